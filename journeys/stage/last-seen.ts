import type { BrowserContext, Page } from 'playwright-core';
import type { RunnerTestCase } from 'vitest';

const MOST_LETTERS = 1_200;
const PATIENCE_MS = 2_000;

declare module 'vitest' {
  interface TaskMeta {
    /** What each open page showed when the test had failed: its path, its messages, and its dialog or main part as it is read aloud. */
    lastSeen?: string[];
  }
}

let running: RunnerTestCase | undefined;
const contexts = new Set<BrowserContext>();

/** From now on it is this test that a closing context is seen for. */
export function beginTest(task: RunnerTestCase): void {
  running = task;
}

export async function keepAllThatIsSeen(): Promise<void> {
  for (const context of contexts) await keepWhatIsSeen(context);
  running = undefined;
}

/** From now on, what this context's pages show is kept for a test that fails, also where it closes them itself. */
export function watch(context: BrowserContext): void {
  const close = context.close.bind(context);
  contexts.add(context);
  context.on('close', () => contexts.delete(context));
  context.close = async (why) => {
    if (running?.result?.state === 'fail') await keepWhatIsSeen(context);
    contexts.delete(context);
    await close(why);
  };
}

async function keepWhatIsSeen(context: BrowserContext): Promise<void> {
  // Whatever is wrong with a page: the failure of the test is what counts.
  const seen = await Promise.all(context.pages().map((page) => seenOn(page).catch(String)));
  if (running) running.meta.lastSeen = [...(running.meta.lastSeen ?? []), ...seen];
}

async function seenOn(page: Page): Promise<string> {
  const [messages, network, shown] = await Promise.all([
    inTime(messagesOn(page)),
    inTime(page.evaluate(() => (navigator.onLine ? '' : ' (offline)'))),
    inTime(shownOn(page)),
  ]);
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}${network}: ${`${messages}${shown}`.slice(0, MOST_LETTERS)}`;
}

/** Nothing, where a page that navigates or hangs does not answer. */
function inTime(answering: Promise<string>): Promise<string> {
  const late = new Promise<string>((resolve) => setTimeout(resolve, PATIENCE_MS, ''));
  return Promise.race([answering.catch(() => ''), late]);
}

async function messagesOn(page: Page): Promise<string> {
  const said = await page.locator('[role=alert], [role=status]').filter({ visible: true }).allTextContents();
  return said
    .filter(Boolean)
    .map((text) => `“${text}” `)
    .join('');
}

async function shownOn(page: Page): Promise<string> {
  const part = page.locator('dialog[open], main').filter({ visible: true }).last();
  const seen = await part.ariaSnapshot({ timeout: PATIENCE_MS }).catch(String);
  return seen.replaceAll(/\s+/g, ' ');
}
