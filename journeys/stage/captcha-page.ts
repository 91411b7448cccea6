import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { OutsideCaptchaKind } from '../../packages/rules/src/captcha/captcha.ts';
import { saidOn } from './said.ts';

/** For STEERING_FILE: the captcha's settings of each scene of login and registration, everywhere. */
export function steeringFile(settings: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'gatehouse-steering-')), 'steering.json');
  const scenes = Object.fromEntries(['31000', '31001', '31004', '31013'].map((scene) => [scene, settings]));
  writeFileSync(file, JSON.stringify({ everywhere: { captcha_config: scenes } }));
  return file;
}

export const captchaDialog = (page: Page): Locator => page.getByRole('dialog', { name: saidOn(page)('captcha.title') });

export const widgetNames: Readonly<Record<OutsideCaptchaKind, string>> = {
  geetest: 'GeeTest',
  tencent: 'Tencent',
  recaptcha: 'reCAPTCHA',
};

/** What a visitor can do in a company's widget. */
export type WidgetAction = 'solve' | 'solve wrongly' | 'break' | 'close';

/** A button of a company's widget, in its frame. */
export function widgetButton(page: Page, kind: OutsideCaptchaKind, action: WidgetAction): Locator {
  const frame = page.frameLocator('dialog iframe');
  return frame.getByRole('button', { name: `${widgetNames[kind]}: ${action}`, exact: true });
}

/** Bodies of the calls of a path that this page has made so far. */
export function callsOf(page: Page, path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/x-api${path}`) bodies.push(request.postDataJSON());
  });
  return bodies;
}
