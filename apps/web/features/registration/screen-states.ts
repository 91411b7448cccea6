import { variantParts } from '@gatehouse/rules/site/registration-variant';
import type { VerificationState } from '../verification/proof-state.ts';
import type { Begun, RegistrationState } from './registration-state.ts';
import type { Start } from './screen-props.ts';

export const byCode: Start = { method: 'email', way: variantParts('newCode', 'email') };

const who = {
  ...{ uuid: '0197f4c0-0000-7000-8000-000000000001', known: true, way: byCode.way },
  account: { method: 'email', email: 'ada@example.com' },
} as const;
const masked = { ...who, account: { method: 'email', email: 'a***@e***.com' }, known: false } as const;
const byPhone = { ...who, account: { method: 'mobile', mobile: '0612345678', country: 'NL' } } as const;
const byLink = { ...who, way: variantParts('newLink', 'email') } as const;
const old = { ...who, way: variantParts('oldCode', 'email') } as const;
const sent = { resendAt: 0, expiresAt: 0 } as const;
const code = { step: 'proof', sent, ...who } as const;
const typing = { step: 'typing', way: 'email', ...sent } as const;
const typingSms = { ...typing, way: 'mobile' } as const;
const waiting = { step: 'waiting', way: 'email_link', ...sent } as const;
const again = { step: 'sending', again: true, ...sent } as const;
const mailDown = { code: 700050, message: '' } as const;
const password = { step: 'password', ...who, recalled: false } as const;
const found = { uuid: who.uuid, kept: false } as const;
const token = 'Riuj4UFjVVoawsIjhc3ge3xx8rZ0EWPwPj-Pg_lHHgI';

/** Every state that looks like no other, by what it is: for tests and for the gallery. */
export const screenStates = {
  info: { step: 'info' },
  'empty address': { step: 'info', wrong: { account: 'empty' } },
  'wrong address': { step: 'info', wrong: { account: 'shape' } },
  'empty address and password': { step: 'info', wrong: { account: 'empty', password: { why: 'empty' } } },
  'number of a closed region': { step: 'info', wrong: { account: 41007 } },
  'malformed referral code': { step: 'info', wrong: { referral: 'shape' } },
  'sending the code': { step: 'proof', ...who },
  code,
  'code of a recalled registration': { ...code, recalled: true },
  'code over': { ...code, standing: { lapsed: 'expired' } },
  'not sent': { ...code, standing: { notSent: mailDown } },
  'not verified': { ...code, standing: { refused: { code: 700021, message: '' } } },
  'code that does not hold any more': { ...code, standing: { wrong: { why: 700011 } } },
  link: { ...code, ...byLink },
  'link over': { ...code, ...byLink, standing: { lapsed: 'expired' } },
  registering: { step: 'registering', ...old },
  confirm: { step: 'confirm', ...masked, token },
  confirming: { step: 'confirming', ...masked, token },
  confirmed: { step: 'confirmed', ...byLink },
  password,
  'recalled password': { ...password, ...masked, recalled: true },
  'empty password': { ...password, wrong: { why: 'empty' } },
  'short password': { ...password, wrong: { why: 'short' } },
  'long password': { ...password, wrong: { why: 'long' } },
  'address as password': { ...password, wrong: { why: 'email' } },
  'common password': { ...password, wrong: { why: 'common' } },
  'name in the password': { ...password, wrong: { why: 'context', word: 'gatehouse' } },
  'refused password': { ...password, wrong: { why: 700033 } },
  'creating the account': { step: 'committingPassword', ...who, recalled: false },
  recalling: { step: 'recalling', found, linked: true },
  'recall failed': { step: 'recalling', found, linked: true, refused: { code: -200, message: '' } },
  expired: { step: 'ended', why: 'expired' },
  used: { step: 'ended', why: 'used' },
  missing: { step: 'ended', why: 'missing' },
  'link used elsewhere': { step: 'ended', why: 'elsewhere' },
  'link expired': { step: 'ended', why: 'linkExpired' },
  'link unknown': { step: 'ended', why: 'linkUnknown' },
  'account exists': { step: 'ended', why: 'registered' },
  done: { step: 'done' },
} as const satisfies Readonly<Record<string, RegistrationState>>;

type ProofState = { readonly begun: Begun; readonly state: VerificationState };

/** Every state of the proof of a registration: how the flow of the proof looks here. */
export const proofStates = {
  'code by text message': { begun: byPhone, state: typingSms },
  'code of an old variant': { begun: old, state: typing },
  'sent again': { begun: who, state: { ...typing, again: true } },
  'sending again': { begun: who, state: { ...again, way: 'email' } },
  'empty code': { begun: who, state: { ...typing, wrong: { why: 'empty' } } },
  'short code': { begun: who, state: { ...typing, wrong: { why: 'shape' } } },
  'short code of a message': { begun: byPhone, state: { ...typingSms, wrong: { why: 'shape' } } },
  'wrong code': { begun: who, state: { ...typing, wrong: { why: 700010, triesLeft: 2 } } },
  'last wrong code': { begun: who, state: { ...typing, wrong: { why: 700010, triesLeft: 0 } } },
  'expired code': { begun: who, state: { ...typing, wrong: { why: 700011 } } },
  'tries used': { begun: who, state: { ...typing, wrong: { why: 700012 } } },
  'not sent, trying again': {
    begun: who,
    state: { step: 'sending', way: 'email', again: false, ...sent, refused: mailDown },
  },
  'message not sent': {
    begun: byPhone,
    state: { step: 'notSent', way: 'mobile', refused: { code: 700051, message: '' } },
  },
  'too many tries to send': {
    begun: who,
    state: { ...typing, refused: { code: 700040, message: '', retryAfterS: 90 } },
  },
  verifying: { begun: who, state: { step: 'checking', way: 'email', ...sent } },
  'verifying with the password': { begun: old, state: { step: 'checking', way: 'email', ...sent } },
  'link sent again': { begun: byLink, state: { ...waiting, again: true } },
  'code of the link’s mail': { begun: byLink, state: typing },
  'link opened elsewhere': { begun: byLink, state: { ...waiting, lapsed: 'elsewhere' } },
  'code of a link opened elsewhere': { begun: byLink, state: { ...typing, lapsed: 'elsewhere' } },
} as const satisfies Readonly<Record<string, ProofState>>;
