import type { AuthMethod } from '@gatehouse/contract/login/challenge';
import { KNOWN_LOGIN_NAME } from '@gatehouse/contract/login/known-account';
import { type Refused, refusedBy, type SubmitAnswer, wrongAddress } from '../forms/submit-answer.ts';
import type { Item, ShownLoginChallenge, Wrong } from './login-state.ts';

/** SIGNUP-01: digits of a mobile number, with punctuation before and between them. The server decides. */
const NUMBER = /^([^\p{L}\p{Nd}@]*\p{Nd}){7,19}$/u;

/** Why a text cannot be an account name; a link needs an address. */
export function wrongAccount(account: string, item?: Item): Wrong['why'] | undefined {
  if (account === KNOWN_LOGIN_NAME) return undefined;
  if (!NUMBER.test(account.trim())) return wrongAddress(account);
  return item === 'link' ? 'address' : undefined;
}

/** The challenge in an answer; undefined where it has none that this page supports. */
export function challengeFrom({ result }: SubmitAnswer): ShownLoginChallenge | undefined {
  const asked = result as Partial<ShownLoginChallenge> | null | undefined;
  const isWhole = typeof asked?.uuid === 'string' && Array.isArray(asked.ways) && asked.ways.length > 0;
  return isWhole ? ({ expires_at: 0, ...asked } as ShownLoginChallenge) : undefined;
}

/** The challenge with the method first by which it was just sent. */
export function sentFirst(asked: ShownLoginChallenge, item: Item): ShownLoginChallenge {
  const isSent = (way: AuthMethod) => (item === 'link') === (way === 'email_link');
  const sent = asked.ways.filter((way) => isSent(way));
  return { ...asked, ways: [...sent, ...asked.ways.filter((way) => !sent.includes(way))] };
}

/** The refusal of the form: it stays after a dialog with the same message is closed. */
export function stopped(answer: SubmitAnswer): { readonly refused: Refused } {
  return { refused: refusedBy(answer) };
}
