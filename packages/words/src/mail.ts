import { type LocaleCode, localeOf } from '@gatehouse/rules/locale';
import { type MailBlock, mailHtml } from './mail-html.ts';
import { createTranslator } from './translator.ts';
import { namespaceWords, writtenIn } from './words-for.ts';

/** Where the mail comes from, all of it from the brand and never from a request. */
export type MailSender = {
  readonly brandName: string;
  readonly siteName: string;
  /** The site's official host, as people see it in the address bar. */
  readonly host: string;
  /** OKLCH hue of the site's accent, 0 to 360. */
  readonly hue: number;
};

/** The mails, and what each one says beside its sender. */
export type MailKinds = {
  readonly registrationCode: { readonly code: string; readonly minutes: number };
  readonly alreadyRegistered: object;
};

export type MailKind = keyof MailKinds;
export type MailText = { readonly subject: string; readonly text: string; readonly html: string };

/**
 * A mail in the reader's language (SIGNUP-02, SIGNUP-04), in English (and so marked) where that language has none yet.
 * The HTML has no links, no pictures and nothing remote; every value is escaped. The subject is always one line.
 */
export function mailText<Kind extends MailKind>(
  localeCode: LocaleCode,
  kind: Kind,
  values: MailSender & MailKinds[Kind],
): MailText {
  const { tag, dir } = localeOf(writtenIn(localeCode, 'mail')) ?? { tag: 'en', dir: 'ltr' };
  const { brandName, siteName, hue, ...rest } = oneLine(values);
  const { find } = createTranslator(tag, namespaceWords(localeCode, 'mail'));
  const say = (name: string) => find(`mail.${name}`, { ...rest, brand: brandName, site: siteName }) ?? '';

  const subject = say(`${kind}.subject`);
  const blocks = layouts[kind](say, 'code' in values ? String(values.code) : '');
  return {
    subject,
    text: `${blocks.map((block) => block.text).join('\n\n')}\n`,
    html: mailHtml({ tag, dir, subject, hue, brand: brandName, site: siteName, blocks }),
  };
}

type Layout = (say: (name: string) => string, code: string) => readonly MailBlock[];

const layouts: Readonly<Record<MailKind, Layout>> = {
  registrationCode: (say, code) => [
    { kind: 'heading', text: say('registrationCode.heading') },
    { kind: 'text', text: say('registrationCode.text') },
    { kind: 'code', text: code },
    { kind: 'text', text: say('registrationCode.expires') },
    { kind: 'text', text: say('registrationCode.notYou') },
    { kind: 'subheading', text: say('safety.heading') },
    { kind: 'text', text: say('safety.text') },
    { kind: 'footer', text: say('footer') },
  ],
  alreadyRegistered: (say) => [
    { kind: 'heading', text: say('alreadyRegistered.heading') },
    { kind: 'text', text: say('alreadyRegistered.text') },
    { kind: 'text', text: say('alreadyRegistered.action') },
    { kind: 'text', text: say('alreadyRegistered.notYou') },
    { kind: 'subheading', text: say('safety.heading') },
    { kind: 'text', text: say('safety.text.noCode') },
    { kind: 'footer', text: say('footer') },
  ],
};

/** No value may start a new line: in a subject that would be a header of its own. */
function oneLine<Shape extends MailSender>(values: Shape): Shape & Readonly<Record<string, string | number>> {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim() : value,
  ]);
  return Object.fromEntries(entries);
}
