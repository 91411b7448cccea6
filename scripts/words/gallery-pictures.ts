import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { CompiledMessage } from '@gatehouse/words/catalogue';
import { english, type Messages } from '@gatehouse/words/languages';
import { namespaces, namespaceWords } from '@gatehouse/words/words-for';
import type { Page } from 'playwright-core';
import { launchChromium } from '../../journeys/stage/chromium.ts';
import { openProduct } from '../../journeys/stage/product.ts';

/** The picture of each message, by its id: the name of a file in the folder. */
export type Pictures = Readonly<Record<string, string>>;

const INDEX = 'pictures.json';
const HOST_MS = 30_000;
const DESK = { width: 1024, height: 768 };
const MARK = /⟦(\d+)⟧/g;
const ids = namespaces.flatMap((namespace) => Object.keys(english[namespace] as Messages));

/**
 * Takes a picture of every state of the gallery in a language, and notes which messages it shows. It finds them by opening the gallery in
 * English first, with a number before each message, which a translation host of its own serves.
 *
 * @param code for instance `tr-TUR`
 * @param folder receives the pictures and `pictures.json`
 * @returns how many messages have a picture, and how many pictures there are
 */
export async function takeGalleryPictures(
  code: string,
  folder: string,
): Promise<{ readonly messages: number; readonly files: number }> {
  mkdirSync(folder, { recursive: true });
  const host = await openMarkedWords();
  const product = await openProduct({ TRANSLATION_ORIGIN: host.origin });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: DESK, reducedMotion: 'reduce' });
    const gallery = (language: string) => openGallery(page, `${product.origin()}/${language}/dev/gallery`);
    await marked(`${product.origin()}/en/dev/gallery`);
    await gallery('en');
    const pictures: Record<string, string> = {};
    await eachState(page, async (state) => {
      for (const [, number] of (await textOf(page, state)).matchAll(MARK))
        pictures[ids[Number(number)] ?? ''] ??= fileOf(state);
    });
    await gallery(code);
    const wanted = new Set(Object.values(pictures));
    await eachState(page, async (state) => {
      if (wanted.has(fileOf(state)))
        await exhibitOf(page, state).screenshot({ path: path.join(folder, fileOf(state)) });
    });
    writeFileSync(path.join(folder, INDEX), JSON.stringify(pictures, undefined, 2));
    return { messages: Object.keys(pictures).length, files: wanted.size };
  } finally {
    await browser.close();
    await product.close();
    host.close();
  }
}

/** @throws {Error} where the folder has no pictures */
export function readPictures(folder: string): Pictures {
  try {
    return JSON.parse(readFileSync(path.join(folder, INDEX), 'utf8')) as Pictures;
  } catch {
    throw new Error(`${folder} holds no pictures: npm run translations -- pictures LOCALE ${folder}`);
  }
}

/** English messages with their numbers, as a translation host serves them; other languages have none there. */
async function openMarkedWords() {
  const server = createServer((request, response) => {
    const namespace = namespaces.find((one) => request.url?.endsWith(`/${one}/en.json`));
    const words = namespace ? Object.entries(namespaceWords('en', namespace)) : [];
    const marked = words.map(([id, message]) => [id, withMark(message, ids.indexOf(id))]);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(Object.fromEntries(marked)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** The first pages have the shipped words, while the host's are on their way. */
async function marked(address: string): Promise<void> {
  const deadline = Date.now() + HOST_MS;
  while (!(await (await fetch(address)).text()).includes('⟦')) {
    if (Date.now() > deadline) throw new Error('the words of the translation host did not come');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function withMark(message: CompiledMessage, number: number): CompiledMessage {
  const mark = `⟦${number}⟧`;
  return typeof message === 'string' ? mark + message : [mark, ...message];
}

async function openGallery(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector('html[data-hydrated]');
  await page.waitForLoadState('networkidle');
}

/** A state: an exhibit, and the choice that shows it, where it has any. */
type State = { readonly exhibit: string; readonly choice?: number };

const fileOf = ({ exhibit, choice }: State) => `${`${exhibit}-${choice ?? 0}`.replace(/[^a-z0-9-]+/gi, '-')}.png`;
const exhibitOf = (page: Page, { exhibit }: State) => page.locator(`main section[id="${exhibit}"]`);
const CHOICES = 'div > button[aria-pressed]';

/** What a state shows, and what it says to screen readers. */
function textOf(page: Page, state: State): Promise<string> {
  return exhibitOf(page, state).evaluate((exhibit) =>
    [exhibit, ...exhibit.querySelectorAll('[aria-label], [placeholder], [alt], [title]')]
      .flatMap((one) => [
        one.textContent,
        ...['aria-label', 'placeholder', 'alt', 'title'].map((name) => one.getAttribute(name)),
      ])
      .join('\n'),
  );
}

async function eachState(page: Page, look: (state: State) => Promise<void>): Promise<void> {
  const exhibits = page.locator('main section[id]:has(> h2:first-child > code)');
  for (const exhibit of await exhibits.evaluateAll((all) => all.map(({ id }) => id))) {
    const choices = exhibitOf(page, { exhibit }).locator(CHOICES);
    const count = await choices.count();
    if (count === 0) await look({ exhibit });
    for (let choice = 0; choice < count; choice += 1) {
      await choices.nth(choice).dispatchEvent('click');
      await look({ exhibit, choice });
    }
  }
}
