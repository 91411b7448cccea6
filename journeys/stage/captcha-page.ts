import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OutsideCaptchaKind } from '../../packages/rules/src/captcha/captcha.ts';
import { captchaPeers } from './captchas/captcha-kinds.ts';
import { saidOn } from './said.ts';

/**
 * For STEERING_FILE: the captcha's settings of each scene of login and registration.
 * @param site the only one that has them, for instance `ARE`; absent: everywhere
 */
export function steeringFile(settings: object, site?: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'gatehouse-steering-')), 'steering.json');
  const scenes = Object.fromEntries(['31000', '31001', '31004', '31013'].map((scene) => [scene, settings]));
  const values = { captcha_config: scenes };
  writeFileSync(file, JSON.stringify(site ? { sites: { [site]: values } } : { everywhere: values }));
  return file;
}

export const captchaDialog = (page: Page): Locator => page.getByRole('dialog', { name: saidOn(page)('captcha.title') });

/** What a visitor can do in a company's widget. */
export type WidgetAction = 'solve' | 'solve wrongly' | 'break' | 'close';

/** A button of a company's widget, in its frame. */
export function widgetButton(page: Page, kind: OutsideCaptchaKind, action: WidgetAction): Locator {
  const frame = page.frameLocator('dialog iframe');
  return frame.getByRole('button', { name: `${captchaPeers[kind].widget}: ${action}`, exact: true });
}

/** Waits until the login form's button is live: what was sent before has been answered. */
export async function loginIsLive(page: Page): Promise<void> {
  const submit = page.getByRole('button', { name: saidOn(page)('login.submit'), exact: true });
  await expect.poll(() => submit.isEnabled()).toBe(true);
}

/** Bodies of the calls of a path that this page has made so far. */
export function callsOf(page: Page, path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/x-api${path}`) bodies.push(request.postDataJSON());
  });
  return bodies;
}
