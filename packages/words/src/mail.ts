import { type LocaleCode, localeOf } from '@gatehouse/rules/site/locale';
import type { Seal } from '@gatehouse/rules/site/site';
import type { SiteWords } from './brand-words.ts';
import { plainText } from './mail-blocks.ts';
import { mailHtml } from './mail-html.ts';
import { layouts, type MailKind, type MailKinds } from './mail-layouts.ts';
import type { Say } from './mail-parts.ts';
import { isolated, oneLine, oneLineEach, withoutIsolates } from './one-line.ts';
import { ownLink } from './own-link.ts';
import { createTranslator } from './translator.ts';
import { namespaceWords, writtenIn } from './words-for.ts';

/** The sender of a mail, from the brand and never from a request. */
export type MailSender = {
  readonly brandName: string;
  readonly siteName: string;
  /** The site's official host, as people see it in the address bar: with its port where it has one. */
  readonly host: string;
  /** OKLCH hue of the site's accent, 0 to 360. */
  readonly hue: number;
  readonly seal: Seal;
  /** The owner's anti-phishing code; absent or empty: none, or the mail is not to an account's owner. */
  readonly antiPhishing?: string | undefined;
  /** Content id of the picture of the owner's seal, which is sent along; absent: there is none. */
  readonly personalSeal?: string | undefined;
};

/** `language` is the one that the mail is written in, BCP 47. */
export type MailText = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
};

/**
 * A mail in the reader's language (SIGNUP-02, SIGNUP-04, SIGNUP-06), in English (and so marked) where that language has none
 * yet. The HTML has nothing remote, and no picture but the owner's seal; every value is escaped. The subject is always one line, and never holds
 * what a link holds.
 *
 * @param own the operator's messages of the site
 * @throws {Error} where a link does not lead to the sender's own host
 */
export function mailText<Kind extends MailKind>(
  localeCode: LocaleCode,
  kind: Kind,
  values: MailSender & MailKinds[Kind],
  own?: SiteWords,
): MailText {
  const { tag, dir } = localeOf(writtenIn(localeCode, 'mail')) ?? { tag: 'en', dir: 'ltr' };
  const {
    brandName: brand,
    siteName: site,
    hue,
    seal,
    host,
    antiPhishing,
    personalSeal,
  } = oneLineEach<MailSender>(values);
  if ('link' in values && values.link !== undefined) ownLink(values.link, host);
  const { find } = createTranslator(tag, namespaceWords(localeCode, 'mail', own));
  const said = sayable({ ...values, host, brand, site }, dir);
  const say: Say = (name, more = {}) => find(`mail.${name}`, { ...said, ...sayable(more, dir) }) ?? '';
  const shown = (text: string) => (dir === 'rtl' ? text : withoutIsolates(text));

  const { preview, blocks, ...layout } = layouts[kind](say, oneLineEach(values), tag);
  const subject = shown(layout.subject);
  const known = antiPhishing ? say('antiPhishing') : '';
  return {
    ...{ subject, language: tag },
    text: shown(plainText(known ? [{ kind: 'text', text: known }, ...blocks] : blocks)),
    html: mailHtml({
      ...{ tag, dir, subject, preview, hue, seal, brand, site, blocks },
      mark: { line: known, cid: personalSeal, alt: say('personalSeal') },
    }),
  };
}

/** The values for the messages. The translator isolates them in right-to-left languages. */
function sayable(values: object, dir: 'ltr' | 'rtl'): Record<string, string | number> {
  const named = Object.entries(values).flatMap(([name, value]): [string, string | number][] => {
    if (typeof value === 'number') return [[name, value]];
    if (typeof value !== 'string' || name === 'link') return [];
    return [[name, dir === 'rtl' ? oneLine(value) : isolated(value)]];
  });
  return Object.fromEntries(named);
}
