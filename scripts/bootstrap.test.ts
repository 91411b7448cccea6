import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** The start scripts are plain JavaScript, because they run before Node 24 is there. */
async function load(name: string) {
  return import(new URL(name, import.meta.url).href);
}
const { buildStamped, isBuilt } = await load('./built.mjs');
const { fingerprint } = await load('./fingerprint.mjs');
const { beginInstallation, finishInstallation, isInstalled } = await load('./installed.mjs');
const { withLock } = await load('./lock.mjs');
const { adviceFor } = await load('./trouble.mjs');
const { runsOn } = await load('./runtime.mjs');

/** A folder with a space in its name, and files in it. */
function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatehouse start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

test('the fingerprint changes with names and contents, and not with tests, builds or packages', () => {
  const folder = folderWith({ 'lock.json': '1', 'app/a.ts': 'a', 'app/b/c.ts': 'c' });
  const places = ['lock.json', 'app', 'missing'];
  const first = fingerprint(folder, places);
  for (const name of ['app/a.test.ts', 'app/dist/x.js', 'app/node_modules/x.js']) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), 'new');
  }
  expect(fingerprint(folder, places)).toBe(first);
  writeFileSync(path.join(folder, 'app/b/c.ts'), 'd');
  const second = fingerprint(folder, places);
  expect(second).not.toBe(first);
  writeFileSync(path.join(folder, 'app/new.ts'), '');
  expect(fingerprint(folder, places)).not.toBe(second);
});

test('the server is built once that is finished, of the sources of its start, and until one of them changes', async () => {
  const root = folderWith({ 'package-lock.json': '1', 'apps/identity/a.ts': '1', 'server/main.ts': '1' });
  expect(isBuilt(root, 'server')).toBe(false);
  await buildStamped(root, 'server', async () => expect(isBuilt(root, 'server')).toBe(false));
  expect(isBuilt(root, 'server')).toBe(true);
  writeFileSync(path.join(root, 'apps/identity/a.ts'), '2');
  expect(isBuilt(root, 'server')).toBe(false);
  await buildStamped(root, 'server', async () => writeFileSync(path.join(root, 'server/main.ts'), '2'));
  expect(isBuilt(root, 'server')).toBe(false);
  await buildStamped(root, 'server', async () => {});
  await expect(buildStamped(root, 'server', () => Promise.reject(new Error('interrupted')))).rejects.toThrow();
  expect(isBuilt(root, 'server')).toBe(false);
});

const lockFile = (version: string) => JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } });

test('an installation counts when it is finished, and until the lock file changes', () => {
  const root = folderWith({ 'package-lock.json': lockFile('1.0.0'), 'apps/web/x': '', 'packages/rules/x': '' });
  expect(isInstalled(root)).toBe(false);
  beginInstallation(root);
  expect(isInstalled(root)).toBe(false);
  mkdirSync(path.join(root, 'node_modules'));
  finishInstallation(root);
  expect(isInstalled(root)).toBe(true);
  writeFileSync(path.join(root, 'package-lock.json'), lockFile('1.0.1'));
  expect(isInstalled(root)).toBe(false);
});

test('what was installed is removed before the next installation', () => {
  const root = folderWith({
    'package-lock.json': lockFile('1.0.0'),
    'apps/web/node_modules/half': '',
    'packages/rules/x': '',
    'node_modules/.package-lock.json': lockFile('1.0.0'),
    'node_modules/a/package.json': '{}',
  });
  expect(isInstalled(root)).toBe(true);
  beginInstallation(root);
  expect(isInstalled(root)).toBe(false);
  expect(() => rmSync(path.join(root, 'node_modules/a'))).toThrow('ENOENT');
  expect(() => rmSync(path.join(root, 'apps/web/node_modules/half'))).toThrow('ENOENT');
});

test.each([
  ['1.0.0', true],
  ['0.9.0', false],
])('what npm itself installed counts when it agrees with the lock file: %s', (version, expected) => {
  const files = { 'package-lock.json': lockFile('1.0.0'), 'node_modules/.package-lock.json': lockFile(version) };
  expect(isInstalled(folderWith(files))).toBe(expected);
});

test('a lock lets one in at a time, and that of a dead process is set aside', async () => {
  const NOBODYS_PID = 2 ** 22 + 1;
  const file = path.join(folderWith({ 'cache/lock': `${NOBODYS_PID} ${Date.now()}` }), 'cache/lock');
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 4 }, () => withLock(file, () => undefined, work)));
  expect(most).toBe(1);
});

test('a lock is given back when the work fails', async () => {
  const file = path.join(folderWith({}), 'lock');
  const failing = withLock(
    file,
    () => undefined,
    () => Promise.reject(new Error('no')),
  );
  await expect(failing).rejects.toThrow('no');
  await expect(withLock(file, expect.fail, () => 'in')).resolves.toBe('in');
});

test.each([
  ['npm error code ECONNREFUSED', 'registry cannot be reached'],
  ['EACCES: permission denied', 'right to write'],
  ['npm error code ENOSPC', 'disk is full'],
  ['npm error code EINTEGRITY', 'checksum'],
])('%s comes with advice', (output, advice) => {
  expect(adviceFor(output)).toContain(advice);
});

test('Node 24 runs the project, older and newer ones do not', () => {
  expect(['v18.20.0', 'v20.20.2', 'v24.0.0', 'v24.21.0', 'v26.1.0'].map(runsOn)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});
