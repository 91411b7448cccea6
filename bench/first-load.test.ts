import { expect, test } from 'vitest';
import { budgetsBrokenBy } from './byte-budgets.ts';
import { askedBy, type FirstLoad, type Kind, namedByStyles, staticImports } from './first-load.ts';

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
  expect(budgetsBrokenBy(loadWith({ html: 8_000, js: 70_000, css: 10_000 }))).toEqual([]);
});

test.each([
  ['html', loadWith({ html: 8_001 })],
  ['js', loadWith({ js: 70_001 })],
  ['css', loadWith({ css: 10_001 })],
  ['html', loadWith({ html: 8_001 }, { page: '/en/register' })],
  ['js', loadWith({ js: 70_001 }, { page: '/tr-TUR/tr-register' })],
  ['css', loadWith({ css: 10_001 }, { page: '/en/sign-up?affiliate_id=10001' })],
  ['no js was found', loadWith({ js: 0 })],
  ['blocks the parser', loadWith({}, { blocking: ['/x.js'] })],
  ['is not there', loadWith({}, { missing: ['/favicon.svg'] })],
  ['another host', loadWith({}, { foreign: ['https://cdn.example/x.js'] })],
  ['requests', loadWith({}, { files: [...loadWith({}).files, ...loadWith({}).files, ...loadWith({}).files] })],
])('a load over a budget names it: %s', (name, load) => {
  expect(budgetsBrokenBy(load).join('\n')).toContain(name);
});
