import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct, type Product } from '../stage/product.ts';

const DRILL = join(import.meta.dirname, '../../scripts/captcha/captcha-drill.ts');
let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

function drill(management: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [DRILL, '--management', management]);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += part;
      });
    child.once('exit', (code) => resolve({ code, output }));
  });
}

test('[CAPT-06] the drill prints what visitors meet in each outage, and leaves nothing switched off', async () => {
  const management = `http://127.0.0.1:${product.managementPort}`;
  const { code, output } = await drill(management);
  expect(code, output).toBe(0);
  const line = (outage: string, action: string) =>
    output.split('\n').find((one) => one.startsWith(`${outage}  `) && one.includes(`  ${action}  `));
  expect(output).toMatch(/^Outage +Action +A visitor meets +The API says +Sites$/m);
  for (const action of ['login', 'register']) {
    expect(line('none', action)).toContain('magpie: accepted');
    expect(line('magpie.check', action)).toMatch(/unavailable +without proof: asks for a captcha/);
  }
  expect(output).toMatch(/magpie was solved \d+ times/);
  const left = await (await fetch(`${management}/captcha/outages`)).json();
  expect(left).toEqual({ outages: [] });
});

test('[CAPT-06] without a product the drill says what it could not reach', async () => {
  const { code, output } = await drill('http://127.0.0.1:9');
  expect(code).not.toBe(0);
  expect(output).toContain('127.0.0.1:9');
});
