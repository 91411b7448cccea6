import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEmail } from './email.ts';

const corpus = join(
  process.env.CORPORA_DIR ?? join(import.meta.dirname, '../../../../shared/corpora'),
  'email/isemail-tests.xml',
);
const present = existsSync(corpus);
if (!present) console.log(`The isemail set is left out: ${corpus} is not there. Generated cases still run.`);

/** `edges`: refused, unless white space around the address is all that the set has against it: that is cut off. */
type Verdict = 'taken' | 'refused' | 'edges';

/** Our verdict by the set's diagnosis; docs/addresses.md says why. */
const verdicts: Readonly<Record<string, Verdict>> = {
  ISEMAIL_VALID: 'taken',
  ISEMAIL_DNSWARN_NO_MX_RECORD: 'taken',
  ISEMAIL_DNSWARN_NO_RECORD: 'taken',
  ISEMAIL_CFWS_FWS: 'edges',
  ISEMAIL_DEPREC_FWS: 'edges',
  ISEMAIL_ERR_CR_NO_LF: 'edges',
  ISEMAIL_ERR_EXPECTING_ATEXT: 'edges',
  ISEMAIL_ERR_FWS_CRLF_END: 'edges',
  ISEMAIL_ERR_FWS_CRLF_X2: 'edges',
};

/** Taken by their diagnosis, and refused by us: one label, or an ending that no domain has. */
const refusedEndings = ['test@io', 'test@iana.a', 'test@iana.co-uk'];
const lettersOfTheAlphabet = /^a@a\.b\.c\.d\.e\./;

type Case = { readonly typed: string; readonly diagnosis: string };

const cases: readonly Case[] = present
  ? [...readFileSync(corpus, 'utf8').matchAll(/<test id="\d+">([\s\S]*?)<\/test>/g)].map(([, inside = '']) => ({
      typed: unescaped(/<address>([\s\S]*?)<\/address>/.exec(inside)?.[1] ?? ''),
      diagnosis: /<diagnosis>(\w+)<\/diagnosis>/.exec(inside)?.[1] ?? '',
    }))
  : [];

/** The set writes control characters as their symbols, U+2400 and on. */
function unescaped(text: string): string {
  return text
    .replace(/&#x([0-9A-Fa-f]+);/g, (_, hex) => {
      const point = Number.parseInt(hex, 16);
      return String.fromCodePoint(point >= 0x2400 && point < 0x2420 ? point - 0x2400 : point);
    })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function isTaken({ typed, diagnosis }: Case): boolean {
  if (refusedEndings.includes(typed) || lettersOfTheAlphabet.test(typed)) return false;
  const verdict = verdicts[diagnosis] ?? 'refused';
  return verdict === 'taken' || (verdict === 'edges' && typed.trim() !== typed);
}

describe.skipIf(!present)('the isemail set', () => {
  test('is whole', () => {
    expect(cases).toHaveLength(164);
    expect(cases.filter(({ diagnosis }) => diagnosis === '')).toEqual([]);
  });

  test('each of its addresses is taken or refused as its diagnosis says', () => {
    const faults = cases
      .filter((one) => (readEmail(one.typed) !== undefined) !== isTaken(one))
      .map(({ typed, diagnosis }) => `${JSON.stringify(typed)} ${diagnosis}`);
    expect(faults).toEqual([]);
    expect(cases.filter(isTaken)).toHaveLength(42);
  });

  test('what is taken is the address without white space around it, and no two addresses become one', () => {
    const byKey = new Map<string, Set<string>>();
    for (const { typed } of cases) {
      const read = readEmail(typed);
      if (!read) continue;
      expect(read.email).toBe(typed.trim());
      byKey.set(read.key, (byKey.get(read.key) ?? new Set()).add(typed.trim().toLowerCase()));
    }
    for (const [key, written] of byKey) expect([...written]).toEqual([key]);
  });
});

test('two mailboxes have one key only where they differ in capitals alone', () => {
  const local = fc.stringMatching(/^[A-Ca-c1+._-]{1,6}$/);
  const domain = fc.stringMatching(/^[A-Ca-cßüÜé1-]{1,5}\.(?:example|EXAMPLE)$/u);
  const address = fc.tuple(local, domain).map((parts) => parts.join('@'));
  const mailbox = (typed: string) => {
    const [name = '', host = ''] = typed.toLowerCase().split('@');
    return `${name}@${new URL(`http://${host}`).host}`;
  };
  fc.assert(
    fc.property(address, address, fc.boolean(), (one, second, alike) => {
      const other = alike ? one.toUpperCase().replaceAll('SS', 'ß') : second;
      const [a, b] = [readEmail(one), readEmail(other)];
      if (a && b) expect(a.key === b.key, `${one} ${other}`).toBe(mailbox(one) === mailbox(other));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['a.b@example.com', 'ab@example.com'],
  ['a+b@example.com', 'a@example.com'],
  ['a@straße.example', 'a@strasse.example'],
  ['a@münchen.example', 'a@munchen.example'],
  ['a@example.com', 'a@example.com.example'],
  ['a@example.com', 'a@xn--example-.com'],
])('%s and %s are two', (one, other) => {
  expect(readEmail(one)?.key).toBeDefined();
  expect(readEmail(one)?.key).not.toBe(readEmail(other)?.key);
});
