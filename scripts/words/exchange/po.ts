import { po } from 'gettext-parser';
import type { TranslationUnit } from './translation-unit.ts';

/** How tools know that a message is ICU, whatever its plural forms. */
const FLAG = 'icu-message-format';

/** GNU gettext PO: the context is `file:id`, the notes are the extracted comments. @param tag the language, BCP 47 */
export function toPo(units: readonly TranslationUnit[], tag: string): string {
  const entries = units.map(({ file, id, source, target, notes }) => [
    `${file}:${id}`,
    {
      [source]: {
        ...{ msgctxt: `${file}:${id}`, msgid: source, msgstr: [target ?? ''] },
        comments: { translator: '', reference: '', previous: '', extracted: notes.join('\n'), flag: FLAG },
      },
    },
  ]);
  return po
    .compile({
      charset: 'utf-8',
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        Language: tag.replaceAll('-', '_'),
        'MIME-Version': '1.0',
      },
      translations: Object.fromEntries(entries),
    })
    .toString('utf8');
}

/** The translated units of a PO file and its language. @throws {Error} where it is no PO, or its language is missing */
export function fromPo(text: string): {
  readonly tag: string;
  readonly units: readonly Omit<TranslationUnit, 'notes'>[];
} {
  const { headers, translations } = po.parse(text);
  const tag = Object.entries(headers)
    .find(([name]) => name.toLowerCase() === 'language')?.[1]
    ?.replaceAll('_', '-');
  if (!tag) throw new Error('the language is missing: "Language: tr_TR\\n" in the header');
  const units = Object.entries(translations)
    .filter(([context]) => context !== '')
    .flatMap(([context, entries]) =>
      Object.values(entries).map(({ msgid, msgstr: [target] }) => {
        const [file = '', ...id] = context.split(':');
        return { file: file as TranslationUnit['file'], id: id.join(':'), source: msgid, target: target || undefined };
      }),
    );
  return { tag, units };
}
