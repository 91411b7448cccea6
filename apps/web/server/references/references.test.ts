import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freshReference, readReference } from './reference-code.ts';
import { checkedFacts, withoutPersons } from './reference-facts.ts';
import { createReferences, type DecisionToStore, memoryStore, REFERENCE_TTL_MS } from './references.ts';

const decision = {
  value: 'blocked',
  trace: [
    { rule: 'REGION-03', check: 'the country is banned', outcome: 'passed over' },
    { rule: 'REGION-03', check: 'sign-up is closed in the country', outcome: 'won', detail: 'blocked' },
  ],
} as const;
const toKeep: DecisionToStore = {
  question: 'Can an account be opened here?',
  site: 'kz',
  facts: { country: 'US', path: '/en/register', language: 'en', code: undefined },
  decision,
};

function kept(more: Partial<DecisionToStore> = {}, now = { ms: 1_000 }) {
  const problems: string[] = [];
  const references = createReferences({ clock: () => now.ms, report: (problem) => problems.push(problem) });
  return { reference: references.keep({ ...toKeep, ...more }), references, problems, now };
}

describe('the spelling of a reference', () => {
  test('forty bits of randomness in letters that cannot be confused', () => {
    const many = new Set(Array.from({ length: 2_000 }, freshReference));
    expect(many.size).toBe(2_000);
    for (const one of many) expect(one).toMatch(/^GH-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  test.each([
    ['GH-7K3F-92QX'],
    ['gh-7k3f-92qx'],
    ['GH7K3F92QX'],
    ['7K3F92QX'],
    ['7k3f-92qx'],
    [' gh 7k3f 92qx '],
    ['GH–7K3F—92QX'],
  ])('%j is read as GH-7K3F-92QX', (spelling) => {
    expect(readReference(spelling)).toBe('GH-7K3F-92QX');
  });

  test('characters that look alike are the same', () => {
    expect(readReference('gh-o1il-0000')).toBe('GH-0111-0000');
  });

  test.each([
    '',
    'GH',
    'GH-7K3F-92Q',
    'GH-7K3F-92QXX',
    'XX-7K3F-92QX',
    'GH-7K3U-92QX',
    '../etc',
    '\u0000',
    'GH-7K3F-92QX'.repeat(9),
  ])('%j is no reference', (spelling) => expect(readReference(spelling)).toBeUndefined());

  test('any input is read or refused, and every reference reads as itself', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readReference(text);
        if (read !== undefined) expect(readReference(read)).toBe(read);
      }),
    );
    for (let count = 0; count < 200; count += 1) {
      const reference = freshReference();
      expect(readReference(reference.toLowerCase().replaceAll('-', ''))).toBe(reference);
    }
  });
});

describe('stored decisions', () => {
  test('a decision comes back with its question, facts, value, reasons and time', async () => {
    const { reference = '', references } = kept();
    expect(await references.open(reference.toLowerCase().replaceAll('-', ''))).toEqual({
      reference,
      question: toKeep.question,
      site: 'kz',
      facts: { country: 'US', path: '/en/register', language: 'en' },
      reported: [],
      value: 'blocked',
      trace: decision.trace,
      at: 1_000,
    });
  });

  test('after seven days it is unknown', async () => {
    const { reference = '', references, now } = kept();
    now.ms += REFERENCE_TTL_MS - 1;
    expect(await references.open(reference)).toBeDefined();
    now.ms += 1;
    expect(await references.open(reference)).toBeUndefined();
  });

  test('identical decisions share a reference for an hour; every other has its own', () => {
    const { reference, references, now } = kept();
    expect(new Set([reference, ...Array.from({ length: 100 }, () => references.keep(toKeep))]).size).toBe(1);
    const others = [
      { site: 'tr' },
      { question: 'Why' },
      { facts: { country: 'IR' } },
      { decision: { ...decision, value: 'x' } },
    ].map((more) => references.keep({ ...toKeep, ...more }));
    expect(new Set([reference, undefined, ...others]).size).toBe(6);
    now.ms += 3_600_000;
    expect([reference, undefined]).not.toContain(references.keep(toKeep));
  });

  test('sixty new ones a minute in total; then there is none, known ones are shared, and older ones stay', async () => {
    const { reference = '', references, now } = kept();
    const code = (number: number) => references.keep({ ...toKeep, facts: { code: String(number) } });
    const given = Array.from({ length: 5_000 }, (_, number) => code(number));
    expect(given.filter((one) => one !== undefined)).toHaveLength(59);
    expect([code(4_999), code(0), references.keep(toKeep)]).toEqual([undefined, given[0], reference]);
    now.ms += 60_000;
    expect(code(4_999)).toBeDefined();
    expect(await references.open(reference)).toBeDefined();
  });

  test('memory is bounded: while it is full no other is stored, and expired ones are dropped', async () => {
    let now = 0;
    const store = memoryStore({ clock: () => now, most: 3 });
    expect(['a', 'b', 'c', 'd'].map((name) => store.save(name, name))).toEqual([true, true, true, false]);
    expect(await Promise.all(['a', 'b', 'c', 'd'].map((name) => store.load(name)))).toEqual(['a', 'b', 'c', undefined]);
    now = REFERENCE_TTL_MS;
    expect(store.save('e', 'e')).toBe(true);
    expect(await Promise.all(['b', 'e'].map((name) => store.load(name)))).toEqual([undefined, 'e']);
  });

  test('a reference that failed to be stored is not shared', () => {
    const lost: (() => void)[] = [];
    const store = {
      save: (_: string, __: string, onLost = () => {}) => !!lost.push(onLost),
      load: async () => undefined,
    };
    const references = createReferences({ store });
    const first = references.keep(toKeep);
    expect(references.keep(toKeep)).toBe(first);
    lost[0]?.();
    expect([first, undefined]).not.toContain(references.keep(toKeep));
  });

  test('without a store there is no reference, and nothing throws', async () => {
    const store = { save: () => false, load: () => Promise.reject(new Error('down')) };
    const references = createReferences({ store });
    expect(references.keep(toKeep)).toBeUndefined();
    expect(await references.open('GH-7K3F-92QX')).toBeUndefined();
  });

  test('a site in a decision is stored as its id, and long reasons are cut', async () => {
    const value = { kind: 'wall', to: { id: 'nl', hosts: ['nl.localhost'] }, forced: true };
    const step = { rule: 'R', check: 'c'.repeat(5_000), outcome: 'noted', detail: 'd '.repeat(5_000) } as const;
    const { reference = '', references } = kept({ decision: { value, trace: Array(200).fill(step) } });
    const opened = await references.open(reference);
    expect(opened?.value).toBe('{"kind":"wall","to":"nl","forced":true}');
    expect(JSON.stringify(opened).length).toBeLessThan(16_000);
  });
});

