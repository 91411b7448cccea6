import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { hydrated } from '../stage/browser.ts';
import { type ModalPage, openModalPage, openStage } from '../stage/modal-page.ts';
import { saidOn } from '../stage/said.ts';

const REGULATION = '/compliance/v1/wall/regulation-info';

let stage: Awaited<ReturnType<typeof openStage>>;
let modal: ModalPage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());
beforeEach(async () => {
  modal = await openModalPage(stage);
});
afterEach(async () => {
  expect(modal.complaints).toEqual([]);
  await modal.context.close();
});

async function arrive(site: string | undefined, restrictOperate: boolean): Promise<void> {
  stage.peer.gives(REGULATION, { restrictOperate });
  await modal.page.goto(`${stage.product.origin(site)}/en/register`);
  await hydrated(modal.page);
  await modal.dialog.waitFor();
}

test.each([
  ['REGION-04', 'eu', false, 'euSiteNoEuResidenceConfirm'],
  ['REGION-05', undefined, true, 'mainSiteEuResidenceConfirm'],
  ['REGION-06', 'ge', false, 'ResidenceConfirm'],
  ['REGION-07', 'ae', false, 'AeResidenceConfirm'],
] as const)(
  '[%s] [ERR-08] the residence dialog has an error’s toast of 2 s beside it, and a reference that says why',
  async (id, site, flag, name) => {
    const { page, dialog, toasts, reference, support } = modal;
    await arrive(site, flag);
    const title = saidOn(page)(`residence.${name}.title`);
    expect(await dialog.getByRole('heading').textContent()).toBe(title);
    await toasts.first().waitFor();
    expect(await toasts.allTextContents()).toEqual([saidOn(page)('residence.toast')]);
    // Errors alone are said by the live region that interrupts.
    expect(await page.locator('body .sr[role=alert] p').allTextContents()).toEqual([saidOn(page)('residence.toast')]);
    const { value, trace } = await support(await reference());
    expect(value).toBe(name);
    expect(trace.find(({ outcome }) => outcome === 'won')?.rule).toContain(id);
    expect(await dialog.textContent()).not.toContain(name);
    await toasts.first().waitFor({ state: 'detached', timeout: 4_000 });
  },
);

test('[REGION-06] on the Georgian site Esc leads to the main site’s register page, as declining does', async () => {
  await arrive('ge', false);
  await modal.page.keyboard.press('Escape');
  await modal.page.waitForURL(`${stage.product.origin()}/en/register`, { waitUntil: 'commit' });
});

test.each([
  [320, 256],
  [320, 640],
  [390, 844],
  [640, 400],
  [640, 512],
  [1440, 600],
  [1440, 900],
])('[ERR-08] at %d × %d the toast covers neither the title nor an answer', async (width, height) => {
  const { page, dialog, toasts } = modal;
  await page.setViewportSize({ width, height });
  await arrive('eu', false);
  await toasts.first().waitFor();
  const parts = [dialog.getByRole('heading'), ...(await dialog.locator('[data-answers] button').all())];
  // The focus is on the title: nothing of it is scrolled away.
  expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  for (const part of parts) {
    await part.scrollIntoViewIfNeeded();
    // Under the pointer the toast stays.
    expect(await part.evaluate(isUncovered)).toBe(true);
  }
});

test.each([
  ['eu', false],
  [undefined, true],
  ['ge', false],
  ['ae', false],
] as const)(
  '[ERR-08] at 400 % the title and the answers of the residence dialog on %s are in sight at once',
  async (site, flag) => {
    const { page, dialog, toasts } = modal;
    for (const [width, height] of [
      [320, 256],
      [640, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await arrive(site, flag);
      await toasts.first().waitFor();
      const parts = [dialog.getByRole('heading'), ...(await dialog.locator('[data-answers] button').all())];
      expect(parts.length).toBeGreaterThan(2);
      for (const part of parts) expect(await part.evaluate(isUncovered)).toBe(true);
      // What lies between them can be read.
      const [above, below] = await Promise.all(
        [dialog.getByRole('heading'), dialog.locator('[data-answers]')].map((part) => part.boundingBox()),
      );
      expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(40);
    }
  },
);

/** Whether no toast lies over any part of an element. */
function isUncovered(element: Element): boolean {
  const toast = document.querySelector('[popover=manual] p')?.parentElement?.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return toast !== undefined && (bottom <= toast.top || top >= toast.bottom) && top >= 0 && bottom <= innerHeight;
}
