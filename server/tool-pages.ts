import { type ExplorerOptions, explorer } from '@gatehouse/web/server/explorer/explorer';
import type { FastifyInstance } from 'fastify';
import { demoProviderPages } from './demo/demo-provider-pages.ts';
import { type MailboxPagesOptions, mailboxPages } from './mailbox-pages.ts';
import { openTelegram, ownTelegram } from './telegram/telegram-pages.ts';

/** Pages for developers and operators: the mailbox, our own Telegram, the demo providers and the explorer. In production the explorer is on the operator's port alone. */
export async function addTools(
  web: FastifyInstance,
  management: FastifyInstance,
  tools: Pick<ExplorerOptions, 'brand' | 'bundle' | 'whiteHosts' | 'complianceOf' | 'remoteConfig' | 'captchas'> &
    Pick<MailboxPagesOptions, 'mailbox' | 'sent'> & {
      readonly development: boolean;
      /** The port that they answer at; undefined: there are none. */
      readonly demoProvidersAt: number | undefined;
    },
): Promise<void> {
  const { mailbox, sent, development, demoProvidersAt, ...explored } = tools;
  if (development) await web.register(mailboxPages, { mailbox, sent, brand: explored.brand });
  if (development) await web.register(ownTelegram, { telegram: openTelegram(explored.brand), brand: explored.brand });
  if (demoProvidersAt !== undefined)
    await web.register(demoProviderPages, { brand: explored.brand, port: demoProvidersAt });
  if (development) await web.register(explorer, { ...explored, alone: false });
  // Another bundle's scripts are at the front end's port alone.
  if (!explored.bundle) await management.register(explorer, { ...explored, alone: true });
}
