import { codes } from '@gatehouse/contract/errors/codes';
import type { ThirdPartyPending } from '@gatehouse/contract/login/third-party';
import type { CallbackState } from './callback-flow.ts';
import type { RegisterState } from './register-flow.ts';

const uuid = '0197f4c0-0000-7000-8000-000000000001';
const provider = { id: 'example', name: 'Example', letter: 'E' };
const pending: ThirdPartyPending = {
  ...{ uuid, provider, trusted: true, expires_at: Date.UTC(2100, 0, 1) },
  vague_email: 'a***@e***.com',
};
const { vague_email: _, ...nameless } = pending;
const ended = (code: number): CallbackState => ({ step: 'ended', refused: { code, message: '' } });

/** Every state of the page that providers send browsers back to, for tests and the gallery. */
export const callbackStates: Readonly<Record<string, CallbackState>> = {
  checking: { step: 'asking' },
  'new here': { step: 'unlinked', pending },
  'used or over': ended(codes.thirdPartyStateUnknown),
  cancelled: ended(codes.thirdPartyCancelled),
  refused: ended(codes.thirdPartyRefused),
  'out of reach': ended(codes.thirdPartyUnreachable),
  'not to be believed': ended(codes.thirdPartyUntrusted),
  'not offered': ended(codes.thirdPartyUnknown),
  'linked elsewhere': ended(codes.thirdPartyTaken),
  'another is linked': ended(codes.thirdPartyThere),
  'Telegram not linked': { step: 'unbound' },
  offline: ended(-200),
  nothing: { step: 'nothing' },
};

/** The same for the short form that opens an account. */
export const registerStates: Readonly<Record<string, RegisterState>> = {
  looking: { step: 'looking' },
  'trusted address': { step: 'form', pending, another: false },
  'address to prove': { step: 'form', pending: { ...pending, trusted: false }, another: false },
  'another address': { step: 'form', pending, another: true },
  'no address': { step: 'form', pending: nameless, another: true },
  empty: { step: 'form', pending, another: true, wrong: { email: 'empty' } },
  'no address at all': { step: 'form', pending, another: true, wrong: { email: 'shape' } },
  refused: { step: 'form', pending, another: false, refused: { code: codes.signUpBlocked, message: '' } },
  creating: { step: 'submitting', pending, another: false },
  'has an account': { step: 'taken', pending, another: false, maskedEmail: 'a***@e***.com' },
  over: { step: 'gone', refused: { code: codes.thirdPartyStateUnknown, message: '' } },
  nothing: { step: 'gone' },
};
