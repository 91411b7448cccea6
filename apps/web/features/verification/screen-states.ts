import type { AuthMethod } from '@gatehouse/contract/login/challenge';
import type { ShownChallenge, VerificationState, WrongProof } from './proof-state.ts';

const UUID = '0197f4c0-0000-7000-8000-000000000001';
const NONE = { resendAt: 0, expiresAt: 0 } as const;

/** A challenge with these methods. */
export function challengeWith(ways: readonly AuthMethod[]): ShownChallenge {
  return { uuid: UUID, ways, expires_at: 0, vague_email: 'a***@e***.com', vague_mobile: '+31 6 •••• 78' };
}

const typing = (way: 'email' | 'mobile' | 'totp' | 'recovery' | 'password', wrong?: WrongProof): VerificationState => ({
  ...{ step: 'typing', way, ...NONE },
  ...(wrong ? { wrong } : {}),
});

/** All states of a verification that look different, by name: for tests and the gallery. */
export const verificationStates: Readonly<Record<string, VerificationState>> = {
  'sending a code': { step: 'sending', way: 'email', again: false, ...NONE },
  'code by mail': typing('email'),
  'code by message': typing('mobile'),
  'code sent again': { step: 'typing', way: 'email', again: true, ...NONE },
  'empty code': typing('email', { why: 'empty' }),
  'short code': typing('mobile', { why: 'shape' }),
  'wrong code': typing('email', { why: 700010, triesLeft: 2 }),
  'last wrong code': typing('email', { why: 700010, triesLeft: 0 }),
  'expired code': typing('email', { why: 700011 }),
  'checking a code': { step: 'checking', way: 'email', ...NONE },
  paused: { step: 'typing', way: 'email', ...NONE, refused: { code: 700040, message: '', retryAfterS: 840 } },
  offline: { step: 'typing', way: 'email', ...NONE, refused: { code: -200, message: '' } },
  'not sent': { step: 'notSent', way: 'email', refused: { code: 700050, message: '' } },
  authenticator: typing('totp'),
  'wrong authenticator code': typing('totp', { why: 700010 }),
  'recovery code': typing('recovery'),
  'used recovery code': typing('recovery', { why: 700010 }),
  password: typing('password'),
  'wrong password': typing('password', { why: 31002 }),
  passkey: { step: 'passkey', way: 'passkey', ...NONE },
  'passkey, none chosen': { step: 'passkey', way: 'passkey', ...NONE, dismissed: true },
  'passkey of another': { step: 'passkey', way: 'passkey', ...NONE, wrong: { why: 700010 } },
  'waiting for a passkey': { step: 'checking', way: 'passkey', ...NONE },
  link: { step: 'waiting', way: 'email_link', ...NONE },
  'link sent again': { step: 'waiting', way: 'email_link', again: true, ...NONE },
  choosing: { step: 'choosing', from: 'email', ...NONE },
  'over, expired': { step: 'over', why: 'expired' },
  'over, tries used': { step: 'over', why: 'used' },
  'over, elsewhere': { step: 'over', why: 'elsewhere' },
};

/** The methods shown beside a state's own. */
export const everyMethod: readonly AuthMethod[] = ['passkey', 'totp', 'email', 'mobile', 'recovery', 'password'];
/** A link and the code of the same mail. */
export const mailMethods: readonly AuthMethod[] = ['email_link', 'email'];
