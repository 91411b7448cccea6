import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEmail } from './email.ts';

test.each([
  ['a@example.com', 'a@example.com', 'a@example.com'],
  ['  A.b+c@Example.COM\n', 'A.b+c@example.com', 'a.b+c@example.com'],
  ["o'neil@sub.example.co.uk", "o'neil@sub.example.co.uk", "o'neil@sub.example.co.uk"],
  ['x@münchen.example', 'x@xn--mnchen-3ya.example', 'x@xn--mnchen-3ya.example'],
  ['x@MÜNCHEN.example', 'x@xn--mnchen-3ya.example', 'x@xn--mnchen-3ya.example'],
])('%s is an address', (typed, email, key) => {
  expect(readEmail(typed)).toEqual({ email, key });
});

test.each([
  ...['', '@', 'a', 'a@', '@example.com', 'a@@example.com', 'a@b@example.com', 'a@example', 'a@example.c', 'a@.com'],
  ...['a@example..com', 'a@-example.com', 'a@example-.com', '.a@example.com', 'a.@example.com', 'a..b@example.com'],
  ...[
    'a b@example.com',
    '"a b"@example.com',
    'a@[192.0.2.1]',
    'a@192.0.2.1',
    'a@exa%6dple.com',
    'a@1.2',
    'ä@example.com',
  ],
  ...[
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com,b@example.com',
    'a@example.com>',
    '<a@example.com',
    'a\0@example.com',
  ],
  ...[`${'a'.repeat(65)}@example.com`, `a@${'b.'.repeat(126)}com`, 'a@\u202eexample.com', 'a@example.com b'],
])('%j is refused', (typed) => {
  expect(readEmail(typed)).toBeUndefined();
});

test('whatever is taken can be put in a header as it is', () => {
  const part = fc.string({ unit: fc.constantFrom(...'aB1.-_+@ \r\n\t<>,;:"()[]\\\0ü。'.split('')) });
  const address = fc.tuple(part, part).map(([local, domain]) => `${local}@${domain}.com`);
  fc.assert(
    fc.property(address, (typed) => {
      const read = readEmail(typed);
      if (read) expect(read.email).toMatch(/^[!-~]+@[a-z0-9.-]+$/);
      if (read) expect(readEmail(read.email)).toEqual(read);
    }),
    { numRuns: 2000 },
  );
});
