import { type LocaleCode, localeOf } from '@gatehouse/rules/site/locale';
import type { SiteWords } from './brand-words.ts';
import type { CodePurpose } from './mail-challenge.ts';
import { oneLineEach } from './one-line.ts';
import { createTranslator } from './translator.ts';
import { namespaceWords, writtenIn } from './words-for.ts';

/** The sender of a message, from the brand and never from a request. */
export type SmsSender = {
  readonly brandName: string;
  /** The site's official host; a port is left out. */
  readonly host: string;
};

/** The messages, and what each one says beside its sender. */
export type SmsKinds = {
  readonly registrationCode: { readonly code: string; readonly minutes: number };
  readonly alreadyRegistered: object;
  readonly numberTaken: object;
  readonly noAccount: object;
  readonly event: object;
  readonly challengeCode: { readonly purpose: CodePurpose; readonly code: string; readonly minutes: number };
};

export type SmsKind = keyof SmsKinds;

/** These end in the line that phones read. */
const endsInCode: readonly SmsKind[] = ['registrationCode', 'challengeCode'];

/**
 * A text message in the reader's language, in English where that language has none yet: one line of words. With a code a
 * last line follows, `@host #code`, by which phones offer the code on that host alone (WICG, Origin-bound one-time codes
 * delivered via SMS).
 *
 * @param own the operator's messages of the site
 */
export function smsText<Kind extends SmsKind>(
  localeCode: LocaleCode,
  kind: Kind,
  values: SmsSender & SmsKinds[Kind],
  own?: SiteWords,
): string {
  const { tag } = localeOf(writtenIn(localeCode, 'sms')) ?? { tag: 'en' };
  const { brandName: brand, ...more } = oneLineEach<SmsSender>(values);
  const host = more.host.replace(/:\d+$/, '');
  const { find } = createTranslator(tag, namespaceWords(localeCode, 'sms', own));
  const word = 'purpose' in more ? `code.${more.purpose}` : kind;
  const words = find(`sms.${word}`, { ...more, host, brand }) ?? '';
  if (!endsInCode.includes(kind) || !('code' in more)) return words;
  return `${words}\n\n@${host} #${String(more.code).replace(/\s/gu, '')}`;
}
