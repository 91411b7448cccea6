import { expect, test } from 'vitest';
import { isListedCommon, setCommonPasswords } from './common-passwords.ts';

test('no password is common before there is a list, and then those in it are', () => {
  expect(isListedCommon('password1234')).toBe(false);
  setCommonPasswords((password) => password === 'password1234');
  expect([isListedCommon('password1234'), isListedCommon('lantern-otter')]).toEqual([true, false]);
});