describe('no personal data', () => {
  const names = Object.keys({
    ...{ account: 1, action: 1, call: 1, code: 1, country: 1, element: 1, environment: 1, hostKind: 1, kycCountry: 1 },
    ...{ language: 1, loggedIn: 1, loginOnly: 1, page: 1, path: 1, region: 1, subdivision: 1, to: 1 },
  });

  test('any fact outside the list is refused, with any value', () => {
    fc.assert(
      fc.property(fc.string(), fc.oneof(fc.string(), fc.jsonValue()), (name, value) => {
        fc.pre(!names.includes(name));
        const { reference, problems } = kept({ facts: { country: 'KZ', [name]: value } as DecisionToStore['facts'] });
        expect(reference).toBeUndefined();
        expect(problems).toHaveLength(1);
      }),
    );
  });

  test.each([
    ['path', '/en/register?email=a@b.example'],
    ['path', '/en/person@mail.example'],
    ['path', '/user/4915112345678'],
    ['country', 'de'],
    ['country', 'Germany'],
    ['code', 'a code with words'],
    ['code', 'john-smith-secret'],
    ['code', '12345678'],
    ['call', '/login?x=1'],
    ['call', '/api/acc-12345'],
    ['language', '../../x'],
    ['region', 'somewhere'],
    ['page', 'x'.repeat(41)],
    ['toString', 'x'],
    ['__proto__', 'x'],
  ])('fact %s=%j is refused', (name, value) => {
    const facts = Object.fromEntries([[name, value]]);
    expect(checkedFacts(facts)).toEqual({ refused: name });
  });

  test('mail addresses, telephone numbers, network addresses and secrets never pass', () => {
    const mail = fc.emailAddress();
    const phone = fc.stringMatching(/^\+\d{10,14}$/);
    const address = fc.oneof(fc.ipV4(), fc.ipV6());
    const secret = fc.stringMatching(/^[A-Za-z0-9_-]{48,90}$/);
    fc.assert(
      fc.property(fc.oneof(mail, phone, address, secret), fc.constantFrom(...names), (personal, name) => {
        fc.pre(personal.length > 6);
        expect(checkedFacts({ [name]: personal })).toEqual({ refused: name });
        expect(withoutPersons(`asked for ${personal} here`)).not.toContain(personal);
      }),
    );
  });

  test('reasons lose what could identify a user', async () => {
    const trace = [
      { rule: 'X', check: 'for ann@mail.example', outcome: 'won', detail: 'from 192.0.2.7 at /a?token=abc' },
    ] as const;
    const { reference = '', references } = kept({ decision: { value: 'ann@mail.example', trace } });
    const text = JSON.stringify(await references.open(reference));
    expect(text).not.toMatch(/ann@|192\.0\.2|token=/);
  });

  test.each([[{ question: 'x'.repeat(101) }], [{ question: '<b>' }], [{ site: '<script>' }]])(
    '%j is not stored',
    (more) => expect(kept(more).reference).toBeUndefined(),
  );
});
