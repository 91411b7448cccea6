import { isPlainPath } from '@gatehouse/contract/telemetry/plain-path';
import { isKnownCall, isKnownCode } from './known-facts.ts';

const like = (shape: RegExp) => (value: string) => shape.test(value) && isAnonymous(value);

/** SHELL-10: the kinds of proof that a user has; never the proof itself. */
const LEFT = like(/^(?:there|lost|none)$/);

/**
 * The facts that a stored decision may have, with the pattern of each. None can identify a user: `code` and `call` are known
 * names, `path` is a page's (`knownPath` checks what browsers report), the others are fixed words.
 */
const CHECKS = {
  account: like(/^(?:visitor|user)$/),
  action: like(/^[\w-]{1,60}$/),
  call: isKnownCall,
  code: isKnownCode,
  country: like(/^(?:[A-Z]{2}|unknown)$/),
  element: like(/^[\w.-]{1,60}$/),
  email: LEFT,
  factor: LEFT,
  environment: like(/^(?:default|test|testnet)$/),
  hostKind: like(/^(?:site|china|explore)$/),
  item: like(/^(?:authenticator|email|mobile)$/),
  kycCountry: like(/^(?:[A-Z]{2}|unknown)$/),
  language: like(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/),
  loggedIn: like(/^(?:yes|no)$/),
  loginOnly: like(/^(?:yes|no)$/),
  mobile: LEFT,
  page: like(/^[\w-]{1,40}$/),
  password: LEFT,
  path: (value: string) => isPlainPath(value) && isAnonymous(value),
  region: like(/^(?:EEA|other|unknown)$/),
  subdivision: like(/^(?:[A-Z0-9]{1,3}|unknown)$/),
  to: like(/^[\w-]{1,40}$/),
} as const;

export type FactName = keyof typeof CHECKS;
/** Unknown facts may be left out. */
export type Facts = { readonly [name in FactName]?: string | undefined };

/** Mail addresses, telephone numbers and ids, network addresses, long secrets: never stored. */
const PERSONAL =
  /[^\s@]+@[^\s@]+|\d[\d ()-]{5,}\d|\b\d{1,3}(?:\.\d{1,3}){3}\b|(?:[0-9a-f]{0,4}:){2,}[0-9a-f.]*|[\w-]{41,}/gi;

/** A sentence without anything that could identify a user, and without queries of addresses. */
export function withoutPersons(text: string, most = 240): string {
  return text
    .slice(0, most * 4)
    .replace(/\?[\w%.-]+=\S*/g, '')
    .replace(PERSONAL, '(left out)')
    .slice(0, most);
}

/** The facts that may be stored, or the name of the first that may not: it is not on the list, or does not match its pattern. */
export function checkedFacts(facts: Readonly<Record<string, unknown>>): Record<string, string> | { refused: string } {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(facts)) {
    if (value === undefined) continue;
    if (!isFact(name, value)) return { refused: name.slice(0, 40) };
    kept[name] = value;
  }
  return kept;
}

function isFact(name: string, value: unknown): value is string {
  return Object.hasOwn(CHECKS, name) && typeof value === 'string' && CHECKS[name as FactName](value);
}

function isAnonymous(value: string): boolean {
  return withoutPersons(value) === value;
}
