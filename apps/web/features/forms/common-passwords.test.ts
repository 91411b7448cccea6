import { expect, test } from 'vitest';
import { isCommonSoFar, keepCommonList } from './common-passwords.ts';

test('no password is common before there is a list, and then those in it are', () => {
  expect(isCommonSoFar('password1234')).toBe(false);
  keepCommonList((password) => password === 'password1234');
  expect([isCommonSoFar('password1234'), isCommonSoFar('lantern-otter')]).toEqual([true, false]);
});
