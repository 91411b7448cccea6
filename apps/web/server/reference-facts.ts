/** What a kept decision may say of the question, and how each may look. Nothing here can name a person. */
const SHAPES = {
  account: /^(?:visitor|user)$/,
  action: /^[\w-]{1,60}$/,
  call: /^(?:\/[\w-]{1,40}){1,6}$/,
  code: /^-?[\w-]{1,40}$/,
  country: /^(?:[A-Z]{2}|unknown)$/,
  element: /^[\w.-]{1,60}$/,
  environment: /^(?:default|test|testnet)$/,
  hostKind: /^(?:site|china|explore)$/,
  kycCountry: /^(?:[A-Z]{2}|unknown)$/,
  language: /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/,
  loggedIn: /^(?:yes|no)$/,
  loginOnly: /^(?:yes|no)$/,
  page: /^[\w-]{1,40}$/,
  path: /^\/(?:[\w.-]{1,40}\/?){0,8}$/,
  region: /^(?:EEA|other|unknown)$/,
  subdivision: /^(?:[A-Z0-9]{1,3}|unknown)$/,
  to: /^[\w-]{1,40}$/,
} as const;

export type FactName = keyof typeof SHAPES;
/** What is not known may be left out. */
export type Facts = { readonly [name in FactName]?: string | undefined };

/** Mail addresses, telephone numbers and ids, network addresses, long secrets: never kept, wherever they come from. */
const PERSONAL =
  /[^\s@]+@[^\s@]+|\d[\d ()-]{5,}\d|\b\d{1,3}(?:\.\d{1,3}){3}\b|(?:[0-9a-f]{0,4}:){2,}[0-9a-f.]*|[\w-]{41,}/gi;

/** A sentence without what could name a person, and without the query of an address. */
export function withoutPersons(text: string, most = 240): string {
  return text
    .slice(0, most * 4)
    .replace(/\?[\w%.-]+=\S*/g, '')
    .replace(PERSONAL, '(left out)')
    .slice(0, most);
}

/**
 * The facts that may be kept, or the name of the first that may not: one that is not on the list, or does not look as
 * it should.
 */
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
  if (!Object.hasOwn(SHAPES, name) || typeof value !== 'string') return false;
  return SHAPES[name as FactName].test(value) && withoutPersons(value) === value;
}
