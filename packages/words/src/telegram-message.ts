import { type LocaleCode, localeOf } from '@gatehouse/rules/site/locale';
import type { SiteWords } from './brand-words.ts';
import { type ActionOrigin, factLines, inUtc } from './mail-facts.ts';
import { isolated, oneLine, withoutIsolates } from './one-line.ts';
import { ownLink } from './own-link.ts';
import { createTranslator } from './translator.ts';
import { namespaceWords, writtenIn } from './words-for.ts';

/** The sender of a message, from the brand and never from a request. */
type TelegramSender = {
  readonly brandName: string;
  /** The site's official host, with its port where it has one. */
  readonly host: string;
  /** The owner's anti-phishing code; absent or empty: none, or it is no owner's message. */
  readonly antiPhishing?: string | undefined;
};

/** A login, and where its owner locks the account. `at`: epoch ms, shown in UTC. */
type LoginNoticed = ActionOrigin & { readonly at: number; readonly newDevice: boolean; readonly link: string };

/** The messages of the bot, and what each one says beside its sender. */
type TelegramKinds = {
  readonly login: LoginNoticed;
  readonly welcome: object;
  readonly stopped: object;
  readonly startAgain: object;
  readonly notLinked: object;
  readonly help: object;
};

type Say = (name: string, more?: Readonly<Record<string, string>>) => string;

const paragraphs: {
  readonly [Kind in keyof TelegramKinds]: (say: Say, values: TelegramKinds[Kind], tag: string) => string[];
} = {
  login: (say, { at, newDevice, link, ...whence }, tag) => [
    say(newDevice ? 'login.new' : 'login.heading'),
    [say('fact.time', { value: inUtc(at, tag) }), ...factLines(say, whence, tag)].join('\n'),
    `${say('login.notYou')}\n${link}`,
    `${say('official')}\n${say('login.stop')}`,
  ],
  welcome: (say) => [say('welcome.heading'), say('welcome.text'), `${say('official')}\n${say('welcome.stop')}`],
  stopped: (say) => [say('stopped')],
  startAgain: (say) => [say('startAgain')],
  notLinked: (say) => [say('notLinked')],
  help: (say) => [say('help.heading'), `${say('help.text')}\n${say('help.commands')}`, say('official')],
};

/**
 * A message of the bot in the reader's language, in English where that language has none yet. Plain text: nothing in a value is
 * markup, and every value is one line.
 * @param own the operator's messages of the site
 * @throws {Error} where a link does not lead to the sender's own host
 */
export function telegramText<Kind extends keyof TelegramKinds>(
  localeCode: LocaleCode,
  kind: Kind,
  values: TelegramSender & TelegramKinds[Kind],
  own?: SiteWords,
): string {
  const { tag, dir } = localeOf(writtenIn(localeCode, 'telegram')) ?? { tag: 'en', dir: 'ltr' };
  if ('link' in values) ownLink(String(values.link), values.host);
  const { find } = createTranslator(tag, namespaceWords(localeCode, 'telegram', own));
  const said = sayable({ ...values, brand: values.brandName }, dir);
  const say: Say = (name, more = {}) => find(`telegram.${name}`, { ...said, ...sayable(more, dir) }) ?? '';
  const known = values.antiPhishing ? [say('antiPhishing')] : [];
  const [heading = '', ...more] = paragraphs[kind](say, values, tag);
  const text = [heading, ...known, ...more].join('\n\n');
  return dir === 'rtl' ? text : withoutIsolates(text);
}

/** The button below a welcome and the help. */
export function telegramButton(localeCode: LocaleCode, brand: string, own?: SiteWords): string {
  const { tag } = localeOf(writtenIn(localeCode, 'telegram')) ?? { tag: 'en' };
  const { find } = createTranslator(tag, namespaceWords(localeCode, 'telegram', own));
  return find('telegram.welcome.button', { brand: oneLine(brand) }) ?? '';
}

/** The values for the messages. The translator isolates them in right-to-left languages. */
function sayable(values: object, dir: 'ltr' | 'rtl'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, dir === 'rtl' ? oneLine(value) : isolated(value)]] : [],
    ),
  );
}
