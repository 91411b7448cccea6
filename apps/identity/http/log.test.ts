import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openTestIdentity } from '../testing/open-test-identity.ts';

test('the log holds no password, code, token, address or uuid', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const identity = await openTestIdentity('SQLite', { logger });
  const { token } = await identity.register('secret@example.com', 'correct horse battery');
  await identity.logIn('secret@example.com', 'wrong horse battery');
  const uuid = await identity.begin('second@example.com');
  await identity.get(`/user/public/register/recall/info?uuid=${uuid}`, { usertoken: token ?? '' });
  const code = identity.codeFor('second@example.com');
  await identity.close();
  const log = lines.join('');
  expect(log).toContain('/user/public/register/recall/info');
  for (const secret of ['secret@example.com', 'horse', 'encrypt_password', token ?? '', uuid, code]) {
    expect(log).not.toContain(secret);
  }
});
