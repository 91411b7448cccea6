import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signLaunchData } from '../../../telegram/signing/launch-data.ts';
import { openTelegram, type TelegramTest } from '../../testing/open-telegram.ts';
import { testStores } from '../../testing/open-test-identity.ts';

const CLIENT = '7000000002';
const device = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });
const [telegrams, strangers] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
const publicKey = telegrams.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');

describe.each(testStores)('Telegram without the bot’s token, on %s', (store) => {
  let there: TelegramTest;
  beforeAll(async () => {
    const telegram = {
      ...{ publicKey, apiOrigin: 'http://localhost:1', loginOrigin: 'http://localhost:1' },
      openId: { clientId: CLIENT, clientSecret: 'a secret of the client' },
    };
    there = await openTelegram(store, { telegram });
  });
  afterAll(() => there.close());

  /** As Telegram signs it for that bot; the hash, which no one can look at, is that of a token of theirs. */
  const launchOf = (id: number, { privateKey } = telegrams, bot = CLIENT) => {
    const signer = { botToken: `${bot}:a-token-that-this-side-does-not-know`, privateKey };
    return `${new URLSearchParams(signLaunchData(there.launchFields(id), signer))}`;
  };

  test('[TG-12] [TG-01] a launch that Telegram’s key has signed binds, and logs in once', async () => {
    const { member, bind, open, whose, db } = there;
    const owner = await member('by-key');
    await db.updateTable('account').set({ device_check: 0 }).where('public_id', '=', owner.id).execute();
    expect((await bind(launchOf(801), owner.headers)).result.tg_bind_result).toMatch(/^success/);
    const launch = launchOf(801);
    expect(await whose((await open(launch, device(1))).token)).toBe(owner.id);
    const spelledAnew = launch.replace(/hash=[^&]*/, `hash=${'0'.repeat(64)}`);
    for (const again of [launch, spelledAnew]) expect((await open(again, device(2))).ret_code).toBe(700_221);
  });

  test('[TG-12] a stranger’s key, another bot’s launch, and what a token has signed log nobody in', async () => {
    const { member, bind, open, hostileLaunches } = there;
    const owner = await member('by-key-hostile');
    await bind(launchOf(802), owner.headers);
    const hostile = [launchOf(802, strangers), launchOf(802, telegrams, '7000000003'), there.launchOf(802)];
    for (const data of [...hostile, ...hostileLaunches(802).map(([, one]) => one)])
      expect((await open(data, device(3))).ret_code).toBe(700_220);
  });

  test('there is no webhook, for the bot hears nothing', async () => {
    expect((await there.post('/user/public/telegram/webhook', { update_id: 1 })).status).toBe(404);
  });
});
