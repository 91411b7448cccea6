import { styleText } from 'node:util';
import type { Brand } from '@gatehouse/rules/site/brand';
import { originOf } from '@gatehouse/rules/site/site-of';
import { DEMO_ACCOUNTS } from './demo/demo-accounts.ts';
import { DEMO_INVITATIONS } from './demo/demo-inviters.ts';
import type { Environment } from './environment.ts';
import { siteName } from './site-name.ts';
import { telegramOrigin } from './telegram/telegram-pages.ts';

/** What a start prints: the address of every site, and in development the demo accounts, the mailbox and our own Telegram. */
export function welcome(environment: Environment, brand: Brand): string {
  const main = brand.sites[0];
  const width = Math.max(...brand.sites.map((site) => siteName(site).length)) + 2;
  const lines = brand.sites.map((site) => `  ${siteName(site).padEnd(width)}${originOf(brand, site)}`);
  if (environment.development && main) {
    const embedded = environment.apiOrigin ? [] : demoLines();
    if (embedded.length > 0) {
      lines.push('', styleText('bold', 'Demo accounts (email, password)'), ...embedded);
      lines.push('', styleText('bold', 'Demo invitations'), ...invitationLines(brand));
    }
    if (!environment.apiOrigin && !(environment.smtpUrl && environment.smsUrl)) {
      lines.push('', styleText('bold', 'Mailbox'), `  ${originOf(brand, main)}/dev/mailbox`);
    }
    lines.push('', styleText('bold', 'Telegram'), `  ${telegramOrigin(brand)}/dev/telegram`);
  }
  return `\n${styleText('bold', `${brand.name} is open`)}\n${lines.join('\n')}\n\n`;
}

function demoLines(): string[] {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length)) + 2;
  return DEMO_ACCOUNTS.map(({ email, password, who }) => `  ${email.padEnd(width)}${password}  ${who}`);
}

/** AFF-06: on the global site, and what differs by country on the first regional site too. */
function invitationLines(brand: Brand): string[] {
  const width = Math.max(...DEMO_INVITATIONS.map(({ who }) => who.length)) + 2;
  const regional = brand.sites.find(({ kind }) => kind === 'regional');
  return DEMO_INVITATIONS.flatMap(({ who, path, ...more }) =>
    [brand.sites[0], more.regional && regional].flatMap((site) =>
      site ? [`  ${who.padEnd(width)}${originOf(brand, site)}${path}`] : [],
    ),
  );
}
