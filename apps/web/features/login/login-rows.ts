import { wrongAccount } from './login-answers.ts';
import type { AccountGiven, ItemAsked, LoginState, PasskeyPicked, Recalled, Wrong } from './login-state.ts';

type Sending = Extract<LoginState, { step: 'sending' }>;

/** A code or link instead of the password. */
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

/** A passkey instead of account and password. */
export const passkeyAsked = { to: 'passkey', ask: { usePasskey: true } } as const;
/** A passkey chosen in the browser's autofill. */
export const passkeyPicked = {
  to: 'passkey',
  ask: { checkPasskey: (_: unknown, { uuid, response }: PasskeyPicked) => ({ uuid, response }) },
} as const;

/** An account name was entered. */
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

/** LOGIN-02: after a reload, a pending login resumes at its step. */
export const recalled = [
  {
    to: 'verificationLink',
    when: ['it waits for a link', (_: unknown, { asked }: Recalled) => asked.ways[0] === 'email_link'],
    data: (_: unknown, { asked }: Recalled) => ({ asked }),
  },
  { to: 'verificationCode', data: (_: unknown, { asked }: Recalled) => ({ asked }) },
] as const;
/** Back to the form, which keeps its values. */
export const form = { to: 'inputAccount', data: () => ({ wrong: {} }) } as const;

/** The events of the form's steps. */
export const asking = { accountGiven, itemAsked, passkeyAsked, passkeyPicked } as const;
