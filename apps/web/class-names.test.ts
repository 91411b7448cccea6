import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortName } from './class-names.ts';

const FIELD = join(import.meta.dirname, 'ui/field.module.css');
const WHOLE_NAME = /(?<=\.)[a-z][\w-]*(?=[\s,:[{>])/gi;

test('every class name has a unique short name, whatever query follows the file', () => {
  const names = new Map<string, string>();
  for (const file of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.module.css') || /^(?:dist|node_modules)/.test(file)) continue;
    const path = join(import.meta.dirname, file);
    for (const [name] of readFileSync(path, 'utf8').matchAll(WHOLE_NAME))
      names.set(`${file} ${name}`, shortName(name, path));
  }
  expect(names.size).toBeGreaterThan(200);
  expect(new Set(names.values()).size).toBe(names.size);
  for (const name of names.values()) expect(name).toMatch(/^g[\da-z]{1,2}$/);
  expect(shortName('field', `${FIELD}?used`)).toBe(shortName('field', FIELD));
});

test('a name outside the styles has no short name', () => {
  expect(() => shortName('nowhere', FIELD)).toThrow('ui/field.module.css nowhere');
});
