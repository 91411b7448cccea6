import { afterEach, describe, expect, test, vi } from 'vitest';
import { referenceHere } from './reference.ts';

const asked: { url: string; init: RequestInit }[] = [];
function answering(answer: () => Response | Promise<Response>, pathname = '/en/login') {
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answer();
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});
const good = () => Response.json({ reference: 'GH-7K3F-92QX' });

describe('a reference for what this page decided', () => {
  test('it names the question, the facts and the path, and nothing else', async () => {
    answering(good);
    expect(await referenceHere('code', { code: '400601', call: '/login' })).toBe('GH-7K3F-92QX');
    expect(asked).toMatchObject([{ url: '/front/references', init: { method: 'POST', credentials: 'same-origin' } }]);
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({
      question: 'code',
      facts: { code: '400601', call: '/login', path: '/en/login' },
    });
  });

  test('a path that is not plain is left out', async () => {
    answering(good, '/en/%40');
    await referenceHere('residence', { region: 'unknown' });
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ question: 'residence', facts: { region: 'unknown' } });
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('failed'))],
    ['too many', () => new Response('{}', { status: 429 })],
    ['a page', () => new Response('<!doctype html>')],
    ['another shape', () => Response.json({ reference: '<b>' })],
    ['nothing', () => Response.json(null)],
  ])('%s: there is none, and nothing rejects', async (_, answer) => {
    answering(answer);
    expect(await referenceHere('code', { code: '400601' })).toBeUndefined();
  });
});
