import { styleText } from 'node:util';
import type { Brand } from '@gatehouse/rules/site/brand';
import { regionName } from '@gatehouse/rules/site/locale';
import type { Site } from '@gatehouse/rules/site/site';
import { originOf } from '@gatehouse/rules/site/site-of';
import { global } from '@gatehouse/words/en/global';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { DEMO_INVITATIONS } from './demo-inviters.ts';
import type { Environment } from './environment.ts';

/** What a start prints: the address of every site, and in development the demo accounts and the mailbox. */
export function welcome(environment: Environment, brand: Brand): string {
  const main = brand.sites[0];
  const width = Math.max(...brand.sites.map((site) => nameOf(site).length)) + 2;
  const lines = brand.sites.map((site) => `  ${nameOf(site).padEnd(width)}${originOf(brand, site)}`);
  if (environment.development && main) {
    const embedded = environment.apiOrigin ? [] : demoLines();
    if (embedded.length > 0) {
      lines.push('', styleText('bold', 'Demo accounts (email, password)'), ...embedded);
      lines.push('', styleText('bold', 'Demo invitations'), ...invitationLines(brand));
    }
    if (!environment.apiOrigin && !(environment.smtpUrl && environment.smsUrl)) {
      lines.push('', styleText('bold', 'Mailbox'), `  ${originOf(brand, main)}/dev/mailbox`);
    }
  }
  return `\n${styleText('bold', `${brand.name} is open`)}\n${lines.join('\n')}\n\n`;
}

/** As pages name it in English. */
function nameOf({ region, kind }: Site): string {
  if (region) return regionName('en', region);
  return kind === 'testnet' ? global['site.testnet'] : global['site.global'];
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
