import { pngOf } from '@gatehouse/identity/testing/document-images';
import type { Page } from 'playwright-core';
import { saidOn } from './said.ts';

/** A date of birth as it is typed. */
export type Birth = Readonly<Record<'day' | 'month' | 'year', string>>;

const IMAGE = { name: 'photo.png', mimeType: 'image/png', buffer: pngOf(640, 400) };

export async function giveBirth(page: Page, birth: Birth): Promise<void> {
  for (const part of ['day', 'month', 'year'] as const)
    await page.getByLabel(saidOn(page)(`identity.birth.${part}`), { exact: true }).fill(birth[part]);
}

/** @param code ISO 3166-1, searched for in the picker */
export async function chooseCountry(page: Page, code: string): Promise<void> {
  await page.getByRole('combobox', { name: saidOn(page)('identity.country'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(saidOn(page)('country.search'), { exact: true }).fill(code);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}

/** The group of a picture. */
export function imageGroup(page: Page, side: 'front' | 'back' | 'selfie') {
  return page.getByRole('group', { name: saidOn(page)(`identity.image.${side}`), exact: true });
}

export async function giveImage(
  page: Page,
  side: 'front' | 'back' | 'selfie',
  file: typeof IMAGE = IMAGE,
): Promise<void> {
  await imageGroup(page, side).locator('input[type=file]').last().setInputFiles(file);
}

export async function givePassportImages(page: Page): Promise<void> {
  for (const side of ['front', 'selfie'] as const) {
    await giveImage(page, side);
    await imageGroup(page, side).getByText(saidOn(page)('identity.image.sent')).waitFor();
  }
}
