import { wrongAccount } from '../../login-answers.ts';
import type { ItemAsked, LoginState, Wrong } from '../../login-state.ts';

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
