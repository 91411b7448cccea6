import { expect, test } from 'vitest';
import { budgetsBrokenBy } from './byte-budgets.ts';
import { askedBy, type FirstLoad, type Kind, namedByStyles, staticImports } from './first-load.ts';
import { budgetBrokenBy } from './page-budgets.ts';

test('a document asks for scripts, styles, preloads, icons and images, and not for links that only name pages', () => {
  const html = `<script>inline()</script><script src="/late.js" defer></script><script type="module" src="/m.js"></script>
    <script src=/now.js></script><link rel="stylesheet" href="/a.css"><link rel='modulepreload' href='/b.js'>
    <link rel="canonical" href="https://x.example/"><link rel="alternate" href="/de"><link rel="icon" href="/i.svg">
    <img alt=">" src="/p.png"><img src="data:,"><!-- <script src="/gone.js"></script> -->`;
  expect(askedBy(html)).toEqual({
    urls: ['/late.js', '/m.js', '/now.js', '/a.css', '/b.js', '/i.svg', '/p.png'],
    blocking: ['/now.js'],
  });
});

test('static imports are followed all the way, also in circles; dynamic ones are not in the manifest’s imports', () => {
  const manifest = {
    'a.ts': { file: 'assets/a.js', imports: ['b.ts'], css: ['assets/a.css'] },
    'b.ts': { file: 'assets/b.js', imports: ['a.ts'], css: ['assets/b.css'] },
    'late.ts': { file: 'assets/late.js' },
  };
  expect(staticImports(manifest, '/assets/a.js')).toEqual([
    '/assets/a.js',
    '/assets/a.css',
    '/assets/b.js',
    '/assets/b.css',
  ]);
  expect(staticImports(manifest, '/early.js')).toEqual([]);
});

test('style sheets name fonts and images; fonts for other scripts do not count', () => {
  const css = `@font-face{src:url(/latin.woff2) format("woff2");unicode-range:U+0000-00FF}
    @font-face{src:url("/arabic.woff2");unicode-range:U+0600-06FF}
    @font-face{src:url(/marks.woff2);unicode-range:U+2000-206F, U+20AC}.a{background:url('data:,x')}.b{mask:url(/b.svg)}`;
  expect(namedByStyles(css)).toEqual(['/latin.woff2', '/b.svg']);
});

function loadWith(sizes: Partial<Record<Kind, number>>, more: Partial<FirstLoad> = {}): FirstLoad {
  const files = Object.entries({ html: 1_000, js: 60_000, css: 5_000, ...sizes }).map(([kind, bytes]) => ({
    url: `/${kind}`,
    kind: kind as Kind,
    bytes: { raw: bytes, gzip: bytes, brotli: bytes },
  }));
  return { page: '/en/login', files, blocking: [], foreign: [], missing: [], ...more };
}

test('a load within the budgets breaks none', () => {
  expect(budgetsBrokenBy(loadWith({ html: 14_600, css: 10_500 }))).toEqual([]);
});

test.each([
  ['html', loadWith({ html: 14_601 })],
  ['css', loadWith({ css: 10_501 })],
  ['html', loadWith({ html: 14_601 }, { page: '/en/register' })],
  ['css', loadWith({ css: 10_501 }, { page: '/en/sign-up?affiliate_id=10001' })],
  ['no css was found', loadWith({ css: 0 })],
  ['blocks the parser', loadWith({}, { blocking: ['/x.js'] })],
  ['is not there', loadWith({}, { missing: ['/favicon.svg'] })],
  ['another host', loadWith({}, { foreign: ['https://cdn.example/x.js'] })],
])('a load over a budget names it: %s', (name, load) => {
  expect(budgetsBrokenBy(load).join('\n')).toContain(name);
});

const BUDGET = {
  ...{ path: '/en/login', requests: 2, js: 900 },
  form: { field: 'input', requests: 1, js: 500 },
};
const fetched = (bytes: number, endMs: number) => ({ url: '/x.js', kind: 'js' as const, bytes, endMs });

test('scripts in the document count as those of files do, and as no request', () => {
  const visit = { fetched: [fetched(200, 1), fetched(300, 9)], liveMs: 5 };
  expect(budgetBrokenBy(BUDGET, { ...visit, inDocument: 300 })).toEqual([]);
  const broken = budgetBrokenBy(BUDGET, { ...visit, inDocument: 401 });
  expect(broken).toHaveLength(2);
  expect(broken[0]).toContain('901 bytes of JavaScript, at most 900');
});

test.each([
  [[], [fetched(500, 1), fetched(400, 9)], 5],
  [['requests, at most 2'], [fetched(1, 1), fetched(1, 8), fetched(1, 9)], 5],
  [['901 bytes of JavaScript, at most 900'], [fetched(500, 1), fetched(401, 9)], 5],
  [['no JavaScript was found'], [], 5],
  [['was never live'], [fetched(1, 1)], undefined],
  [['2 requests before the form is live'], [fetched(1, 1), fetched(1, 2)], 5],
  [['501 bytes of JavaScript before the form is live'], [fetched(501, 1)], 5],
] as const)('a visit over its budget names %j', (sentences, list, liveMs) => {
  const broken = budgetBrokenBy(BUDGET, { fetched: list, liveMs, inDocument: 0 });
  expect(broken).toHaveLength(sentences.length);
  for (const sentence of sentences) expect(broken.join('\n')).toContain(sentence);
});
