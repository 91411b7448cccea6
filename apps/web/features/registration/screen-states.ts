import { variantParts } from '@gatehouse/rules/registration-variant';
import type { RegistrationState } from './registration-state.ts';
import type { Start } from './screen-props.ts';

export const byCode: Start = { method: 'email', way: variantParts('newCode', 'email') };

const who = {
  ...{ uuid: '0197f4c0-0000-7000-8000-000000000001', known: true, way: byCode.way },
  account: { method: 'email', email: 'ada@example.com' },
} as const;
const masked = { ...who, account: { method: 'email', email: 'a***@example.com' }, known: false } as const;
const byPhone = { ...who, account: { method: 'mobile', mobile: '0612345678', country: 'NL' } } as const;
const byLink = { ...who, way: variantParts('newLink', 'email') } as const;
const old = { ...who, way: variantParts('oldCode', 'email') } as const;
const atProof = { step: 'proof', resendAt: 0, expiresAt: 0, typing: false } as const;
const code = { ...atProof, ...who } as const;
const link = { ...atProof, ...byLink } as const;
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
  'sending the code': { step: 'sending', ...who, again: false },
  code,
  'code by text message': { ...code, ...byPhone },
  'code of an old variant': { ...code, ...old },
  'sent again': { ...code, news: 'sentAgain' },
  'sending again': { step: 'sending', ...who, again: true },
  'empty code': { ...code, wrong: { why: 'empty' } },
  'short code': { ...code, wrong: { why: 'shape' } },
  'short code of a message': { ...code, ...byPhone, wrong: { why: 'shape' } },
  'wrong code': { ...code, wrong: { why: 700010, triesLeft: 2 } },
  'last wrong code': { ...code, wrong: { why: 700010, triesLeft: 0 } },
  'expired code': { ...code, wrong: { why: 700011 } },
  'code over': { ...code, news: 'expired' },
  'tries used': { ...code, wrong: { why: 700012 } },
  'not sent': { ...code, refused: { code: 700050, message: '' } },
  'not sent, trying again': { step: 'sending', ...who, again: true, notSent: 700050 },
  'message not sent': { ...code, ...byPhone, refused: { code: 700051, message: '' } },
  verifying: { ...code, step: 'verifying', code: '123456' },
  registering: { ...code, ...old, step: 'registering', code: '123456' },
  link,
  'link sent again': { ...link, news: 'sentAgain' },
  'code of the link’s mail': { ...link, typing: true },
  'link opened elsewhere': { ...link, news: 'elsewhere' },
  'link over': { ...link, news: 'expired' },
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
