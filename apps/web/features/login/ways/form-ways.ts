import type { LoginWay } from '@gatehouse/rules/login/login-ways';
import { codeWay } from './code-and-link/code-way.tsx';
import { linkWay } from './code-and-link/link-way.tsx';
import type { FormWay } from './form-way.ts';
import { passkeyWay } from './passkey/passkey-way.tsx';

/** The ways that are rows of the login form; every other is a part that the page puts in (`LoginParts`). */
export const formWays = { passkey: passkeyWay, code: codeWay, link: linkWay } satisfies Partial<
  Record<LoginWay, FormWay>
>;
export type FormWayId = keyof typeof formWays;
