import { describe, expect, test } from 'vitest';
import { productTests, silentTests } from './trace-product.ts';
import { idsCarried, idsInTitles, requirementsOf } from './trace-reading.ts';
import { checkReportOf, fullReportOf, summaryOf, traceOf, unproved } from './trace-report.ts';
import { tokensOf } from './trace-tokens.ts';

describe('the ledger', () => {
  test('several requirements on one bullet, and mere pointers to others', () => {
    const ledger = [
      '# Title',
      'An intro that names AAA-09.',
      '## AAA: things',
      '- AAA-01 One (see BBB-01).',
      '- AAA-02 /a, /b. AAA-03 /c. AAA-04 D Four, as AAA-01 says; see AAA-02. BBB-02 is another family.',
      '## BBB',
      '- BBB-01 Last.',
      '- no id at all',
    ].join('\n');
    expect(requirementsOf(ledger)).toEqual([
      { id: 'AAA-01', text: 'One (see BBB-01).' },
      { id: 'AAA-02', text: '/a, /b.' },
      { id: 'AAA-03', text: '/c.' },
      { id: 'AAA-04', text: 'D Four, as AAA-01 says; see AAA-02. BBB-02 is another family.' },
      { id: 'BBB-01', text: 'Last.' },
    ]);
  });
  test('an id that occurs twice is refused', () => {
    expect(() => requirementsOf('- AAA-01 One.\n- AAA-01 Again.')).toThrow('AAA-01 stands twice');
  });
});

describe('titles', () => {
  const bracket = (...ids: string[]) => `[${ids.join(', ')}]`;
  test.each<[string, string, string[]]>([
    ['plain', `test('${bracket('AAA-01')} x', () => {});`, ['AAA-01']],
    ['it and describe', `describe("${bracket('AAA-01')}", () => { it('${bracket('AAA-02')}') })`, ['AAA-01', 'AAA-02']],
    ['several brackets', `test('${bracket('AAA-01')} ${bracket('BBB-02')} x')`, ['AAA-01', 'BBB-02']],
    ['several ids in one pair', `test('${bracket('AAA-01', 'BBB-02')} x')`, ['AAA-01', 'BBB-02']],
    ['no bracket is no id', `test('AAA-01 x')`, []],
    ['a template', `test(\`${bracket('AAA-01')} \${name({ a: '}' })} ${bracket('AAA-02')}\`)`, ['AAA-01', 'AAA-02']],
    ['each with rows', `test.each([[1, ')'], [2, '(']])('${bracket('AAA-01')} %s', f)`, ['AAA-01']],
    ['ids within the rows', `test.each([['${bracket('AAA-01')} a', 1]])('%s', f)`, ['AAA-01']],
    ['an id for `[%s]`', `test.each([['AAA-01', 1], ['AAA-02', 2]])('[%s] x %d', f)`, ['AAA-01', 'AAA-02']],
    ['a row that is an id, and a title without a place for it', `test.each([['AAA-01', 1]])('%s', f)`, []],
    ['each with a name', `test.each(rows)('${bracket('AAA-01')} %s', f)`, ['AAA-01']],
    ['each with a tagged table', `test.each\`a|b\n\${1}|\${2}\`('${bracket('AAA-01')} $a', f)`, ['AAA-01']],
    [
      'skipIf and runIf',
      `test.skipIf(!a)('${bracket('AAA-01')} x', f); test.runIf(a)('${bracket('AAA-02')} x', f)`,
      [],
    ],
    ['a group without a test that runs', `describe('${bracket('AAA-01')}', () => { test.skip('x', f); })`, []],
    ['a title on its own line', `test(\n  '${bracket('AAA-01')} x',\n  f)`, ['AAA-01']],
    ['a test that never runs', `test.todo('${bracket('AAA-01')}'); test.skip('${bracket('AAA-02')}', f)`, []],
    ['a test that must fail', `test.fails('${bracket('AAA-01')}', f)`, []],
    [
      'a group that never runs',
      `describe.skip('x', () => { test('${bracket('AAA-01')}', f) }); test('${bracket('AAA-02')}')`,
      ['AAA-02'],
    ],
    ['a comment', `// test('${bracket('AAA-01')}')\n/* test('${bracket('AAA-02')}') */`, []],
    ['a text that holds a test', `const a = "test('${bracket('AAA-01')}')";`, []],
    ['a regular expression with quotes', `const a = /['"\`(]/; test('${bracket('AAA-01')}')`, ['AAA-01']],
    ['a division is no regular expression', `const a = b / 2; test('${bracket('AAA-01')}'); c / d`, ['AAA-01']],
    ['a stray quote in JSX', `const a = <p>Don't</p>;\ntest('${bracket('AAA-01')}', f)`, ['AAA-01']],
    ['a method called test', `pattern.test('${bracket('AAA-01')}')`, []],
    ['a later argument', `test('x', '${bracket('AAA-01')}')`, []],
    ['an escaped quote', `test('it\\'s ${bracket('AAA-01')}', f)`, ['AAA-01']],
    ['broken off', `test('${bracket('AAA-01')}', (`, ['AAA-01']],
  ])('%s', (_, source, ids) => expect(idsInTitles(source)).toEqual(ids));
});

