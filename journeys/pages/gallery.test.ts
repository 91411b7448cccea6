import type { BrowserContext, JSHandle, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  complaintsOf,
  expectAccessible,
  expectReadable,
  hydrated,
  type OwnBrowser,
  openBrowser,
} from '../stage/browser.ts';
import type { Product } from '../stage/product.ts';
import { sharedProduct } from '../stage/shared-product.ts';

/** The gallery has this many today: fewer, and the page was not looked through. */
const STATES = 311;
/** Axe compares what is on a page with all the rest of it: in parts it takes half the time. */
const AT_ONCE = 80;
const MOST_DIALOGS = 12;
const CLOSED_MS = 500;
const DESK = { width: 1024, height: 768 };
const NARROWEST = { width: 320, height: 640 };
/** It waits for an answer that never comes: nothing closes it. */
const ENDLESS = 'coming over';

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** The gallery with everything that it loads by itself and by a press. */
async function openGallery(): Promise<void> {
  context = await browser.newContext({
    ...{ locale: 'en-GB', reducedMotion: 'reduce', viewport: DESK },
    extraHTTPHeaders: { 'cf-ipcountry': 'BR' },
  });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  complaints = complaintsOf(page);
  await page.goto(`${product.origin()}/en/dev/gallery`);
  await hydrated(page);
  await page.getByRole('button', { name: 'phone fields', exact: true }).click();
  await page.locator('#phone-own').waitFor();
  await page.locator('section[id="features/residence"]').waitFor();
  await page.waitForLoadState('networkidle');
}

async function turn(dir: 'ltr' | 'rtl', colorScheme: 'light' | 'dark', viewport: typeof DESK): Promise<void> {
  await page.evaluate((direction) => {
    document.documentElement.dir = direction;
  }, dir);
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewport);
}

describe('every state of every screen, side by side', () => {
  let states: readonly string[];
  let sheet: JSHandle<readonly Element[]>;

  beforeAll(async () => {
    await openGallery();
    // What a state loads when it first shows is there the second time.
    await page.evaluate(pressThrough, false);
    await page.waitForLoadState('networkidle');
    states = await page.evaluate(pressThrough, true);
    sheet = await page.evaluateHandle(() => [...document.querySelectorAll('main div:has(> [id^="state-"])')]);
  });
  afterAll(() => context?.close());

  async function eachPart(look: () => Promise<void>): Promise<void> {
    for (let from = 0; from < states.length; from += AT_ONCE) {
      const part = { from, to: from + AT_ONCE };
      await sheet.evaluate((all, { from: start, to }) => {
        const place = all.find((state) => state.isConnected)?.parentElement;
        place?.replaceChildren(...all.slice(start, to));
      }, part);
      await look();
    }
  }

  test('[SHELL-01] [LANG-12] accessible', async () => {
    expect(states.length).toBeGreaterThanOrEqual(STATES);
    expect(new Set(states).size).toBe(states.length);
    expect(await sheet.evaluate((all) => all.length)).toBe(states.length);
    await eachPart(async () => {
      // Axe knows one order of headings for the whole page.
      expect(await page.evaluate(wrongHeadings)).toEqual([]);
      await expectAccessible(page);
    });
  });

  test('[SHELL-01] [LANG-12] can be read in the dark, from right to left, and at 320 px', async () => {
    await turn('rtl', 'dark', NARROWEST);
    await eachPart(async () => {
      await expectReadable(page);
      expect(await page.evaluate(rowsThatOverflow)).toEqual([]);
    });
    // One exhibit is a picture that is not there.
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  });
});

