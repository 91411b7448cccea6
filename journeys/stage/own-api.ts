import { createIdentity } from '@gatehouse/identity/compose';
import { Mailbox } from '@gatehouse/identity/delivery/mailbox';
import { defaultBrand } from '../../packages/brand/src/default-brand.ts';

/** A process in the role of an operator's own API: the reference API alone, with its mails to be read at `/mails`. */
const { DATA_DIR = '', PORT = '0' } = process.env;
const mailbox = new Mailbox();
const api = await createIdentity({
  brand: defaultBrand,
  dataDir: DATA_DIR,
  mailbox,
  trustGateway: true,
  captcha: { work: 1 },
});
api.get('/mails', () => mailbox.list());
await api.listen({ port: Number(PORT), host: '127.0.0.1' });
process.stdout.write('The API is open\n');