test('texts, comments, words and signs are told apart', () => {
  expect(tokensOf(`a("b", \`c\${d}\`) /* e */ 'f`)).toEqual([
    { kind: 'word', text: 'a' },
    { kind: 'sign', text: '(' },
    { kind: 'text', text: 'b' },
    { kind: 'sign', text: ',' },
    { kind: 'text', text: 'c…' },
    { kind: 'sign', text: ')' },
    { kind: 'comment', text: '/* e */' },
    { kind: 'sign', text: `'` },
    { kind: 'word', text: 'f' },
  ]);
});

describe('carriers', () => {
  const families = new Set(['AAA', 'BBB']);
  test.each<[string, string, string[]]>([
    ['a docstring', '/** AAA-01, BBB-02: what. */', ['AAA-01', 'BBB-02']],
    ['a range', '/** AAA-01 to AAA-03 */', ['AAA-01', 'AAA-02', 'AAA-03']],
    ['a range over a line end', '/** AAA-01 to\n AAA-02 */', ['AAA-01', 'AAA-02']],
    ['no range over families', '/** AAA-01 to BBB-01 */', ['AAA-01', 'BBB-01']],
    ['a rule field', `{ rule: 'AAA-01 AAA-02' }`, ['AAA-01', 'AAA-02']],
    ['no family of the ledger', '/** UTF-16, ISO-88 and TR-DEMO-0105 */', []],
    ['longer numbers', '/** AAA-011 XAAA-01 */', []],
    ['code', 'const x = AAA-01;', []],
  ])('%s', (_, source, ids) => expect(idsCarried(source, families)).toEqual(ids));
});

describe('the report', () => {
  const requirements = requirementsOf('- AAA-01 One. AAA-02 Two.\n- BBB-01 Three.');
  const sources = [
    { file: 'packages/a.ts', source: '/** AAA-01 */' },
    { file: 'packages/a.test.ts', source: `test('[${'AAA-01'}] x')` },
    {
      file: 'journeys/a.test.ts',
      source: `import { openProduct } from './stage/product.ts';\ntest('[${'AAA-02'}] x', () => expect(1))`,
    },
  ];
  test('counts, and lists what has no test', () => {
    const trace = traceOf(requirements, sources);
    expect(trace.unknown).toEqual([]);
    expect(summaryOf(trace)).toBe(
      [
        '3 requirements: 1 with a test of the rule alone, 1 with a test of the running product.',
        '2 unproved: no test of the running product names them:',
        '  AAA 01',
        '  BBB 01',
      ].join('\n'),
    );
    expect(unproved(trace).map(({ id }) => id)).toEqual(['AAA-01', 'BBB-01']);
    expect(checkReportOf(trace)).toContain('2 unproved:');
    expect(fullReportOf(trace)).toContain(
      'AAA-01 One.\n    rule     packages/a.ts\n    test     packages/a.test.ts\nAAA-02 Two.\n    product  journeys/a.test.ts',
    );
  });
  test('ids that the ledger lacks are named with their file, in tests and rules', () => {
    const odd = [
      { file: 'packages/b.test.ts', source: `test('[${'CCC-01'}] x')` },
      { file: 'packages/b.ts', source: `const row = { rule: '${'AAA-09'}' };` },
    ];
    const trace = traceOf(requirements, [...sources, ...odd]);
    expect(trace.unknown).toEqual(['packages/b.test.ts: CCC-01', 'packages/b.ts: AAA-09']);
    expect(checkReportOf(trace)).toContain('2 unknown ids:\n  packages/b.test.ts: CCC-01');
  });
});

describe('tests of the running product', () => {
  const opens = `import { openProduct } from './stage/product.ts';\n`;
  const files = [
    { file: 'journeys/direct.test.ts', source: opens },
    { file: 'journeys/place.ts', source: opens },
    { file: 'journeys/through.test.ts', source: `import { place } from './place.ts';` },
    { file: 'journeys/unit.test.ts', source: `import { rule } from '../packages/rules/src/rule.ts';` },
    { file: 'journeys/types.test.ts', source: `import { type openProduct } from './stage/product.ts';` },
    { file: 'packages/a.test.ts', source: `import { openProduct } from '../journeys/stage/product.ts';` },
  ];
  test('are below journeys, and start the product themselves or through a module beside them', () => {
    expect([...productTests(files)].sort()).toEqual(['journeys/direct.test.ts', 'journeys/through.test.ts']);
  });
  const bodies: [string, string, string, string[]][] = [
    ['an expect', '', 'expect(a).toBe(b)', []],
    ['a wait', '', 'await page.waitForURL(a)', []],
    ['a function that expects', 'function looks() { expect(a) }', 'looks()', []],
    ['a function that does not', 'function acts() { press(a) }', 'acts()', ['journeys/x.test.ts: AAA-01']],
    ['nothing', '', 'await page.goto(a)', ['journeys/x.test.ts: AAA-01']],
  ];
  test.each(bodies)('whose body has %s', (_, before, body, silent) => {
    const source = `${opens}${before}\ntest('[${'AAA-01'}] x', async () => { ${body} })`;
    expect(silentTests([{ file: 'journeys/x.test.ts', source }])).toEqual(silent);
  });
});
