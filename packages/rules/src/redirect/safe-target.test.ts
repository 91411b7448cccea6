import { describe, expect, test } from 'vitest';
import { safeTarget } from './safe-target.ts';

const origin = 'https://gate.example';
const allowedOrigins = ['https://eu.gate.example', 'https://partner.example', 'http://eu.localhost:3000'];
const answer = (raw: string) => safeTarget({ raw, origin, allowedOrigins }).value;
const kindOf = (raw: string) => answer(raw).kind;
const hrefOf = (raw: string) => {
  const value = answer(raw);
  return value.kind === 'go' ? value.href : value.kind;
};

describe('[REDIR-02] same origin and listed origins go, others do not', () => {
  test.each([
    ['/en/dashboard', '/en/dashboard'],
    ['/en/dashboard?tab=a%20b&next=%2Fx#part', '/en/dashboard?tab=a%20b&next=%2Fx#part'],
    ['https://gate.example/en/assets?x=1#y', '/en/assets?x=1#y'],
    ['HTTPS://GATE.EXAMPLE:443/en/assets', '/en/assets'],
    ['https://ｇａｔｅ.example/en', '/en'],
    ['https://user:pw@gate.example/en', '/en'],
    ['dashboard', '/dashboard'],
    ['?a=1', '/?a=1'],
    ['#top', '/#top'],
    ['  /en\n', '/en'],
    ['https://partner.example/a?b#c', 'https://partner.example/a?b#c'],
    ['https://partner.example', 'https://partner.example/'],
    ['//partner.example/a', 'https://partner.example/a'],
    ['\\\\partner.example/a', 'https://partner.example/a'],
    ['https://user:pw@partner.example/a', 'https://partner.example/a'],
    ['http://eu.localhost:3000/en-EU/dashboard', 'http://eu.localhost:3000/en-EU/dashboard'],
    ['/日本?q=ö#ü', '/%E6%97%A5%E6%9C%AC?q=%C3%B6#%C3%BC'],
    ['/en/a?redirect=javascript:alert(1)', '/en/a?redirect=javascript:alert(1)'],
    ['/en/a?to=//evil.example', '/en/a?to=//evil.example'],
  ])('[REDIR-02] %s goes to %s', (raw, href) => expect(hrefOf(raw)).toBe(href));

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\r\n/evil.example',
    '\u0000//evil.example',
    'https://gate.example@evil.example/',
    'https://gate.example:pw@evil.example/',
    'https://evil.example\\@gate.example/',
    'https://gate.example.evil.example/',
    'https://gate.example./',
    'https://gate.example:444/',
    'https://gate。example。evil.example/',
    'https://gаte.example/',
    'https://xn--gte-5cd.example/',
    'http://gate.example/',
    'https://notpartner.example',
    'https://partner.example.evil.example',
    'http://partner.example/',
    'ftp://gate.example/',
    'mailto:a@gate.example',
    'intent://gate.example/',
    '',
    '   ',
    `/${'a'.repeat(4096)}`,
  ])('[REDIR-02] %j leads to the default', (raw) => expect(kindOf(raw)).toBe('default'));

  test('[REDIR-02] an origin that is not spelled as browsers spell it opens nothing', () => {
    for (const odd of ['https://partner.example/', 'partner.example', '*', 'null', '', 'https://*.example']) {
      expect(safeTarget({ raw: 'https://partner.example/a', origin, allowedOrigins: [odd] }).value.kind).toBe(
        'default',
      );
      expect(safeTarget({ raw: 'file:///etc/passwd', origin, allowedOrigins: [odd] }).value.kind).toBe('root');
      expect(safeTarget({ raw: 'mailto:a@b.example', origin, allowedOrigins: [odd] }).value.kind).toBe('default');
    }
  });
});

describe('[REDIR-03] scripts and what cannot be read become the root', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \u0001\u001fjavascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscr\ript\t:alert(1)',
    'java\u0000script:alert(1)',
    'java\u200bscript:alert(1)',
    'java%0ascript:alert(1)',
    'javascript%3Aalert(1)',
    'javascript%253Aalert(1)',
    'javascript%25253Aalert(1)',
    '%6aavascript:alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A;avascript&colon;alert(1)',
    '&#0000106avascript:alert(1)',
    'java&Tab;script&NewLine;:alert(1)',
    'Javas%26%2399;ript:alert(1)',
    '\\u006Aavascript:alert(1)',
    '\\x6aavascript:alert(1)',
    '\\j\\av\\a\\s\\cr\\i\\pt\\:alert(1)',
    '//javascript:alert(1)',
    '/javascript:alert(1)',
    '<>javascript:alert(1)',
    'javascript://gate.example/%0aalert(1)',
    'vbscript:msgbox(1)',
    'livescript:x',
    'data:text/html,<script>alert(1)</script>',
    'DATA:text/html;base64,PHN',
    'blob:https://gate.example/5b0c',
    'file:///etc/passwd',
    'filesystem:https://gate.example/x',
    'view-source:javascript:alert(1)',
    'about:blank',
    'https://',
    'https://[::1',
    'https://a b/',
    'https://gate.example:99999/',
    'https://%00/',
    '//',
    '///',
  ])('[REDIR-03] %j', (raw) => expect(kindOf(raw)).toBe('root'));

  test('[REDIR-03] a broken own origin answers the root rather than failing', () => {
    expect(safeTarget({ raw: '/a', origin: 'nonsense', allowedOrigins }).value.kind).toBe('root');
  });
});

