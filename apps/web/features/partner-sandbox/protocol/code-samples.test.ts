import { spawnSync } from 'node:child_process';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { codeSamples, type SampleInput } from './code-samples.ts';

const usual: SampleInput = {
  issuer: 'https://testnet.example',
  clientId: 'sandbox-1',
  redirectUri: 'https://app.example/callback?a=1&b=2',
  scopes: ['openid', 'offline_access'],
  confidential: false,
};
const textsOf = (input: Partial<SampleInput> = {}) =>
  Object.fromEntries(codeSamples({ ...usual, ...input }).map(({ file, text }) => [file, text])) as Record<
    'connect.mjs' | 'connect.js' | 'connect.py' | 'connect.sh',
    string
  >;
const hostile = `a'b"c\\d $(touch x) \`y\` \${z}`;

test.each<Partial<SampleInput>>([
  {},
  { issuer: 'http://localhost:3000' },
  { confidential: true, scopes: ['email'] },
  { clientId: hostile, redirectUri: hostile, scopes: [hostile] },
])('[OAUTH-06] samples are whole programs with %o', (input) => {
  const texts = textsOf(input);
  for (const file of ['connect.mjs', 'connect.js'] as const)
    expect(() => stripTypeScriptTypes(texts[file]), file).not.toThrow();
  expect(spawnSync('bash', ['-n'], { input: texts['connect.sh'] }).stderr.toString()).toBe('');
});

test('[OAUTH-06] samples have the application’s own values', () => {
  for (const [file, text] of Object.entries(textsOf())) {
    for (const value of [usual.issuer, usual.clientId, usual.redirectUri]) expect(text, file).toContain(value);
    expect(text, file).toMatch(/openid[ +]offline_access/);
    expect(text, file).toMatch(/prompt['"=:]/);
    expect(text, file).not.toContain('CLIENT_SECRET');
  }
  const plain = textsOf({ issuer: 'http://localhost:3000' });
  for (const file of ['connect.mjs', 'connect.js', 'connect.py'] as const)
    expect(/allowInsecure|INSECURE_TRANSPORT/.test(plain[file]), file).toBe(true);
});

test('[OAUTH-06] a secret comes from the environment', () => {
  for (const [file, text] of Object.entries(textsOf({ confidential: true })))
    expect(text.includes('CLIENT_SECRET'), file).toBe(file !== 'connect.js');
});

test('[OAUTH-06] a shell runs nothing of what a developer typed', () => {
  const [line] = /^client_id=.*$/m.exec(textsOf({ clientId: hostile })['connect.sh']) ?? [];
  const { stdout, stderr } = spawnSync('bash', ['-c', `${line}; printf %s "$client_id"`]);
  expect([stdout.toString(), stderr.toString()]).toEqual([hostile, '']);
});

test('[OAUTH-06] without openid there is no nonce, no id token and no userinfo', () => {
  for (const [file, text] of Object.entries(textsOf({ scopes: ['balance.read'] })))
    expect(/nonce|userinfo|UserInfo|prompt/i.test(text), file).toBe(false);
});
