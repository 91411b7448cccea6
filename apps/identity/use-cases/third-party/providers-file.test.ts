import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { OperatorFileError } from '../../kernel/operator-file.ts';
import { readProviders } from './providers-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-providers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const right = {
  ...{ id: 'example', name: 'Example', issuer: 'https://id.example' },
  ...{ client_id: 'gatehouse', client_secret: 'hush' },
};

function read(content: unknown, secrets: Record<string, string> = {}) {
  const path = join(folder, 'providers.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readProviders({ path, siteIds: ['GLOBAL', 'EU'], secretOf: (name) => secrets[name] });
}

test('[LOGIN-06] without a file there are no providers; a short entry has the defaults', () => {
  expect(readProviders({ path: undefined, siteIds: [], secretOf: () => undefined })).toEqual([]);
  expect(read([right])).toEqual([
    {
      ...{ id: 'example', name: 'Example', letter: 'E', issuer: 'https://id.example', clientId: 'gatehouse' },
      ...{
        clientSecret: 'hush',
        clientAuth: 'post',
        scopes: ['openid', 'email'],
        sites: undefined,
        emailTrusted: false,
      },
    },
  ]);
});

test('[LOGIN-06] a secret may come from an environment variable', () => {
  const { client_secret: _, ...rest } = right;
  const [provider] = read([{ ...rest, client_secret_env: 'EXAMPLE_SECRET' }], { EXAMPLE_SECRET: 'hush' });
  expect(provider?.clientSecret).toBe('hush');
  expect(() => read([{ ...rest, client_secret_env: 'EXAMPLE_SECRET' }])).toThrow(/0\.client_secret_env: must name/);
});

test.each<[object, RegExp]>([
  [{ id: 'Example' }, /0\.id: must be/],
  [{ name: 'A\u202eB' }, /0\.name: must be plain text/],
  [{ issuer: 'http://id.example' }, /0\.issuer: must be an https address/],
  [{ issuer: 'https://id.example/?a=1' }, /0\.issuer: must be/],
  [{ issuer: 'javascript:alert(1)' }, /0\.issuer: must be/],
  [{ client_id: '' }, /0\.client_id: must/],
  [{ client_secret: undefined }, /0\.client_secret: must be there, or else/],
  [{ client_secret_env: 'BOTH' }, /0\.client_secret: must be there, or else/],
  [{ client_auth: 'none' }, /0\.client_auth: must be post or basic/],
  [{ scopes: ['email'] }, /0\.scopes: must include openid/],
  [{ scopes: ['openid', 'a b'] }, /0\.scopes\.1: must be a scope/],
  [{ sites: ['EUU'] }, /0\.sites\.0: must be one of the brand's sites: GLOBAL, EU/],
  [{ sites: [] }, /0\.sites: must name a site/],
  [{ letter: 'AB' }, /0\.letter: must be one letter/],
  [{ email_trusted: 'yes' }, /0\.email_trusted: must be true or false/],
  [{ secret: 'hush' }, /0\.secret: is no field/],
])('[LOGIN-06] %j is refused by its field, and no value is repeated', (wrong, message) => {
  const trying = () => read([{ ...right, ...wrong }]);
  expect(trying).toThrow(OperatorFileError);
  expect(trying).toThrow(message);
  expect(trying).not.toThrow(/hush/);
});

test('[LOGIN-06] two of one id, no list, no JSON and no file are refused', () => {
  expect(() => read([right, right])).toThrow(/1\.id: must be another/);
  expect(() => read({ providers: [] })).toThrow(/the file: /);
  expect(() => read('{"client_secret": "hush",,}')).toThrow(/is not valid JSON/);
  expect(() => read('{"client_secret": "hush",,}')).not.toThrow(/hush/);
  expect(() => readProviders({ path: folder, siteIds: [], secretOf: () => undefined })).toThrow(
    /cannot be read \(EISDIR\)/,
  );
});
