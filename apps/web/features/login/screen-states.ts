import type { PageFrame } from '../../shell/page-context.tsx';
import type { LoginState } from './login-state.ts';
import type { LinkState } from './methods/code-and-link/link-state.ts';

const link = { uuid: '0197f4c0-0000-7000-8000-000000000001', token: 'a'.repeat(43) };
const account = 'ada@example.com';
const byPassword = { mask: 'a***@e***.com', passkey: false };
const byPasskey = { ...byPassword, passkey: true };

/** All states of the login form that look different, by name: for tests and the gallery. */
export const formStates: Readonly<Record<string, LoginState>> = {
  form: { step: 'inputAccount', wrong: {} },
  empty: { step: 'inputAccount', wrong: { account: { why: 'empty' }, password: { why: 'empty' } } },
  'no address': { step: 'inputAccount', wrong: { account: { why: 'shape' } } },
  'link to a number': { step: 'inputAccount', wrong: { account: { why: 'address' } } },
  'wrong password': { step: 'inputPassword', account, wrong: { password: { why: 31002 } } },
  'two tries left': { step: 'inputPassword', account, wrong: { password: { why: 31002, triesLeft: 2 } } },
  'no try left': { step: 'inputPassword', account, wrong: {}, refused: { code: 31030, message: '', retryAfterS: 900 } },
  paused: { step: 'inputAccount', wrong: {}, refused: { code: 31030, message: '', retryAfterS: 840 } },
  'network paused': { step: 'inputAccount', wrong: {}, refused: { code: 31018, message: '', retryAfterS: 4000 } },
  'stopped as unsafe': { step: 'inputAccount', wrong: {}, refused: { code: 700085, message: '' } },
  unreachable: { step: 'inputAccount', wrong: {}, refused: { code: -200, message: '' } },
  checking: { step: 'submitting', account },
  'sending a code': { step: 'sending', account, item: 'code' },
  'sending a link': { step: 'sending', account, item: 'link' },
  'waiting for a passkey': { step: 'passkey' },
  'no passkey chosen': { step: 'inputAccount', wrong: {}, passkey: 'dismissed' },
  'unknown passkey': { step: 'inputAccount', wrong: {}, passkey: 'unknown' },
  done: { step: 'done' },
};

/** LOGIN-02: the form on a device that remembers an account, by name: what it remembers, and the state. */
export const knownStates: Readonly<
  Record<string, { readonly known: PageFrame['session']['known']; readonly state: LoginState }>
> = {
  'password first': { known: byPassword, state: { step: 'inputAccount', wrong: {} } },
  'passkey first': { known: byPasskey, state: { step: 'inputAccount', wrong: {} } },
  'by number': { known: { mask: '*** 67', passkey: false }, state: { step: 'inputAccount', wrong: {} } },
  'wrong password': {
    known: byPassword,
    state: { step: 'inputPassword', account, wrong: { password: { why: 31002 } } },
  },
  'waiting for a passkey': { known: byPasskey, state: { step: 'passkey' } },
  'no passkey chosen': { known: byPasskey, state: { step: 'inputAccount', wrong: {}, passkey: 'dismissed' } },
  'no longer remembered': {
    known: byPassword,
    state: { step: 'inputAccount', wrong: { account: { why: 'shape' } } },
  },
  checking: { known: byPassword, state: { step: 'submitting', account } },
};

/** All states of the page of an emailed link. */
export const linkStates: Readonly<Record<string, LinkState>> = {
  looking: { step: 'looking' },
  'in the browser that asked': { step: 'confirm', link, here: true },
  'in another browser': { step: 'confirm', link, here: false },
  'using it': { step: 'checking', link, here: false },
  refused: { step: 'confirm', link, here: true, refused: { code: 31018, message: '', retryAfterS: 60 } },
  arrived: { step: 'arrived', who: 'a***@e***.com' },
  broken: { step: 'over', why: 'broken' },
  used: { step: 'over', why: 'used' },
  'used elsewhere': { step: 'over', why: 'elsewhere' },
  over: { step: 'over', why: 'over' },
  'logged in': { step: 'done' },
};
