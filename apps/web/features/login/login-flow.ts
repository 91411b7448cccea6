import { codes } from '@gatehouse/contract/codes';
import { defineFlow } from '../../platform/flow.ts';
import { type Refused, refusedBy, type SubmitAnswer, UNREACHABLE, wrongAddress } from '../submit-answer.ts';

/** LOGIN-07: the counts of wrong passwords that are shown, as tries left until the login is paused (31030). */
const TRIES_LEFT: Readonly<Record<number, number>> = { 3: 2, 4: 1, 5: 0 };
/** Asks for one more check before the session starts (LOGIN-02). */
const VERIFICATION_ASKED = 20100;

/** What is wrong with a field: empty, not an address, or the code of an answer. */
export type Wrong = { readonly why: 'empty' | 'shape' | number; readonly triesLeft?: number };
type Shown = {
  readonly wrong: { readonly account?: Wrong; readonly password?: Wrong };
  /** What stopped the whole form. */
  readonly refused?: Refused;
};

/** LOGIN-02. Account and password are on one screen; the step says which of the two the form still waits for. */
export type LoginState =
  | ({ readonly step: 'inputAccount' } & Shown)
  | ({ readonly step: 'inputPassword'; readonly account: string } & Shown)
  | { readonly step: 'submitting'; readonly account: string }
  | { readonly step: 'verificationCode'; readonly account: string }
  | { readonly step: 'verificationLink'; readonly account: string }
  | { readonly step: 'done' };

type AccountGiven = { readonly type: 'accountGiven'; readonly account: string };
type PasswordGiven = { readonly type: 'passwordGiven'; readonly empty: boolean };
type Answered = { readonly type: 'answered'; readonly answer: SubmitAnswer };
export type LoginEvent = AccountGiven | PasswordGiven | Answered | { readonly type: 'wentBack' };

/** The password stays in the form, where `logIn` reads it: no state ever holds it. */
export type LoginEffect = { readonly type: 'logIn'; readonly account: string } | { readonly type: 'leave' };

const accountRows = [
  {
    to: 'inputPassword',
    when: ['it can be an address', (_: unknown, { account }: AccountGiven) => wrongAddress(account) === undefined],
    data: (_: unknown, { account }: AccountGiven) => ({ account: account.trim(), wrong: {} }),
  },
  {
    to: 'inputAccount',
    data: (_: unknown, { account }: AccountGiven) => ({
      wrong: { account: { why: wrongAddress(account) ?? 'shape' } as Wrong },
    }),
  },
] as const;

const back = {
  to: 'inputPassword',
  data: ({ account }: { readonly account: string }) => ({ account, wrong: {} }),
} as const;

/** LOGIN-01, LOGIN-02, LOGIN-07: the table of the login form. */
export const loginFlow = defineFlow<LoginState, LoginEvent, LoginEffect>({
  name: 'login',
  start: { step: 'inputAccount', wrong: {} },
  steps: {
    inputAccount: {
      accountGiven: accountRows,
      passwordGiven: {
        to: 'inputAccount',
        when: ['it is empty', (_, { empty }) => empty],
        data: ({ wrong }) => ({ wrong: { ...wrong, password: { why: 'empty' } } }),
      },
    },
    inputPassword: {
      accountGiven: accountRows,
      passwordGiven: [
        {
          to: 'inputPassword',
          when: ['it is empty', (_, { empty }) => empty],
          data: ({ account }) => ({ account, wrong: { password: { why: 'empty' } } }),
        },
        {
          to: 'submitting',
          data: ({ account }) => ({ account }),
          ask: { logIn: ({ account }) => ({ account }) },
        },
      ],
    },
    submitting: {
      answered: [
        { to: 'done', when: ['success', (_, { answer }) => answer.ret_code === codes.success], ask: { leave: true } },
        {
          to: 'inputPassword',
          when: ['wrong password', (_, { answer }) => answer.ret_code === codes.wrongPassword],
          data: ({ account }, { answer }) => ({ account, wrong: { password: wrongPassword(answer) } }),
        },
        {
          to: 'inputAccount',
          when: ['the account is malformed', (_, { answer }) => isAbout(answer, 'login_name')],
          data: () => ({ wrong: { account: { why: 'shape' } } }),
        },
        {
          to: 'verificationLink',
          when: ['one more check, by link', (_, { answer }) => asksFor(answer) === 'link'],
          data: ({ account }) => ({ account }),
        },
        {
          to: 'verificationCode',
          when: ['one more check, by code', (_, { answer }) => asksFor(answer) === 'code'],
          data: ({ account }) => ({ account }),
        },
        {
          to: 'inputPassword',
          when: ['refused: paused (31030), address limit (31018) and every other code', () => true],
          data: ({ account }, { answer }) => ({ account, wrong: {}, refused: refusedBy(answer) }),
        },
      ],
      effectFailed: {
        to: 'inputPassword',
        data: ({ account }) => ({ account, wrong: {}, refused: UNREACHABLE }),
      },
    },
    verificationCode: { wentBack: back },
    verificationLink: { wentBack: back },
    done: {},
  },
});

function wrongPassword({ result }: SubmitAnswer): Wrong {
  const count = (result as { pass_err_count?: unknown } | undefined)?.pass_err_count;
  const triesLeft = typeof count === 'number' ? TRIES_LEFT[count] : undefined;
  return { why: codes.wrongPassword, ...(triesLeft === undefined ? {} : { triesLeft }) };
}

function isAbout({ ret_code, result }: SubmitAnswer, field: string): boolean {
  return ret_code === codes.invalidField && (result as { field?: unknown } | undefined)?.field === field;
}

function asksFor({ ret_code, result }: SubmitAnswer): 'code' | 'link' | undefined {
  if (ret_code !== VERIFICATION_ASKED) return undefined;
  return (result as { by?: unknown } | undefined)?.by === 'link' ? 'link' : 'code';
}
