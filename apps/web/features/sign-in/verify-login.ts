import type { Proof } from '@gatehouse/contract/login/challenge';
import { loginVerify } from '@gatehouse/contract/login/login';
import { getPlatform } from '../../platform/page/browser.ts';
import { newGuid } from '../../platform/page/guid.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { collectLoginExtras } from './login-extras.ts';

export type LoginProof = {
  readonly uuid: string;
  readonly proof: Proof;
  readonly trustDevice?: boolean | undefined;
  /** LOGIN-11: the tx-id of the announced attempt; default: a new one. */
  readonly txId?: string;
};

/** LOGIN-02: answers the challenge of a login. Refusals are values. */
export function verifyLogin(
  page: PageFrame,
  { uuid, proof, trustDevice, txId = newGuid() }: LoginProof,
  signal: AbortSignal,
): Promise<SubmitAnswer> {
  const trusted = trustDevice === undefined ? {} : { trust_device: trustDevice };
  const more = { signal, txId };
  return getPlatform(page).ask(loginVerify, { uuid, proof, ...trusted, ...collectLoginExtras() }, more);
}
