import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadBrand } from './load-brand.ts';

const folder = mkdtempSync(join(tmpdir(), 'look-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const svg = (inside: string, box = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${inside}</svg>`;

function load(patch: unknown, files: Record<string, string> = {}) {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const file = join(folder, 'brand.json');
  writeFileSync(file, JSON.stringify(patch));
  return loadBrand({ file });
}
const accent = (light: string, dark: string) => ({ sites: [{ id: 'EU', look: { accent: { light, dark } } }] });

describe('[SITE-10] colours of a brand', () => {
  test('an accent that can be read is taken', () => {
    const eu = load(accent('#0a5c36', '#7fd6a8')).sites.find(({ id }) => id === 'EU');
    expect(eu?.look).toMatchObject({ hue: expect.any(Number), accent: { light: '#0a5c36', dark: '#7fd6a8' } });
  });

  test.each([
    [
      'too light for the light theme',
      accent('#7fd6a8', '#7fd6a8'),
      /look\.accent\.light: #7fd6a8 has a contrast of 1\.\d\d .* choose a darker one/,
    ],
    [
      'too dark for the dark theme',
      accent('#0a5c36', '#0a5c36'),
      /look\.accent\.dark: #0a5c36 has a contrast of \d\.\d\d .* choose a lighter one/,
    ],
    ['no colour', accent('green', '#7fd6a8'), /look\.accent\.light: must be a colour such as/],
    ['a style', accent('#fff;}body{', '#7fd6a8'), /look\.accent\.light: must be a colour such as/],
    ['one theme alone', { sites: [{ id: 'EU', look: { accent: { light: '#0a5c36' } } }] }, /look\.accent\.dark/],
  ])('an accent is refused that is %s', (_, patch, message) => {
    expect(() => load(patch)).toThrow(message);
  });
});

describe('[SITE-10] a logo of one’s own', () => {
  const logo = (light: string, dark?: string) => ({ logo: { light, ...(dark ? { dark } : {}) } });

  test('is read from beside the brand file, and has a path by its bytes', () => {
    const files = {
      'a.svg': svg('<path fill="#123456" d="M0 0h9"/>'),
      'b.svg': svg('<path fill="#ffffff" d="M0 0h9"/>'),
    };
    const first = load(logo('a.svg', 'b.svg'), files).logo;
    expect(first).toMatchObject({
      light: { ratio: 2, svg: files['a.svg'] },
      dark: { svg: files['b.svg'] },
      withName: true,
    });
    expect(first?.light.path).toMatch(/^\/brand\/logo-[0-9a-f]{16}\.svg$/);
    expect(first?.light.path).not.toBe(first?.dark.path);
  });

  test('one file does for both themes where it can be seen on both', () => {
    const { logo: read } = load(logo('a.svg'), { 'a.svg': svg('<path fill="#0a84c8" d="M0 0h9"/>') });
    expect(read?.dark).toEqual(read?.light);
  });

  test.each([
    ['is not there', 'none.svg', '', /logo\.light: "none\.svg" cannot be read \(ENOENT\)/],
    ['has no viewBox', 'a.svg', svg('', 'width="4"'), /must be an SVG whose root has a viewBox/],
    ['is no SVG', 'a.svg', 'PNG', /must be an SVG/],
    ['is very wide', 'a.svg', svg('', 'viewBox="0 0 900 10"'), /more than 8 times as wide/],
    ['is huge', 'a.svg', svg(' '.repeat(40_000)), /has 40\d{3} bytes; a logo may have 32768/],
    ['runs a script', 'a.svg', svg('<script>1</script>'), /must not hold scripts/],
    ['has a handler', 'a.svg', svg('<g onload="x()"/>'), /must not hold scripts/],
    [
      'loads something',
      'a.svg',
      svg('<image href="https://elsewhere.example/a.png"/>'),
      /must not hold scripts, handlers or addresses/,
    ],
    ['is styled from elsewhere', 'a.svg', svg('<style>@import "a.css"</style>'), /must not hold scripts/],
    [
      'is too light for the light header',
      'a.svg',
      svg('<path fill="#eeeeee" d=""/>'),
      /logo\.light: "a\.svg" reaches a contrast of 1\.\d\d with the light header, and needs 3/,
    ],
    [
      'is too dark for the dark header',
      'a.svg',
      svg('<path d="M0 0h9"/>'),
      /logo\.dark: "a\.svg" reaches a contrast of 1\.\d\d with the dark header, and needs 3: give the dark theme a file/,
    ],
    [
      'has colours that cannot be checked',
      'a.svg',
      svg('<path fill="rebeccapurple" d=""/>'),
      /has the colour "rebeccapurple": write colours as #rrggbb/,
    ],
  ])('is refused when it %s', (_, name, content, message) => {
    expect(() => load(logo(name), content ? { [name]: content } : {})).toThrow(message);
  });

  test.each([[7], [{ light: 'a.svg', size: 3 }], [{ dark: 'a.svg' }], [{ light: '' }]])(
    'is refused when it reads %j',
    (value) => {
      expect(() => load({ logo: value })).toThrow(/^ {2}logo/m);
    },
  );
});
