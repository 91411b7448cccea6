import { flushCompileCache } from 'node:module';
import { defaultBrand } from '@gatehouse/brand/default-brand';
import { createIdentity } from '@gatehouse/identity/compose';
import { Mailbox } from '@gatehouse/identity/delivery/mailbox';
import { developmentLimits } from '@gatehouse/identity/rate-limit/limits';
import { TEST_KEY_BITS } from '@gatehouse/identity/testing/open-test-identity';
import { embeddedApi } from '../embedded-api.ts';
import { appClient, openWeb, pageClient } from './oauth-fixture.ts';

/** The process that kill.test.ts ends again and again: the API and its web server, on a store that outlives it. */
const { DATA_DIR = '', DATABASE_URL, PORT } = process.env;
const brand = { ...defaultBrand, port: Number(PORT) };
const app = await createIdentity({
  ...{ brand, dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined, mailbox: new Mailbox(), trustGateway: true },
  ...{ encryptionKeyBits: TEST_KEY_BITS, limitPoints: developmentLimits, captcha: { settings: { asks: 'never' } } },
  oauthClients: () => [appClient, pageClient],
});
await openWeb(embeddedApi(app), brand);
// A process that is killed writes none.
flushCompileCache();
console.log('It listens');
