import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COOKIE_NOTICE_ACCEPTED, COOKIE_NOTICE_COOKIE } from '../consent/cookie-notice.ts';
import { ERROR_TOAST_MS, MODAL_TOAST_MS, TOAST_MS } from '../errors/toast.ts';
import { layoutFor, layoutTable, registrationLayoutFor } from './layout.ts';

const site = { copyrightFooter: true };
const indonesian = { copyrightFooter: false };
const oauth = ['/oauth', '/oauth-login', '/oauth-register', '/oauth-authorized', '/oauth-log-out', '/tr-authorized'];

describe('[SHELL-03] the common header', () => {
  test.each([...oauth, '/sign-up', '/exclusive-benefits', '/channel-register', '/email-code-verify'])(
    '[SHELL-03] is hidden on %s',
    (path) => {
      expect(layoutFor(site, path).value.header).toBe(false);
      expect(layoutFor(site, `/en${path}`).value.header).toBe(false);
      expect(layoutFor(site, `/kk-KAZ${path}/?a=1#b`).value.header).toBe(false);
    },
  );
  test.each(['/', '/en', '/login', '/tr-login', '/register', '/tr-register', '/dashboard', '/invite', '/oauthorize'])(
    '[SHELL-02] is shown on %s, [SHELL-03] but not inside an app',
    (path) => {
      expect(layoutFor(site, path).value.header).toBe(true);
      expect(layoutFor(site, path, { inApp: false }).value.header).toBe(true);
      expect(layoutFor(site, path, { inApp: true }).value.header).toBe(false);
    },
  );
});

describe('[SHELL-04] the copyright footer', () => {
  test.each([...oauth, '/login', '/tr-login', '/register', '/tr-register', '/sign-up', '/channel-register'])(
    '[SHELL-04] is shown on %s, except on the Indonesian-type site',
    (path) => {
      expect(layoutFor(site, `/en-EU${path}`).value.copyrightFooter).toBe(true);
      expect(layoutFor(indonesian, `/en-IDN${path}`).value.copyrightFooter).toBe(false);
    },
  );
  test.each(['/', '/dashboard', '/exclusive-benefits', '/email-code-verify', '/en/loginx', '/x/login'])(
    '[SHELL-04] is not on %s',
    (path) => expect(layoutFor(site, path).value.copyrightFooter).toBe(false),
  );
});

describe('[SHELL-05] the cookie notice', () => {
  test.each([...oauth, '/exclusive-benefits'])('[SHELL-05] is hidden on %s', (path) => {
    expect(layoutFor(site, path).value.cookieNotice).toBe(false);
  });
  test.each(['/', '/login', '/register', '/sign-up', '/channel-register', '/email-code-verify', '/dashboard'])(
    '[SHELL-05] is shown on %s',
    (path) => expect(layoutFor(site, path).value.cookieNotice).toBe(true),
  );
  test('[SHELL-05] is remembered in ACCEPT-GDPR-COOKIE as 1', () => {
    expect([COOKIE_NOTICE_COOKIE, COOKIE_NOTICE_ACCEPTED]).toEqual(['ACCEPT-GDPR-COOKIE', '1']);
  });
});

test('[SHELL-02] the trace names the row that won and what the site or app took away', () => {
  const { trace } = layoutFor(indonesian, '/en-IDN/login', { inApp: true });
  expect(trace.filter(({ outcome }) => outcome !== 'passed over').map(({ rule }) => rule)).toEqual([
    'SHELL-04',
    'SHELL-03',
    'SHELL-04',
  ]);
});

test('[SHELL-02] any path has a layout, and no path stands in two rows', () => {
  const paths = layoutTable.flatMap((row) => row.paths);
  expect(new Set(paths).size).toBe(paths.length);
  fc.assert(
    fc.property(fc.webPath(), fc.string(), (path, odd) => {
      for (const any of [path, odd]) expect(typeof layoutFor(site, any).value.header).toBe('boolean');
    }),
  );
});

describe('[SHELL-09] registration layouts', () => {
  test.each([
    ['0', 'old'],
    ['1', 'new-brand'],
    ['2', 'new-ui'],
    ['3', 'new-brand'],
    ['00', 'new-brand'],
    ['', 'new-brand'],
    ['toString', 'new-brand'],
    [null, 'new-brand'],
    [undefined, 'new-brand'],
  ])('[SHELL-09] ui=%j is %s where the site has the new brand', (ui, expected) => {
    expect(registrationLayoutFor({ registration: { layout: 'new-brand' } }, ui).value).toBe(expected);
  });
  test('[SHELL-09] without a parameter the site chooses', () => {
    expect(registrationLayoutFor({ registration: { layout: 'new-ui' } }, null).value).toBe('new-ui');
    expect(registrationLayoutFor({ registration: { layout: 'new-ui' } }, '0').value).toBe('old');
  });
});

test('[SHELL-08] times of toasts', () => {
  expect({ TOAST_MS, ERROR_TOAST_MS, MODAL_TOAST_MS }).toEqual({
    TOAST_MS: 3000,
    ERROR_TOAST_MS: 5000,
    MODAL_TOAST_MS: 2000,
  });
});
