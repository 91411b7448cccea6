import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deepLinkFor, opensOutside } from './deep-link.ts';
import { deepLinkTable } from './deep-link-table.ts';

const origin = 'https://gate.example';
const app = { scheme: 'gatehouse', origin };
const linkFor = (href: string) => deepLinkFor(app, href).value;

// Written from the requirement, which names the screens; the paths and the app's spellings are ours.
const mapped: readonly (readonly [path: string, link: string])[] = [
  ['/login', 'login'],
  ['/tr-login', 'login'],
  ['/register', 'signup'],
  ['/tr-register', 'signup'],
  ['/sign-up', 'signup'],
  ['/user/assets/deposit', 'deposit'],
  ['/buy-crypto', 'buy-crypto'],
  ['/fiat/trade/express/home', 'buy-crypto'],
  ['/markets', 'markets'],
  ['/markets/overview', 'markets'],
  ['/trade/spot/BTC/USDT', 'trade/spot?base=BTC&quote=USDT'],
  ['/trade/usdt/BTCUSDT', 'trade/derivatives?category=usdt&symbol=BTCUSDT'],
  ['/trade/inverse/BTCUSD', 'trade/derivatives?category=inverse&symbol=BTCUSD'],
  ['/trade/usdc/BTC-PERP', 'trade/derivatives?category=usdc&symbol=BTC-PERP'],
  ['/earn', 'earn'],
  ['/earn/home', 'earn'],
  ['/earn/savings', 'earn/product?product=savings'],
  ['/earn/dual-asset', 'earn/product?product=dual-asset'],
  ...[1, 2, 3, 4, 5, 6].map((tab) => [`/user/assets/home?tab=${tab}`, `assets?tab=${tab}`] as const),
  ['/user/assets?tab=3', 'assets?tab=3'],
  ['/referral', 'referral'],
  ['/user/accounts/auth/personal', 'kyc'],
  ['/about', 'about'],
  ['/vip', 'vip'],
  ['/launch', 'launch'],
  ['/rewards-hub', 'rewards-hub'],
  ['/my-rewards/r_17-b', 'my-rewards?id=r_17-b'],
  ['/my-rewards?id=42', 'my-rewards?id=42'],
  ['/card/apply', 'card/apply'],
];

describe('mapped links', () => {
  test.each(mapped)('[SHELL-15] %s is gatehouse://%s', (path, link) => {
    const expected = `gatehouse://${link}`;
    expect(linkFor(origin + path)).toBe(expected);
    expect(linkFor(path)).toBe(expected);
    for (const language of ['en', 'tr-TUR', 'zh-TW']) expect(linkFor(`${origin}/${language}${path}`)).toBe(expected);
    expect(linkFor(`${origin}${path}#section`)).toBe(expected);
    expect(linkFor(`${origin}${path}${path.includes('?') ? '&' : '?'}utm=x&redirect_url=%2Fen`)).toBe(expected);
    expect(linkFor(origin + path.replace(/(?=\?|$)/, '/'))).toBe(expected);
  });

  test('[SHELL-15] every row of the table has a link that is tested, and none is named twice', () => {
    const paths = mapped.map(([path]) => path?.replace(/\?.*/, '') ?? '');
    for (const { name, path } of deepLinkTable)
      expect(
        paths.some((one) => path.test(one)),
        name,
      ).toBe(true);
    expect(new Set(deepLinkTable.map(({ name }) => name)).size).toBe(deepLinkTable.length);
  });

  test('[SHELL-15] the scheme is the brand’s', () => {
    expect(deepLinkFor({ ...app, scheme: 'acme-x' }, '/en/vip').value).toBe('acme-x://vip');
  });

  test('[SHELL-15] the trace names the row that won, or why a link is left alone', () => {
    expect(deepLinkFor(app, '/vip').trace).toEqual([
      { rule: 'SHELL-15', check: 'VIP', outcome: 'won', detail: 'gatehouse://vip' },
    ]);
    expect(deepLinkFor(app, '/trade/spot/a b/USDT').trace[0]).toMatchObject({ outcome: 'passed over' });
  });
});

