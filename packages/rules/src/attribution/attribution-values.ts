import type { Decision, Step } from '../decision.ts';
import { affiliateId } from './affiliate-id.ts';
import { ATTRIBUTION_MAX_CHARS, type AttributionName, attributionName, attributionNames } from './attribution-names.ts';

/** Attribution by name: validated texts of bounded length. */
export type AttributionValues = Readonly<Partial<Record<AttributionName, string>>>;

/** The part of URLSearchParams that is used here; rules compile without DOM types. */
const { URLSearchParams: QueryOf } = globalThis as unknown as {
  URLSearchParams: new (text: string) => Iterable<readonly [string, string]>;
};

/** A code of an inviter has to fit into `user_code`. */
const USER_CODE_MAX_CHARS = 128;
/** All names and values of one arrival together: a registration must stay small. */
const VALUES_MAX_CHARS = 2048;
/** REDIR-12: `?source=commit_login` is the product’s own word. */
const OWN_SOURCES: readonly string[] = ['commit_login'];

const isUserCode = (value: string) => value.length <= USER_CODE_MAX_CHARS;

type Check = { readonly rule: string; readonly check: string; readonly passes: (value: string) => boolean };

const checks: Readonly<Partial<Record<AttributionName, Check>>> = {
  affiliate_id: {
    rule: 'AFF-02',
    check: 'affiliate_id is at most 20 digits',
    passes: (id) => affiliateId(id) !== undefined,
  },
  brokerId: { rule: 'ROUTE-11', check: 'brokerId is short enough for a code', passes: isUserCode },
  ref: { rule: 'ROUTE-11', check: 'ref is short enough for a code', passes: isUserCode },
  source: {
    rule: 'REDIR-12',
    check: 'source is not one of the product’s own words',
    passes: (source) => !OWN_SOURCES.includes(source),
  },
};

/**
 * AFF-07, ROUTE-11: attribution by the query of an address. Of a parameter that is repeated or spelled in several
 * ways the first counts. The steps name parameters, never their values.
 */
export function attributionIn(search: string): Decision<AttributionValues> {
  const found = new Map<AttributionName, string>();
  const trace: Step[] = [];
  for (const [parameter, raw] of new QueryOf(search)) {
    const name = attributionName(parameter);
    const value = raw.trim();
    if (name === undefined || value === '') continue;
    if (found.has(name)) trace.push(noted('AFF-07', `${name} was given before`, 'passed over'));
    else found.set(name, value);
  }
  const kept = soundValues(Object.fromEntries(found));
  return { value: kept.value, trace: [...trace, ...kept.trace] };
}

/** The valid values of an untrusted object; the most important ones where there are too many. */
export function soundValues(given: unknown): Decision<AttributionValues> {
  const kept: Partial<Record<AttributionName, string>> = {};
  const trace: Step[] = [];
  let room = VALUES_MAX_CHARS;
  for (const name of attributionNames) {
    const value = textOf(given, name);
    if (value === undefined) continue;
    const broken = brokenCheck(name, value) ?? (name.length + value.length > room ? noRoom : undefined);
    if (broken) trace.push(noted(broken.rule, broken.check, 'passed over'));
    else {
      kept[name] = value;
      room -= name.length + value.length;
      trace.push(noted('AFF-07', `${name} is kept`, 'noted'));
    }
  }
  return { value: kept, trace };
}

const noRoom = { rule: 'AFF-07', check: 'there is room for it' };

function brokenCheck(name: AttributionName, value: string): Pick<Check, 'rule' | 'check'> | undefined {
  if (value.length > ATTRIBUTION_MAX_CHARS) return { rule: 'AFF-07', check: `${name} is not too long` };
  // Control characters are in no honest link, and a spreadsheet or terminal may interpret them.
  if (/\p{Cc}/u.test(value)) return { rule: 'AFF-07', check: `${name} has no control characters` };
  const check = checks[name];
  return check?.passes(value) === false ? check : undefined;
}

function textOf(given: unknown, name: AttributionName): string | undefined {
  const value = typeof given === 'object' && given !== null && Object.hasOwn(given, name) && Reflect.get(given, name);
  return (typeof value === 'string' && value.trim().toWellFormed()) || undefined;
}

function noted(rule: string, check: string, outcome: Step['outcome']): Step {
  return { rule, check, outcome };
}
