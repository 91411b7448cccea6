import { expect, test } from 'vitest';
import { hasUnsentInput } from './unsent-input.ts';

type Control = Partial<Record<'type' | 'value' | 'defaultValue' | 'autocomplete', string>> & { disabled?: boolean };
const pageOf = (...controls: readonly Control[]) =>
  ({
    querySelectorAll: () =>
      controls.map((control) => ({ type: 'text', value: '', defaultValue: '', autocomplete: '', ...control })),
  }) as unknown as ParentNode;

test.each([
  ['a word', { value: 'Blue Whale' }, true],
  ['a password', { type: 'password', value: 'x' }, true],
  ['an address that the page came with', { value: 'a@b.example', defaultValue: 'a@b.example' }, false],
  ['one that was changed', { value: 'c@b.example', defaultValue: 'a@b.example' }, true],
  ['blanks', { value: '  ' }, false],
  ['a code from a message', { value: '123456', autocomplete: 'one-time-code' }, false],
  ['a search', { type: 'search', value: 'nl' }, false],
  ['a switch', { type: 'checkbox', value: 'on' }, false],
  ['what cannot be typed in', { value: 'x', disabled: true }, false],
])('%s counts as input: %j %s', (_name, control, typed) => {
  expect(hasUnsentInput(pageOf({}, control))).toBe(typed);
});

test('a chosen country counts as input', () => {
  const { defaultValue: _, ...select } = { type: 'select-one', value: 'NL', defaultValue: '' };
  const page = { querySelectorAll: () => [{ autocomplete: '', ...select }] } as unknown as ParentNode;
  expect(hasUnsentInput(page)).toBe(true);
});
