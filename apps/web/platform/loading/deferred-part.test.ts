import { afterEach, expect, test, vi } from 'vitest';
import { createDeferredPart } from './deferred-part.ts';

afterEach(() => vi.unstubAllGlobals());

/** A module that comes, or not, when the test says so. */
function late() {
  const asked: { readonly come: (module: string) => void; readonly fail: () => void }[] = [];
  const reload = vi.fn();
  const part = createDeferredPart(
    () => new Promise<string>((come, reject) => asked.push({ come, fail: () => reject(new TypeError('no network')) })),
    reload,
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { part, asked, reload, settled };
}

test('the part is asked for once, however often it is waited for', async () => {
  const { part, asked } = late();
  const both = Promise.all([part.come(), part.come()]);
  asked[0]?.come('wizard');
  expect(await both).toEqual(['wizard', 'wizard']);
  expect(asked).toHaveLength(1);
});

test('[HTTP-12] a part that cannot be loaded is told, and goes on when it comes after all', async () => {
  const { part, asked, reload, settled } = late();
  const coming = part.come();
  asked[0]?.fail();
  await settled();
  expect(part.state()).toBe('failed');
  part.retry();
  asked[1]?.come('wizard');
  expect(await coming).toBe('wizard');
  expect(part.state()).toBe('quiet');
  expect(reload).not.toHaveBeenCalled();
});

test('where asking again does not help either, the page is loaded anew', async () => {
  const { part, asked, reload, settled } = late();
  void part.come();
  asked[0]?.fail();
  await settled();
  expect(reload).not.toHaveBeenCalled();
  part.retry();
  asked[1]?.fail();
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
});
