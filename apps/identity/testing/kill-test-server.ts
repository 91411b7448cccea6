import { flushCompileCache } from 'node:module';
import { defaultBrand } from '@gatehouse/brand/default-brand';
import { createIdentity } from '../compose.ts';
import { developmentLimits } from '../rate-limit/limits.ts';

/** The process that kill.test.ts ends again and again: the identity API on SQLite, on a port of its own choice. */
const { DATA_DIR = '', SMTP_URL = '', CLOCK_OFFSET_MS = '0' } = process.env;
const app = await createIdentity({
  brand: defaultBrand,
  dataDir: DATA_DIR,
  smtpUrl: SMTP_URL,
  trustGateway: true,
  encryptionKeyBits: 2048,
  limitPoints: developmentLimits,
  captcha: { settings: { asks: 'never' } },
  clock: () => Date.now() + Number(CLOCK_OFFSET_MS),
});
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
// A process that is killed writes none.
flushCompileCache();
console.log(origin);
