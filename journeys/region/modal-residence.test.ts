import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated } from '../stage/browser.ts';
import { type ModalPage, openModalPage, openStage } from '../stage/modal-page.ts';
import { saidOn } from '../stage/said.ts';

const REGULATION = '/compliance/v1/wall/regulation-info';
/** A window zoomed to 400 %, in which the title and the answers are in sight at once. */
const ZOOMED = [
  [320, 256],
  [640, 256],
] as const;
const SIZES = [
  [320, 256],
  [320, 640],
  [390, 844],
  [640, 400],
  [640, 512],
  [1440, 600],
  [1440, 900],
] as const;

let stage: Awaited<ReturnType<typeof openStage>>;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

/** The dialog with its toast, whose time stands still. */
async function arrive({ page, dialog, toasts }: ModalPage, site: string | undefined): Promise<void> {
  stage.peer.gives(REGULATION, { restrictOperate: site === undefined });
  const [width, height] = ZOOMED[0];
  await page.setViewportSize({ width, height });
  await page.clock.install();
  await page.goto(`${stage.product.origin(site)}/en/register`);
  await hydrated(page);
  await dialog.waitFor();
  await toasts.first().waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 200));
}

async function partsOf({ dialog }: ModalPage) {
  const parts = [dialog.getByRole('heading'), ...(await dialog.locator('[data-answers] button').all())];
  expect(parts.length).toBeGreaterThan(2);
  return parts;
}

/** In a window zoomed to 400 %, at once. */
async function expectInSight(modal: ModalPage): Promise<void> {
  const { page, dialog } = modal;
  for (const [width, height] of ZOOMED) {
    await page.setViewportSize({ width, height });
    for (const part of await partsOf(modal)) expect(await part.evaluate(isUncovered), `${width} px`).toBe(true);
    // What lies between them can be read.
    const [above, below] = await Promise.all(
      [dialog.getByRole('heading'), dialog.locator('[data-answers]')].map((part) => part.boundingBox()),
    );
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0), `${width} px`).toBeGreaterThan(40);
  }
}

/** In windows of many sizes, scrolled to. */
async function expectUncovered(modal: ModalPage): Promise<void> {
  for (const [width, height] of SIZES) {
    await modal.page.setViewportSize({ width, height });
    for (const part of await partsOf(modal)) {
      await part.scrollIntoViewIfNeeded();
      expect(await part.evaluate(isUncovered), `${width} × ${height}`).toBe(true);
    }
  }
}

test.each([
  ['REGION-04', 'eu', 'euSiteNoEuResidenceConfirm'],
  ['REGION-05', undefined, 'mainSiteEuResidenceConfirm'],
  ['REGION-06', 'ge', 'ResidenceConfirm'],
  ['REGION-07', 'ae', 'AeResidenceConfirm'],
] as const)(
  '[%s] [ERR-08] the residence dialog has an error’s toast of 2 s beside it, which covers neither the title nor an answer, and a reference that says why',
  async (id, site, name) => {
    const modal = await openModalPage(stage);
    const { page, dialog, toasts, reference, support } = modal;
    await arrive(modal, site);
    const title = saidOn(page)(`residence.${name}.title`);
    expect(await dialog.getByRole('heading').textContent()).toBe(title);
    // The focus is on the title: nothing of it is scrolled away.
    expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    expect(await toasts.allTextContents()).toEqual([saidOn(page)('residence.toast')]);
    // Errors alone are said by the live region that interrupts.
    expect(await page.locator('body .sr[role=alert] p').allTextContents()).toEqual([saidOn(page)('residence.toast')]);
    const { value, trace } = await support(await reference());
    expect(value).toBe(name);
    expect(trace.find(({ outcome }) => outcome === 'won')?.rule).toContain(id);
    expect(await dialog.textContent()).not.toContain(name);
    await expectInSight(modal);
    if (site === 'eu') await expectUncovered(modal);
    await page.clock.runFor(2_000);
    await toasts.first().waitFor({ state: 'detached', timeout: 4_000 });
    if (site === 'ge') {
      // As declining does.
      await page.keyboard.press('Escape');
      await page.waitForURL(`${stage.product.origin()}/en/register`, { waitUntil: 'commit' });
    }
    expect(modal.complaints).toEqual([]);
    await modal.context.close();
  },
);

/** Whether no toast lies over any part of an element. */
function isUncovered(element: Element): boolean {
  const toast = document.querySelector('[popover=manual] p')?.parentElement?.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return toast !== undefined && (bottom <= toast.top || top >= toast.bottom) && top >= 0 && bottom <= innerHeight;
}