/** States of one title or more that skip a level, or have two titles of the first. */
function wrongHeadings(): string[] {
  return [...document.querySelectorAll('main div:has(> #state, > [id^="state-"])')].flatMap((state) => {
    const levels = [...state.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility())
      .map(({ tagName }) => Number(tagName.slice(1)));
    const skips = levels.some((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1);
    return skips || levels.filter((level) => level === 1).length > 1
      ? [`${state.firstChild?.textContent}: ${levels}`]
      : [];
  });
}

/** Rows of a list whose content stands out of them: a card hides it or is drawn over it. */
function rowsThatOverflow(): string[] {
  return [...document.querySelectorAll('main li')]
    .filter((row) => row.clientWidth > 0 && row.scrollWidth > row.clientWidth + 1)
    .map((row) => row.textContent ?? '');
}

/**
 * Presses every choice of the gallery, one after the other. Answers with the names of the states.
 * @param lay leaves copies of all that they show, in place of the exhibits
 */
async function pressThrough(lay: boolean): Promise<string[]> {
  const CHOICES = 'div:has(> button[aria-pressed])';
  const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-errormessage', 'list'];
  const LANDMARKS = 'form, nav, aside, section, [role=region]';
  const names: string[] = [];
  const sheet = document.createDocumentFragment();
  const rendered = () => new Promise((resolve) => setTimeout(resolve, 0));

  /** Ids and the names of landmarks are of this copy alone. */
  function copyOf(parts: readonly Element[], name: string): void {
    const number = names.push(name);
    const copy = document.createElement('div');
    const label = Object.assign(document.createElement('span'), { id: 'state', hidden: true, textContent: name });
    copy.append(label, ...parts.map((part) => part.cloneNode(true)));
    for (const one of copy.querySelectorAll(LANDMARKS)) {
      const spoken = one.getAttribute('aria-label');
      if (spoken) one.setAttribute('aria-label', `${spoken} ${name}`);
      const by = one.getAttribute('aria-labelledby');
      if (by) one.setAttribute('aria-labelledby', `${by} state`);
    }
    for (const one of copy.querySelectorAll('*')) {
      if (one.id) one.id += `-${number}`;
      for (const attribute of REFERENCES) {
        const ids = one.getAttribute(attribute);
        if (ids)
          one.setAttribute(
            attribute,
            ids.replaceAll(/\S+/g, (id) => `${id}-${number}`),
          );
      }
    }
    sheet.append(copy);
  }

  const exhibits = [...document.querySelectorAll('main section[id]:has(> h2:first-child > code)')];
  const place = exhibits[0]?.parentElement;
  // Nobody looks at the single steps.
  if (place) place.style.display = 'none';
  for (const exhibit of exhibits) {
    const rows = [...exhibit.querySelectorAll(CHOICES)];
    if (rows.length === 0) copyOf([...exhibit.children].slice(1), exhibit.id);
    for (const row of rows) {
      const first = row.querySelector<HTMLElement>('[aria-pressed=true]');
      for (const [at, button] of [...row.querySelectorAll<HTMLElement>('button')].entries()) {
        button.click();
        await rendered();
        const below = [...exhibit.children].slice([...exhibit.children].indexOf(row) + 1);
        // As far as the next choice; of two choices about one part, both are above it.
        const from = below.findIndex((part) => !part.matches(CHOICES));
        const to = below.findIndex((part, index) => index > from && part.matches(CHOICES));
        copyOf(
          below.slice(from, to < 0 ? undefined : to),
          `${exhibit.id} ${rows.indexOf(row)}.${at}: ${button.textContent}`,
        );
      }
      first?.click();
      await rendered();
    }
  }
  if (lay) place?.replaceChildren(sheet);
  if (place) place.style.display = '';
  return names;
}

/** Exhibits whose buttons each open a dialog. */
const DIALOGS = [
  'dialog.tsx, confirm-dialog.tsx',
  'features/session, features/quick-login',
  'features/residence',
  'cookie-notice.tsx, features/consent, features/country',
];

describe('what opens above the page', () => {
  const buttons = () => page.locator(DIALOGS.map((id) => `section[id="${id}"] > div > button`).join());
  const dialog = () => page.locator('dialog[open]');

  beforeAll(openGallery);
  afterAll(() => context?.close());

  test('[SHELL-01] [SHELL-08] [LANG-12] every dialog is accessible, and can be read in the dark, from right to left, at 320 px', async () => {
    // The rest of the gallery would be looked through with each of them.
    await page.evaluate((ids) => {
      for (const exhibit of document.querySelectorAll('main section[id]:has(> h2:first-child > code)'))
        if (!ids.includes(exhibit.id)) exhibit.remove();
    }, DIALOGS);
    const names = await buttons().allTextContents();
    const dialogs = names.filter((name) => name !== 'notice' && name !== ENDLESS);
    expect(dialogs.length).toBeGreaterThanOrEqual(MOST_DIALOGS);
    for (const name of [...dialogs, ENDLESS]) {
      await buttons().nth(names.indexOf(name)).click();
      await dialog().waitFor();
      // What is behind it is the same behind each.
      const parts = name === dialogs[0] ? [] : ['dialog[open]'];
      await expectAccessible(page, ...parts);
      await turn('rtl', 'dark', NARROWEST);
      await expectReadable(page, ...parts);
      await turn('ltr', 'light', DESK);
      if (name === ENDLESS) break;
      await page.keyboard.press('Escape');
      // One that has to be answered stays.
      const closed = dialog().waitFor({ state: 'detached', timeout: CLOSED_MS });
      await closed.catch(() => dialog().getByRole('button').last().click());
      await dialog().waitFor({ state: 'detached' });
    }
    expect(complaints).toEqual([]);
  });
});
