import { codePurposes, linkPurposes } from './mail-challenge.ts';
import { mailEvents } from './mail-notice.ts';

/** What the tests of mails send. */
export const sender = {
  brandName: 'Gatehouse',
  siteName: 'Global',
  host: 'gatehouse.example',
  hue: 250,
  seal: { lobes: 12, depth: 0.3, turns: 3, rings: 2 },
};
export const withCode = { ...sender, code: '482913', minutes: 10 };
export const TOKEN = 'Zm9vYmFyYmF6cXV4cXV1eGNvcmdlZ3JhdWx0Z2FyZ-_';
export const link = `https://gatehouse.example/en/email-code-verify?trx=0199e2f0-1111-7222-8333-444455556666&b=1#${TOKEN}`;
export const withLink = { ...withCode, link, minutes: 30 };
export const kinds = [
  'registrationCode',
  'registrationLink',
  'alreadyRegistered',
  'addressTaken',
  'noAccount',
] as const;

const whence = { browser: 'Chrome', system: 'Windows', country: 'DE' };
/** Of each purpose and event one. */
export const codeMails = codePurposes.map((purpose) => ({ ...withCode, ...whence, purpose }));
export const linkMails = linkPurposes.map((purpose) => ({ ...withLink, ...whence, purpose }));
export const notices = mailEvents.map((event) => ({
  ...{ ...sender, ...whence, event, link: 'https://gatehouse.example/en/app/user/auto-ban-account' },
  ...{ at: Date.UTC(2026, 4, 12, 14, 3), details: { email: 'j***@e***.com', name: 'My phone' } },
}));

/** The visible text of the HTML. */
export function readable(html: string): string {
  const text = html.replace(/<style>[\s\S]*?<\/style>/g, '').replace(/<[^>]*>/g, '');
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
