/** The identity API alone, in a process of its own: says its port, and on each message how much memory it holds. */
import { loadBrand } from '@gatehouse/brand/load-brand';
import { createIdentity } from '@gatehouse/identity/compose';
import { Mailbox } from '@gatehouse/identity/delivery/mailbox';

const dataDir = process.env.DATA_DIR ?? '';
const identity = await createIdentity({ brand: loadBrand(), dataDir, mailbox: new Mailbox(), trustGateway: true });
await identity.listen({ port: 0, host: '127.0.0.1' });
const address = identity.server.address();
process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }));
process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