describe('[REDIR-04] pages of the door itself are dropped', () => {
  const pages = [
    'login',
    'tr-login',
    'register',
    'tr-register',
    'channel-register',
    'invite',
    'friend-invite',
    'sign-up',
    'oauth',
    'oauth-login',
    'oauth-register',
    'oauth-authorized',
    'oauth-log-out',
    'app/user/auto-ban-account',
    'app/user/security-item-find',
    'app/user/retrieve',
    'app/user/sub-account-login',
    'third-party/callback',
    'third-party/register',
    'self-unblock',
    'login-link',
  ];
  const spellings: [string, (page: string) => string][] = [
    ['plain', (page) => `/${page}`],
    ['with language en', (page) => `/en/${page}`],
    ['with language kk-KAZ', (page) => `/kk-KAZ/${page}`],
    ['with language es-419', (page) => `/es-419/${page}`],
    ['with language fil-PH', (page) => `/fil-PH/${page}`],
    ['with query and hash', (page) => `/en/${page}?redirect_url=/x#y`],
    ['with trailing slash', (page) => `/en/${page}/`],
    ['below it', (page) => `/en/${page}/deeper`],
    ['in capitals', (page) => `/en/${page.toUpperCase()}`],
    ['first letter encoded', (page) => `/en/%${page.charCodeAt(0).toString(16)}${page.slice(1)}`],
    ['encoded twice', (page) => `/en/%25${page.charCodeAt(0).toString(16)}${page.slice(1)}`],
    ['encoded three times', (page) => `/en/%2525${page.charCodeAt(0).toString(16)}${page.slice(1)}`],
    ['doubled slashes', (page) => `//gate.example//en//${page}//`],
    ['dot segments', (page) => `/en/x/../${page}`],
    ['encoded dot segments', (page) => `/en/x/%2e%2e/./${page}`],
    ['encoded slashes', (page) => `/en%2f${page}`],
    ['backslashes', (page) => `\\en\\${page}`],
    ['encoded backslashes', (page) => `/en%5c${page}`],
    ['a parameter behind', (page) => `/en/${page};jsessionid=1`],
    ['an encoded question mark', (page) => `/en/${page}%3fx`],
    ['an encoded line end', (page) => `/en/${page}%0d%0a`],
    ['tabs within', (page) => `/en/${page[0]}\t${page.slice(1)}`],
    ['the own origin', (page) => `https://gate.example/en/${page}`],
    ['another origin of ours', (page) => `https://eu.gate.example/en-EU/${page}?x`],
    ['encoded on another origin of ours', (page) => `https://eu.gate.example//en-EU/%2e/${page}`],
  ];
  test.each(spellings)('[REDIR-04] %s', (_, spell) => {
    for (const page of pages) expect([page, kindOf(spell(page))]).toEqual([page, 'dropped']);
  });

  test.each([
    '/en/login-help',
    '/en/help/login',
    '/en/registered',
    '/en/register2',
    '/en/invites',
    '/en/oauthorize',
    '/enx/login',
    '/en/app/user/retrieved',
    '/en/app/user/account-info',
    '/en?next=/login',
    '/en#/login',
    '/en/sign-upgrade',
    '/email-code-verify',
  ])('[REDIR-04] %s is another page and goes', (raw) => expect(hrefOf(raw)).toBe(raw));
});

test('[REDIR-02] the trace names the rule and holds no query', () => {
  const { trace } = safeTarget({ raw: 'https://evil.example/?secret=1', origin, allowedOrigins });
  expect(trace).toEqual([{ rule: 'REDIR-02', check: 'origin not allowed', outcome: 'won', detail: 'default' }]);
  expect(JSON.stringify(safeTarget({ raw: '/a?secret=1', origin, allowedOrigins }).trace)).not.toContain('secret');
});

test.each(['/%', '/en/%E0%A4%A', '/%ff'])(
  '[REDIR-03] a target whose path no server can decode, %s, becomes the root',
  (raw) => {
    expect(safeTarget({ raw, origin: 'https://gate.example', allowedOrigins: [] }).value).toEqual({ kind: 'root' });
  },
);
