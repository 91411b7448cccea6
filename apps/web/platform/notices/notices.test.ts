import type { CompiledWords } from '@gatehouse/words/catalogue';
import { describe, expect, test, vi } from 'vitest';
import { createDialogs } from './dialogs.ts';
import { showNotice } from './show-notice.ts';
import { createToasts } from './toasts.ts';

const late: CompiledWords = { 'error.777': 'It came late', 'error.mainNoKyc': 'Verify first' };
vi.mock('../words/deferred-messages.ts', () => ({ deferredMessages: async () => late }));

async function shown(notice: Parameters<typeof showNotice>[0], words: CompiledWords = {}) {
  const toasts = createToasts();
  const dialogs = createDialogs();
  const page = { language: { value: 'en', tag: 'en', words }, site: { id: 'here' } };
  await showNotice(notice, page, { toasts, dialogs });
  return { toasts: toasts.store.get(), dialogs: dialogs.store.get() };
}
const coded = { ms: 5000, text: 'code-and-message' } as const;

describe('[SHELL-08] toasts', () => {
  for (const [kind, ms] of [
    ['info', 3000],
    ['success', 3000],
    ['error', 5000],
  ] as const) {
    test(`[SHELL-08] ${kind} shows ${ms} ms`, () => {
      const { show, store } = createToasts();
      show({ kind, text: 'x' });
      expect(store.get()).toMatchObject([{ kind, text: 'x', ms }]);
    });
  }

  test('[SHELL-08] an own time counts; the same toast again starts anew instead of twice', () => {
    const { show, store } = createToasts();
    const first = show({ kind: 'error', text: 'x', ms: 2000 });
    show({ kind: 'error', text: 'y' });
    const again = show({ kind: 'error', text: 'x', ms: 2000 });
    expect(store.get().map(({ id, text, ms }) => [id === again, text, ms])).toEqual([
      [false, 'y', 5000],
      [true, 'x', 2000],
    ]);
    expect(again).not.toBe(first);
  });

  test('[SHELL-08] hiding takes that one away and tells who draws them; three show at most', () => {
    const { show, hide, store } = createToasts();
    let heard = 0;
    store.subscribe(() => heard++);
    const ids = ['a', 'b', 'c', 'd'].map((text) => show({ kind: 'info', text }));
    expect(store.get().map(({ text }) => text)).toEqual(['b', 'c', 'd']);
    hide(ids[2] as number);
    expect(store.get().map(({ text }) => text)).toEqual(['b', 'd']);
    expect(heard).toBe(5);
  });
});

describe('words of a notice', () => {
  test('[ERR-01] code: message, in the reader’s language, else the server’s', async () => {
    const notice = { code: 12345, message: 'server', toast: coded };
    expect((await shown(notice, { 'error.12345': 'ours' })).toasts).toMatchObject([
      { text: '12345: ours', ms: 5000, kind: 'error' },
    ]);
    expect((await shown(notice)).toasts).toMatchObject([{ text: '12345: server' }]);
    expect((await shown({ ...notice, message: '' })).toasts).toMatchObject([{ text: '12345' }]);
  });

  test('[ERR-04] [CAPT-06] fixed sentences stand alone', async () => {
    const terminated = { code: 40029, message: 'x', toast: { ms: 2000, text: 'account-terminated' } } as const;
    expect((await shown(terminated)).toasts).toMatchObject([{ text: 'This account has been terminated.', ms: 2000 }]);
    const captcha = {
      code: 'captchaUnavailable',
      message: '',
      toast: { ms: 2000, text: 'captcha-unavailable' },
    } as const;
    expect((await shown(captcha)).toasts[0]?.text).toBe(
      'Captcha is currently unavailable, please check the network and try again',
    );
  });

  test('[ERR-08] a dialog opens with the code’s message beside its toast of 2 s', async () => {
    const notice = {
      code: 41102,
      message: 'server',
      modal: 'default-error',
      toast: { ms: 2000, text: 'code-and-message' },
    } as const;
    const { toasts, dialogs } = await shown(notice, { 'error.41102': 'ours' });
    expect(dialogs).toMatchObject([{ modal: 'default-error', code: 41102, message: 'ours' }]);
    expect(toasts).toMatchObject([{ ms: 2000 }]);
  });

  test('[ERR-01] [ERR-08] words that the page did not embed come late, before anything shows', async () => {
    const toast = { ms: 2000, text: 'code-and-message' } as const;
    const asked = { code: '777', call: '/login' };
    const { toasts, dialogs } = await shown({ code: 777, message: 'server', modal: 'code-message', toast, asked });
    expect(toasts).toMatchObject([{ text: '777: It came late', ms: 2000 }]);
    expect(dialogs).toMatchObject([{ message: 'It came late', asked: { question: 'code', facts: asked } }]);
  });

  test('[SIGNUP-11] a case goes by the number that was answered; its name is shown to nobody', async () => {
    const toast = { ms: 2000, text: 'code-and-message' } as const;
    const notice = { code: 'mainNoKyc', message: 'server', modal: 'verify-identity', toast } as const;
    const numbered = await shown({ ...notice, asked: { code: '700071' } });
    expect(numbered.toasts).toMatchObject([{ text: '700071: Verify first' }]);
    expect(numbered.dialogs).toMatchObject([{ code: 700071, message: 'Verify first' }]);
    const named = await shown({ ...notice, asked: { code: 'mainNoKyc' } });
    expect(named.toasts).toMatchObject([{ text: 'Verify first' }]);
  });

  test('[ERR-08] dialogs wait for one another, and none opens twice', () => {
    const { open, close, store } = createDialogs();
    open({ modal: 'default-error', code: 1, message: 'a' });
    open({ modal: 'default-error', code: 1, message: 'a' });
    open({ modal: 'code-message', code: 2, message: 'b' });
    expect(store.get().map(({ code }) => code)).toEqual([1, 2]);
    close(store.get()[0]?.id as number);
    expect(store.get().map(({ code }) => code)).toEqual([2]);
  });
});
