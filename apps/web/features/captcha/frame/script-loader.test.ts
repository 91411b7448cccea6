import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScriptLoader, SCRIPT_LIMIT_MS, type ScriptElement } from './script-loader.ts';

type Fake = ScriptElement & { removed: boolean };
let elements: Fake[];
const addresses = ['https://one.example/a.js', 'https://two.example/a.js', 'https://three.example/a.js'];

beforeEach(() => {
  elements = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function open(whenActivated: (act: () => void) => void = (act) => act()) {
  return createScriptLoader({
    addresses,
    whenActivated,
    add(prepare) {
      const element: Fake = {
        ...{ src: '', onload: undefined, onerror: undefined, removed: false },
        remove: () => {
          element.removed = true;
        },
      };
      prepare(element);
      elements.push(element);
      return element;
    },
  });
}
const tell = async (what: 'onload' | 'onerror', n: number) => {
  (elements as unknown as Record<string, () => void>[])[n]?.[what]?.();
  await vi.advanceTimersByTimeAsync(0);
};
const asked = () => elements.map(({ src }) => src);

test('[CAPT-03] notLoad, loading, loaded; once, however often it is asked for', async () => {
  const loader = open();
  expect(loader.state()).toBe('notLoad');
  const both = [loader.load(), loader.load()];
  await vi.advanceTimersByTimeAsync(0);
  expect([loader.state(), asked()]).toEqual(['loading', addresses.slice(0, 1)]);
  await tell('onload', 0);
  await Promise.all([...both, loader.load()]);
  expect([loader.state(), elements.length]).toEqual(['loaded', 1]);
});

test('[CAPT-03] an address that fails, and one that does not answer in time, give way to the next; a late one is gone', async () => {
  const loader = open();
  const loading = loader.load();
  await vi.advanceTimersByTimeAsync(0);
  await tell('onerror', 0);
  expect(asked()).toEqual(addresses.slice(0, 2));
  await vi.advanceTimersByTimeAsync(SCRIPT_LIMIT_MS - 1);
  expect(elements).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual(addresses);
  expect(elements.map(({ removed }) => removed)).toEqual([true, true, false]);
  await tell('onload', 2);
  await loading;
  expect(loader.state()).toBe('loaded');
});

test('[CAPT-03] where all fail it is not loaded, and the next call tries all again', async () => {
  const loader = open();
  const failing = expect(loader.load()).rejects.toThrow('None of 3 addresses answered');
  await vi.advanceTimersByTimeAsync(SCRIPT_LIMIT_MS * 3);
  await failing;
  expect(loader.state()).toBe('notLoad');
  const loading = loader.load();
  await vi.advanceTimersByTimeAsync(0);
  await tell('onload', 3);
  await loading;
  expect(asked()).toEqual([...addresses, addresses[0]]);
});

test('[CAPT-03] nothing is asked for while the page is prerendered', async () => {
  let activate = () => {};
  const loader = open((act) => {
    activate = act;
  });
  const loading = loader.load();
  await vi.advanceTimersByTimeAsync(SCRIPT_LIMIT_MS * 4);
  expect(elements).toEqual([]);
  activate();
  await vi.advanceTimersByTimeAsync(0);
  await tell('onload', 0);
  await loading;
});
