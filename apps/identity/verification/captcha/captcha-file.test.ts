import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { OperatorFileError } from '../../kernel/operator-file.ts';
import { readCaptchaFile, shownCaptchas } from './captcha-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-captcha-'));
afterAll(() => rmSync(folder, { recursive: true }));

const right = { siteKey: 'public', secret: 'hush' };

function read(content: unknown, secrets: Record<string, string> = {}) {
  const path = join(folder, 'captcha.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readCaptchaFile({ path, secretOf: (name) => secrets[name] });
}

test('[CAPT-01] without a file there is no captcha of another company; a short entry has the defaults', () => {
  expect(readCaptchaFile({ path: undefined, secretOf: () => undefined })).toEqual({});
  const configured = read({ geecaptcha: right, qqcatpcha: right, recaptcha: { ...right, size: 'checkbox' } });
  expect(configured).toMatchObject({
    geetest: { ...right, check: 'https://api.geetest.com' },
    tencent: { ...right, check: 'https://ssl.captcha.qq.com/ticket/verify' },
    recaptcha: { ...right, size: 'checkbox', check: 'https://www.google.com/recaptcha/api/siteverify' },
  });
  for (const { scripts, origins } of Object.values(configured)) {
    expect(scripts.length).toBeGreaterThan(0);
    // The page's policy lets a script come from these alone.
    expect(scripts.filter((script) => !origins.includes(new URL(script).origin))).toEqual([]);
  }
});

test('[CAPT-01] what pages are told has everything but the secret and the checking server', () => {
  const own = {
    ...{ scripts: ['https://c.example/a.js'], origins: ['https://c.example'], purpose: 'functional', notIn: ['CN'] },
    check: 'http://127.0.0.1:9/verify',
  };
  const { check: _, ...pageHalf } = own;
  expect(shownCaptchas(read({ qqcatpcha: { ...right, ...own } }))).toEqual({
    tencent: { siteKey: 'public', ...pageHalf },
  });
});

test('[CAPT-01] a secret may come from an environment variable', () => {
  const entry = { siteKey: 'public', secretFrom: 'CAPTCHA_SECRET' };
  expect(read({ recaptcha: entry }, { CAPTCHA_SECRET: 'hush' }).recaptcha?.secret).toBe('hush');
  expect(() => read({ recaptcha: entry })).toThrow(/recaptcha\.secretFrom: must name a variable that is set/);
});

test.each<[object, RegExp]>([
  [{ siteKey: '' }, /recaptcha\.siteKey: must not be empty/],
  [{ secret: undefined }, /recaptcha\.secret: must be there, or else secretFrom/],
  [{ secretFrom: 'BOTH' }, /recaptcha\.secret: must be there, or else/],
  [{ scripts: ['http://c.example/a.js'] }, /recaptcha\.scripts\.0: must be an https address/],
  [{ scripts: [] }, /recaptcha\.scripts: must name an address/],
  [{ origins: ['https://c.example/'] }, /recaptcha\.origins\.0: must be an https origin/],
  [{ origins: ["'unsafe-inline'"] }, /recaptcha\.origins\.0: must be/],
  [{ origins: ['https://c.example; script-src *'] }, /recaptcha\.origins\.0: must be/],
  [{ origins: ['https://c.example;script-src'] }, /recaptcha\.origins\.0: must be/],
  [{ scripts: ['https://c.example,d/a.js'] }, /recaptcha\.scripts\.0: must be/],
  [{ check: 'ftp://c.example' }, /recaptcha\.check: must be an https address/],
  [{ check: 'https://user:hush@c.example' }, /recaptcha\.check: must be/],
  [{ size: 'small' }, /recaptcha\.size: must be invisible or checkbox/],
  [{ purpose: 'fun' }, /recaptcha\.purpose: must be functional/],
  [{ notIn: ['cn'] }, /recaptcha\.notIn\.0: must be a country/],
  [{ sitekey: 'x' }, /recaptcha\.sitekey: is no field of a captcha/],
])('[CAPT-01] %j is refused by its field, and no value is repeated', (wrong, message) => {
  const trying = () => read({ recaptcha: { ...right, ...wrong } });
  expect(trying).toThrow(OperatorFileError);
  expect(trying).toThrow(message);
  expect(trying).not.toThrow(/hush/);
});

test('[CAPT-01] a size is reCAPTCHA’s alone; an unknown company, no JSON and no file are refused', () => {
  expect(() => read({ geecaptcha: { ...right, size: 'checkbox' } })).toThrow(/geecaptcha\.size: is no field/);
  expect(() => read({ geetest: right })).toThrow(/geetest: is no field/);
  expect(() => read('[]')).toThrow(/the file: /);
  expect(() => read('{"secret": "hush",,}')).toThrow(/is not valid JSON/);
  expect(() => read('{"secret": "hush",,}')).not.toThrow(/hush/);
  expect(() => readCaptchaFile({ path: folder, secretOf: () => undefined })).toThrow(/cannot be read \(EISDIR\)/);
});
