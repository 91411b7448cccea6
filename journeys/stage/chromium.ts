import { type Browser, chromium } from 'playwright-core';
import { PROGRAMS } from '../../scripts/system-programs.ts';

/** The system's Chromium, without the calls home that a closed network would refuse. */
export function launchChromium(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: PROGRAMS.chromium.find() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...more,
    ],
  });
}
