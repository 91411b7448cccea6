import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';

/** An operator's commands beside the running product. */

const PASSWORD = 'four quiet words here';
const COMMAND = 'apps/identity/commands/person-data.ts';
const DATA_DIR = mkdtempSync(join(tmpdir(), 'gatehouse-person-data-'));
let product: Product;
beforeAll(async () => {
  product = await openProduct({ DATA_DIR });
});
afterAll(async () => {
  await product?.close();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

type Output = { readonly code: number; readonly out: string; readonly problem: string };

function command(...args: string[]): Promise<Output> {
  return commandIn(DATA_DIR, COMMAND, ...args);
}

function commandIn(dataDir: string, file: string, ...args: string[]): Promise<Output> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', KEY_ENCRYPTION_KEY: '' };
  const options = { cwd: join(import.meta.dirname, '../..'), env };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], options, (error, out, problem) =>
      resolve({ code: Number(error?.code ?? 0), out, problem }),
    );
  });
}

test('a person’s data is exported and erased while the product runs: the session ends, the address is free', async () => {
  const person = createPerson(product.port);
  const address = 'erased@example.com';
  const trx = await person.begin(address);
  await person.verify(trx, await product.codeFor(address));
  await person.setPassword(trx, PASSWORD);
  const { result } = await person.call('/user/private/info');
  const id = String(result.id);

  const exported = await command('export', id, '--by', 'Ada, ticket 17');
  expect(exported.code).toBe(0);
  expect(JSON.parse(exported.out).account).toEqual([expect.objectContaining({ email: address })]);
  expect(exported.out).not.toContain('argon2id');

  for (const args of [['erase', id, '--by', 'Ada'], ['erase', id], ['export', 'ada', '--by', 'Ada'], ['--none']]) {
    const refused = await command(...args);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.problem).toContain('--by "<who and why>"');
  }
  expect((await person.call('/user/private/info')).ret_code).toBe(0);

  const erased = await command('erase', id, '--by', 'Ada, ticket 18', '--confirm', id);
  expect(JSON.parse(erased.out)).toMatchObject({ account: 1 });
  expect((await person.call('/user/private/info')).ret_code).toBe(10_006);
  const again = await command('erase', id, '--by', 'Ada', '--confirm', id);
  expect(again).toMatchObject({ code: 1, problem: expect.stringContaining(`There is no account ${id}`) });
  const other = createPerson(product.port);
  expect((await other.logIn(address, PASSWORD)).ret_code).toBe(31_002);
});

test('a command that finds no database says so and makes none, instead of answering that nobody is there', async () => {
  const nowhere = join(DATA_DIR, 'nowhere');
  for (const [file, ...args] of [
    [COMMAND, 'export', '10000023', '--by', 'Ada'],
    ['apps/identity/commands/rotate-keys.ts'],
    ['apps/identity/commands/rewrap-keys.ts'],
  ] as const) {
    const { code, problem } = await commandIn(nowhere, file, ...args);
    expect(code).toBe(1);
    expect(problem).toContain(`There is no database in ${nowhere}. Set DATABASE_URL or DATA_DIR as the server has it`);
  }
  expect(existsSync(nowhere)).toBe(false);
});