describe('links that are left alone', () => {
  test.each([
    ['an unmapped page', '/help-center/s/webform'],
    ['the home page', '/en'],
    ['a page beneath a mapped one', '/login/more'],
    ['a page that begins alike', '/logins'],
    ['an asset tab that is none', '/user/assets/home?tab=7'],
    ['an asset tab of two', '/user/assets/home?tab=12'],
    ['assets without a tab', '/user/assets/home'],
    ['rewards without an id', '/my-rewards'],
    ['another origin', 'https://evil.example/en/login'],
    ['another port', 'https://gate.example:444/en/login'],
    ['another scheme', 'http://gate.example/en/login'],
    ['a host that begins alike', 'https://gate.example.evil.example/login'],
    ['a host after a backslash', 'https:\\\\evil.example\\login'],
    ['a host without a scheme', '//evil.example/login'],
    ['a name and password', 'https://me:secret@gate.example/login'],
    ['a script', 'javascript:alert(1)'],
    ['a script in disguise', ' java\nscript:alert(1)//login'],
    ['data', 'data:text/html,/login'],
    ['the scheme itself', 'gatehouse://login'],
    ['a mail address', 'mailto:help@gate.example'],
    ['no address at all', 'https://'],
    ['a symbol with a slash in it', '/trade/spot/BTC%2F..%2F/USDT'],
    ['a symbol with a query in it', '/trade/usdt/BTC%3Fa=b'],
    ['a symbol of another script', '/trade/spot/ВТС/USDT'],
    ['an id with a line end', '/my-rewards/a%0Ab'],
    ['an id with a quote', '/my-rewards?id=%22%3E'],
    ['an id that is too long', `/my-rewards/${'a'.repeat(65)}`],
    ['a category that is none', '/trade/margin/BTCUSDT'],
    ['a link that is too long', `/login?${'a'.repeat(3000)}`],
  ])('[SHELL-15] %s', (_, href) => {
    expect(linkFor(href)).toBeUndefined();
  });

  test('[SHELL-15] whatever the link, the answer is safe: nothing, or the brand’s scheme with letters of a link', () => {
    const pieces = fc.constantFrom('/', '\\', '..', '%2f', '?id=', '&', '#', ':', '@', 'login', 'trade', 'spot', 'BTC');
    const twisted = fc
      .array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 8 })
      .map((all) => all.join(''));
    const paths = mapped.map(([path]) => path);
    const href = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      twisted.map((path) => `/${path}`),
      fc.tuple(fc.constantFrom(...paths), twisted).map(([path, more]) => path + more),
    );
    const property = fc.property(href, (link) => {
      const deep = linkFor(link);
      if (deep !== undefined) expect(deep).toMatch(/^gatehouse:\/\/[a-z/-]+(?:\?\w+=[\w-]+(?:&\w+=[\w-]+)?)?$/);
    });
    fc.assert(property, { numRuns: 2_000 });
  });

  test('[SHELL-15] a link of another origin never becomes a deep link', () => {
    const property = fc.property(fc.webUrl(), fc.constantFrom(...mapped), (url, [path]) => {
      expect(linkFor(new URL(path, url).href)).toBeUndefined();
    });
    fc.assert(property);
  });
});

test.each([
  ['mailto:help@gate.example', true],
  ['MAILTO:help@gate.example?subject=Hi%20there', true],
  [' tel:+902121234567 ', true],
  ['tel:', false],
  ['mailto:', false],
  ['mailto:a@b.c\r\nbcc:d@e.f', false],
  ['tel:1 javascript:alert(1)', false],
  ['sms:+1', false],
  ['https://gate.example/mailto:x', false],
  ['javascript:mailto:x', false],
  [`tel:${'1'.repeat(3000)}`, false],
])('[SHELL-14] %j opens through the launcher: %s', (href, outside) => {
  expect(opensOutside(href).value).toBe(outside);
});
