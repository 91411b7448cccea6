import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWatchedFile, type WatchedFile } from './watched-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-watched-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'file');
const text = (from: string) => readFile(from, 'utf8');
let errors: unknown[] = [];
let file: WatchedFile<string> | undefined;
const open = async (read: (path: string) => Promise<string> = text) => {
  file = await openWatchedFile(path, { read, onError: (error) => errors.push(error), everyMs: 5 });
  return file;
};
beforeEach(() => {
  errors = [];
  writeFileSync(path, 'one');
});
afterEach(() => file?.close());

test('a change at any time while the file is read first is seen', async () => {
  const { value } = await open(async (from) => {
    const content = await text(from);
    if (content === 'one') writeFileSync(path, 'two, while it was read');
    return content;
  });
  expect(value()).toBe('one');
  await vi.waitFor(() => expect(value()).toBe('two, while it was read'));
});

test('a change right after the first reading is seen', async () => {
  const { value } = await open();
  writeFileSync(path, 'changed');
  await vi.waitFor(() => expect(value()).toBe('changed'));
});

test('a file that goes is told once, and its value stays until it is back', async () => {
  const { value } = await open();
  rmSync(path);
  await vi.waitFor(() => expect(errors).toEqual([expect.objectContaining({ code: 'ENOENT' })]));
  expect(value()).toBe('one');
  writeFileSync(path, 'back');
  await vi.waitFor(() => expect(value()).toBe('back'));
  expect(errors).toHaveLength(1);
});

test('a closed one reads nothing more', async () => {
  const read = vi.fn(text);
  const { close } = await open(read);
  close();
  writeFileSync(path, 'never read');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(read).toHaveBeenCalledOnce();
});
