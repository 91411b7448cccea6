import { expect, test } from 'vitest';
import { WHITE_HOSTS_MAX, whiteOrigins } from './white-hosts.ts';

const origins = (scheme: 'http' | 'https', ...entries: unknown[]) => whiteOrigins({ scheme }, entries).value;

test('[SESS-09] [REDIR-02] an exact origin and a host with or without a port are origins', () => {
  expect(
    origins('https', 'https://a.example', 'b.example', 'c.example:8443', 'https://xn--bcher-kva.example', 'a.example'),
  ).toEqual(['https://a.example', 'https://b.example', 'https://c.example:8443', 'https://xn--bcher-kva.example']);
  expect(origins('http', 'localhost:3000', 'http://a.example', 'https://b.example')).toEqual([
    'http://localhost:3000',
    'http://a.example',
    'https://b.example',
  ]);
});

test.each([
  '',
  '*',
  '*.example.com',
  'https://*.example.com',
  'https://a.example/',
  'https://a.example/path',
  'https://a.example?q',
  'https://user@a.example',
  'a.example@evil.example',
  'a.example:443',
  'A.example',
  'a.example.',
  'com',
  '10.0.0.1',
  '0x7f.1',
  '[::1]',
  '//a.example',
  'http://a.example',
  'javascript:alert(1)',
  'javascript://a.example',
  'data://a.example',
  'null',
  'a.example\n',
  ' a.example',
  'a.example\u200b',
  'bücher.example',
  'https:a.example',
  `${'a'.repeat(64)}.example`,
  'a'.repeat(10_000),
  7,
  null,
  undefined,
  {},
  ['a.example'],
])('[SESS-09] [REDIR-02] %j is none on HTTPS', (entry) => {
  const { value, trace } = whiteOrigins({ scheme: 'https' }, [entry, 'b.example']);
  expect(value).toEqual(['https://b.example']);
  expect(trace[0]?.outcome).toBe('passed over');
});

test('[SESS-09] [REDIR-02] a list without end is read as far as pages can carry it', () => {
  const entries = Array.from({ length: 10_000 }, (_, at) => `h${at}.example`);
  const { value, trace } = whiteOrigins({ scheme: 'https' }, entries);
  expect(value).toHaveLength(WHITE_HOSTS_MAX);
  expect(trace[0]?.detail).toBe('9936 more than are read');
});
