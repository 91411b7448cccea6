import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FromFrame, readMessage, sendTo, type ToFrame } from './frame-messages.ts';
import type { FrameWidgetInput, MakeFrameWidget } from './frame-widget.ts';
import { runFrame } from './run-frame.ts';
import type { LoaderState } from './script-loader.ts';

const origin = 'https://gate.example';

describe('messages', () => {
  const there = { name: 'the other side' } as unknown as Window;
  const from = { origin, window: there };
  const message: FromFrame = { is: 'loaded' };
  const sent = (target = 'sent') => {
    const posted: unknown[] = [];
    sendTo(
      { postMessage: (...all: unknown[]) => posted.push(all), name: target } as unknown as Window,
      origin,
      message,
    );
    return posted[0] as [data: unknown, origin: string];
  };

  test('[CAPT-01] a message names the origin that may read it, and is read by the other side', () => {
    const [data, target] = sent();
    expect(target).toBe(origin);
    expect(readMessage({ origin, source: there, data }, from)).toEqual(message);
  });

  test.each<[string, object]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin', { origin: 'null' }],
    ['another window of the same origin', { source: {} }],
    ['no window', { source: null }],
    ['another script', { data: { is: 'answered', answer: {} } }],
    ['text', { data: 'loaded' }],
    ['null', { data: null }],
    ['a mark without a message', { data: { mark: 'gatehouse-captcha', message: 1 } }],
  ])('[CAPT-01] a message of %s is not read', (_, other) => {
    expect(readMessage({ origin, source: there, data: sent()[0], ...other }, from)).toBeUndefined();
  });

  test('[CAPT-01] before the frame is there, and after it is gone, nothing is read', () => {
    expect(readMessage({ origin, source: null, data: sent()[0] }, { origin, window: null })).toBeUndefined();
  });
});

describe('the frame', () => {
  let told: FromFrame[];
  let input: FrameWidgetInput | undefined;
  let state: LoaderState;
  const shown = vi.fn();
  const begin: ToFrame = { do: 'begin', start: { language: 'ar-AE', dark: true, parameters: { gt: 'g' } } };

  beforeEach(() => {
    [told, input, state] = [[], undefined, 'notLoad'];
    shown.mockReset();
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  function open({
    scripts = true,
    ready = () => true,
    make,
  }: {
    scripts?: boolean;
    ready?: () => boolean;
    make?: MakeFrameWidget;
  } = {}) {
    const loader = {
      state: () => state,
      async load() {
        state = 'loading';
        if (!scripts) throw new Error('none');
        state = 'loaded';
      },
    };
    const provider = { kind: 'geetest', siteKey: 'k', scripts: [] };
    const usual: MakeFrameWidget = async (given) => {
      input = given;
      return { isReady: ready, show: shown };
    };
    return runFrame({
      ...{ provider, element: {} as HTMLElement, loader, make: make ?? usual },
      tell: (one) => told.push(one),
    });
  }

  test('[CAPT-05] begins with what the page knows, shows, and passes the answer on', async () => {
    const perform = open();
    await perform(begin);
    expect(told).toEqual([{ is: 'loaded' }]);
    expect(input?.start).toEqual({ language: 'ar-AE', dark: true, parameters: { gt: 'g' } });
    await perform({ do: 'show' });
    expect(shown).toHaveBeenCalledOnce();
    input?.answered({ ticket: 't' });
    input?.dismissed();
    input?.failed();
    expect(told.slice(1)).toEqual([
      { is: 'answered', answer: { ticket: 't' } },
      { is: 'dismissed' },
      { is: 'failed', why: 'widget' },
    ]);
  });

  test('[CAPT-05] a second begin makes no second widget', async () => {
    const perform = open();
    await Promise.all([perform(begin), perform(begin)]);
    expect(told).toEqual([{ is: 'loaded' }]);
  });

  test('[CAPT-03] a script that does not load is told', async () => {
    await open({ scripts: false })(begin);
    expect(told).toEqual([{ is: 'failed', why: 'script' }]);
  });

  test('[CAPT-05] a widget that cannot be made is told', async () => {
    await open({ make: () => Promise.reject(new Error('no')) })(begin);
    expect(told).toEqual([{ is: 'failed', why: 'not-ready' }]);
  });

  test('[CAPT-05] one that is not ready is tried again each second, three times', async () => {
    let tries = 0;
    const perform = open({ ready: () => ++tries > 3 });
    await perform(begin);
    const showing = perform({ do: 'show' });
    await vi.advanceTimersByTimeAsync(2_999);
    expect([tries, shown.mock.calls.length]).toEqual([3, 0]);
    await vi.advanceTimersByTimeAsync(1);
    await showing;
    expect(shown).toHaveBeenCalledOnce();
  });

  test('[CAPT-05] and then has failed', async () => {
    const perform = open({ ready: () => false });
    await perform(begin);
    const showing = perform({ do: 'show' });
    await vi.advanceTimersByTimeAsync(3_000);
    await showing;
    expect(told.at(-1)).toEqual({ is: 'failed', why: 'not-ready' });
    expect(shown).not.toHaveBeenCalled();
  });
});
