import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { TYPED_KEY } from './typed-key.ts';
import { keepTyped, putTypedBack, TYPED_TTL_MS } from './typed-text.ts';

/** As much of a field as is looked at; React listens to its events. */
class Field extends EventTarget {
  id: string;
  autocomplete: string;
  #value: string;
  constructor(id: string, autocomplete: string, value = '') {
    super();
    this.id = id;
    this.autocomplete = autocomplete;
    this.#value = value;
  }
  get value() {
    return this.#value;
  }
  set value(text: string) {
    this.#value = text;
  }
}

const NOW = 1_000_000;

/** A page with these fields in its forms. */
function page(...fields: Field[]) {
  const { document } = globalThis as unknown as { document: object };
  const byId = new Map(fields.map((field) => [field.id, field]));
  Object.assign(document, { querySelectorAll: () => fields, getElementById: (id: string) => byId.get(id) ?? null });
}

beforeEach(() => {
  fakeBrowser();
  vi.stubGlobal('HTMLInputElement', Field);
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('names and addresses travel; what is a secret, or looks like any text, does not', () => {
  page(
    new Field('account', 'username webauthn', 'ada@example.com'),
    new Field('mobile', 'tel', '0151 2345'),
    // A password that is shown is an ordinary field of text.
    new Field('password', 'current-password', 'correct horse'),
    new Field('new', 'new-password', 'battery staple'),
    new Field('code', 'one-time-code', '123456'),
    new Field('recovery', 'off', 'ABCD-EFGH'),
    new Field('passport', '', 'P1234567'),
    new Field('empty', 'email'),
  );
  keepTyped('/login');
  expect(JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? '')).toEqual({
    ...{ path: '/login', at: NOW },
    texts: [
      ['account', 'ada@example.com'],
      ['mobile', '0151 2345'],
    ],
  });
});

test('what was typed is put back once, where nothing stands, and its field hears of it', () => {
  page(new Field('account', 'username', 'ada@example.com'), new Field('other', 'email', 'eve@example.com'));
  keepTyped('/login');
  const [account, other] = [new Field('account', 'username'), new Field('other', 'email', 'new@example.com')];
  const heard = vi.fn();
  account.addEventListener('input', heard);
  page(account, other);
  putTypedBack('/login');
  expect([account.value, other.value, heard.mock.calls.length]).toEqual(['ada@example.com', 'new@example.com', 1]);
  expect(sessionStorage.getItem(TYPED_KEY)).toBeNull();
});

test.each([
  ['on another page', '/register', 0, undefined],
  ['a minute later', '/login', TYPED_TTL_MS, undefined],
  ['into a field that has become a password’s', '/login', 0, new Field('account', 'new-password')],
])('nothing is put back %s', (_, path, later, field = new Field('account', 'username')) => {
  page(new Field('account', 'username', 'ada@example.com'));
  keepTyped('/login');
  vi.setSystemTime(NOW + later);
  page(field);
  putTypedBack(path);
  expect(field.value).toBe('');
  expect(sessionStorage.getItem(TYPED_KEY)).toBeNull();
});

test.each(['', '{', 'null', '[]', '{"path":"/login","at":1000000,"texts":7}'])('%j breaks nothing', (text) => {
  page(new Field('account', 'username'));
  sessionStorage.setItem(TYPED_KEY, text);
  putTypedBack('/login');
});
