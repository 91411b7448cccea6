import { wrongAccount } from './login-answers.ts';
import type { AccountGiven, ItemAsked, LoginState, PasskeyPicked, Recalled, Wrong } from './login-state.ts';

type Sending = Extract<LoginState, { step: 'sending' }>;

/** A code or a link instead of the password. */
export const itemAsked = [
  {
    to: 'inputAccount',
    when: [
      'it cannot be sent there',
      (_: unknown, { account, item }: ItemAsked) => wrongAccount(account, item) !== undefined,
    ],
    data: (_: unknown, { account, item }: ItemAsked) => ({
      wrong: { account: { why: wrongAccount(account, item) ?? 'shape' } as Wrong },
    }),
  },
  {
    to: 'sending',
    data: (_: unknown, { account, item }: ItemAsked) => ({ account: account.trim(), item }),
    ask: { begin: ({ account, item }: Sending) => ({ account, item }) },
  },
] as const;

/** A passkey in place of account and password. */
export const passkeyAsked = { to: 'passkey', ask: { usePasskey: true } } as const;
/** One of what the browser fills in. */
export const passkeyPicked = {
  to: 'passkey',
  ask: { checkPasskey: (_: unknown, { uuid, response }: PasskeyPicked) => ({ uuid, response }) },
} as const;

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
