import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { completed, type Lock, missingOptionals } from './lock-platforms.ts';

const own = JSON.parse(readFileSync(path.join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')) as Lock;

test('the lock file is whole, so that `npm ci` takes it: otherwise run scripts/complete-lock.ts', () => {
  expect(missingOptionals(own)).toEqual([]);
  expect(completed(own)).toEqual({ lock: own, added: [] });
});

test('the lock file names no registry, and has a checksum for all that is not for another platform', () => {
  const packages = Object.entries(own.packages).filter(
    ([place, entry]) => place.includes('node_modules/') && !entry.link,
  );
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  expect(packages.filter(([, { integrity, optional }]) => !integrity && !optional)).toEqual([]);
});

test('a native part that is missing is added with its platform', () => {
  const parts = { 'x-darwin-arm64': '1.2.3', '@x/binding-linux-arm-musleabihf': '1.2.3', 'x-linux-x64': '1.2.3' };
  const lock = {
    packages: { 'node_modules/x': { dev: true, optionalDependencies: parts }, 'node_modules/x-linux-x64': {} },
  };
  const { lock: whole, added } = completed(lock);
  expect(added).toEqual(['x-darwin-arm64', '@x/binding-linux-arm-musleabihf']);
  expect(whole.packages['node_modules/x-darwin-arm64']).toEqual({
    ...{ version: '1.2.3', cpu: ['arm64'], dev: true, optional: true, os: ['darwin'] },
  });
  expect(whole.packages['node_modules/@x/binding-linux-arm-musleabihf']).toMatchObject({
    os: ['linux'],
    libc: ['musl'],
  });
  expect(() => completed({ packages: { a: { optionalDependencies: { fsevents: '2.3.3' } } } })).toThrow('fsevents');
});
