import { globSync } from 'node:fs';
import path from 'node:path';
import type { WordFile } from '@gatehouse/words/languages';
import { messagesOfPage } from '../../../apps/web/page-messages.ts';
import type { PageDefinition } from '../../../apps/web/pages/page.ts';
import { ROOT } from '../../step.ts';

const FILE_PLACES: Partial<Record<WordFile, string>> = {
  mail: 'in emails (development: /dev/mailbox)',
  sms: 'in text messages (development: /dev/mailbox)',
  telegram: 'in the chat of the Telegram bot',
  'inverse-error-code': 'wherever the server refuses a request (development: /dev/gallery)',
};

const files = globSync('apps/web/pages/*/page.ts', { cwd: ROOT });
const pages = await Promise.all(
  files.map(async (file) => {
    const { page } = (await import(path.join(ROOT, file))) as { readonly page: PageDefinition<unknown> };
    return { ...page, messages: new Set(messagesOfPage(path.basename(path.dirname(file)), page)) };
  }),
);
const [gallery] = pages.filter(({ showsAll }) => showsAll);

/** Where a text shows: the paths of the pages that embed it, and the gallery where that shows its states. */
export function placesOf(file: WordFile, id: string): readonly string[] {
  const place = FILE_PLACES[file];
  if (place) return [place];
  const has = ({ messages, title, description }: (typeof pages)[number]) =>
    [title, description].includes(id as never) || messages.has(id);
  const shown = pages.filter((page) => page !== gallery && has(page)).flatMap(({ paths }) => paths.slice(0, 1));
  const places = shown.length > 0 ? [...new Set(shown)] : ['on every page'];
  return gallery ? [...places, '/dev/gallery'] : places;
}
