import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callPaths } from './call-paths.ts';

test('[HTTP-09] every call of the contract is on the list, and nothing else', () => {
  const named = readdirSync(import.meta.dirname)
    .filter((file) => !file.includes('.test.') && file !== 'call.ts')
    .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
    .flatMap((text) => [...text.matchAll(/\bcall<[^(]*?>\(\s*'[A-Z]+',\s*'([^']+)'/g)].map(([, path]) => path));
  expect(named.length).toBeGreaterThan(20);
  expect([...callPaths].toSorted()).toEqual(named.toSorted());
});
