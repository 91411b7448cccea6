import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { PROGRAMS } from '../../scripts/system-programs.ts';
import {
  type Engine,
  type EnginePage,
  findShown,
  HEIGHT_PX,
  HYDRATED,
  PATIENCE_MS,
  patiently,
  WIDTH_PX,
} from './engine.ts';

/** The system's own Firefox, by WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
  const executablePath = PROGRAMS.firefox.find() ?? '';
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return {
    version: await browser.version(),
    newPage: async () => pageOf(await (await browser.createBrowserContext()).newPage()),
    close: () => browser.close(),
  };
}

async function pageOf(page: Page): Promise<EnginePage> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.setViewport({ width: WIDTH_PX, height: HEIGHT_PX });
  const found = (kind: 'field' | 'button', name: string) =>
    patiently(async () => {
      const element = (await page.evaluateHandle(findShown, kind, name)).asElement() as ElementHandle<Element> | null;
      if (!element) throw new Error(`No ${kind} “${name}” is shown`);
      return element;
    });
  return {
    complaints,
    async open(address) {
      await page.goto(address);
      await page.waitForSelector(HYDRATED, { timeout: PATIENCE_MS });
    },
    async fill(label, text) {
      const field = await found('field', label);
      await field.evaluate((element) => (element as HTMLInputElement).select());
      await field.type(text);
    },
    press: async (name) => (await found('button', name)).click(),
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not shown
    text: () => page.$eval('main', (main) => main.innerText),
    path: async () => new URL(page.url()).pathname,
  };
}
