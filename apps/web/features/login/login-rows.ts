import { wrongAccount } from './login-answers.ts';
import type { AccountGiven, Recalled, Wrong } from './login-state.ts';
import { itemAsked } from './ways/code-and-link/item-rows.ts';
import { passkeyAsked, passkeyPicked } from './ways/passkey/passkey-rows.ts';

/** The name of an account was given. */
const accountGiven = [
  {
    to: 'inputPassword',
    when: ['it can be an address or a number', (_: unknown, { account }: AccountGiven) => !wrongAccount(account)],
    data: (_: unknown, { account }: AccountGiven) => ({ account: account.trim(), wrong: {} }),
  },
  {
    to: 'inputAccount',
    data: (_: unknown, { account }: AccountGiven) => ({
      wrong: { account: { why: wrongAccount(account) ?? 'shape' } as Wrong },
    }),
  },
] as const;

/** LOGIN-02: after a reload a login that waits for its proof is at once where it was. */
export const recalled = [
  {
    to: 'verificationLink',
    when: ['it waits for a link', (_: unknown, { asked }: Recalled) => asked.ways[0] === 'email_link'],
    data: (_: unknown, { asked }: Recalled) => ({ asked }),
  },
  { to: 'verificationCode', data: (_: unknown, { asked }: Recalled) => ({ asked }) },
] as const;
/** Back to the form, which is found as it was. */
export const form = { to: 'inputAccount', data: () => ({ wrong: {} }) } as const;

/** What can be asked for while the form stands there. */
export const asking = { accountGiven, itemAsked, passkeyAsked, passkeyPicked } as const;
