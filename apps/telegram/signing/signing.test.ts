import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DEMO_BOT_TOKEN } from '../demo-bot.ts';
import { authDate } from './defects.ts';
import { launchHash, signLaunchData, thirdPartyText } from './launch-data.ts';
import { loginHash, signLoginData } from './login-data.ts';

const fieldsOf = (query: string) => Object.fromEntries(new URLSearchParams(query));

/** From the documentation of `@tma.js/init-data-node`, with the token that it is signed with. */
const PUBLISHED = fieldsOf(
  'query_id=AAHdF6IQAAAAAN0XohDhrOrc&user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%22%2C%22last_name%22%3A%22Kibenko%22%2C%22username%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22ru%22%2C%22is_premium%22%3Atrue%7D&auth_date=1662771648&hash=c501b71e775f74ce10e377dea85a7ea24ecd640b223ea86dfe453e0eaed2e2b2',
);
const PUBLISHED_TOKEN = '5768337691:AAH5YkoiEuPk8-FZa32hStHTqXiLPtAEhx8';

/** From the same documentation: signed by Telegram itself, for the bot 7342037359. */
const SIGNED_BY_TELEGRAM = fieldsOf(
  'user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%20%2B%20-%20%3F%20%5C%2F%22%2C%22last_name%22%3A%22Kibenko%22%2C%22username%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22ru%22%2C%22is_premium%22%3Atrue%2C%22allows_write_to_pm%22%3Atrue%2C%22photo_url%22%3A%22https%3A%5C%2F%5C%2Ft.me%5C%2Fi%5C%2Fuserpic%5C%2F320%5C%2F4FPEE4tmP3ATHa57u6MqTDih13LTOiMoKoLDRG4PnSA.svg%22%7D&chat_instance=8134722200314281151&chat_type=private&auth_date=1733584787&hash=2174df5b000556d044f3f020384e879c8efcab55ddea2ced4eb752e93e7080d6&signature=zL-ucjNyREiHDE8aihFwpfR9aggP2xiAo3NSpfe-p7IbCisNlDKlo7Kb6G4D0Ao2mBrSgEk4maLSdv6MLIlADQ',
);
/** That Telegram publishes for production. */
const TELEGRAM_KEY = 'e7bf03a2fa4602af4580703d88dda5bb59f32ed8b02a56c187fe7d34caed242d';
const ED25519_DER = '302a300506032b6570032100';

const NOW = 1_700_000_000_000;

describe('launch data', () => {
  test('has the hash of the published example', () => {
    expect(launchHash(PUBLISHED, PUBLISHED_TOKEN)).toBe(PUBLISHED.hash);
    expect(launchHash(PUBLISHED, `${PUBLISHED_TOKEN}x`)).not.toBe(PUBLISHED.hash);
  });

  test('has the hash that OpenSSL makes, over the signature too', () => {
    const user = '{"id":7100000002,"first_name":"ليلى"}';
    const fields = { user, signature: 'c2ln', query_id: 'AAE', auth_date: '1700000000' };
    expect(launchHash(fields, DEMO_BOT_TOKEN)).toBe('da4d90b1e69aa3d489a017bfb5169a5e238584a81b1e30d13c26f0a837ac2f15');
  });

  test('puts into the signature what Telegram puts into its own', () => {
    const key = createPublicKey({ key: Buffer.from(ED25519_DER + TELEGRAM_KEY, 'hex'), format: 'der', type: 'spki' });
    const signature = Buffer.from(SIGNED_BY_TELEGRAM.signature ?? '', 'base64url');
    const isGenuine = (botId: string) =>
      verify(null, Buffer.from(thirdPartyText(SIGNED_BY_TELEGRAM, botId)), key, signature);
    expect(isGenuine('7342037359')).toBe(true);
    expect(isGenuine('7342037358')).toBe(false);
  });

  test('is signed with both', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const fields = { auth_date: '1700000000', user: '{"id":1}' };
    const { hash, signature = '', ...rest } = signLaunchData(fields, { botToken: DEMO_BOT_TOKEN, privateKey });
    expect(rest).toEqual(fields);
    const text = '7000000001:WebAppData\nauth_date=1700000000\nuser={"id":1}';
    expect(verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(hash).toBe(launchHash({ ...fields, signature }, DEMO_BOT_TOKEN));
  });
});

test('login data has the hash that OpenSSL makes', () => {
  const fields = { id: '7100000002', first_name: 'ليلى', username: 'layla_alhasan', auth_date: '1700000000' };
  expect(signLoginData(fields, DEMO_BOT_TOKEN)).toEqual({
    ...fields,
    hash: 'ae60d7aac1269415cabb1caa6272c376a7ea402873632c855925b51720130211',
  });
  expect(loginHash({ ...fields, id: '7100000003' }, DEMO_BOT_TOKEN)).not.toBe(loginHash(fields, DEMO_BOT_TOKEN));
});

test('data is as old as its defect says, and as it is asked to be', () => {
  expect(authDate(NOW, 'none')).toBe(1_700_000_000);
  expect(authDate(NOW, 'stale')).toBe(1_700_000_000 - 600);
  expect(authDate(NOW, 'expired')).toBe(1_700_000_000 - 86_400);
  expect(authDate(NOW, 'future')).toBe(1_700_000_000 + 3_600);
  expect(authDate(NOW, 'stale', 299)).toBe(1_700_000_000 - 299);
});
