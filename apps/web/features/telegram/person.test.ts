import { expect, test } from 'vitest';
import { initialOf } from './person.tsx';

test.each([
  // Georgian has capitals that its readers do not expect (LANG-18).
  ['ნინო', 'ნ'],
  ['ada', 'a'],
  [' Łukasz', 'Ł'],
  ['é́lan', 'é́'],
  ['👩‍👩‍👧 Ada', '👩‍👩‍👧'],
  ['', '?'],
])('the initial of %j is %s, as it is written', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
