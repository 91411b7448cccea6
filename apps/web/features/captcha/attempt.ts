import { runFlow } from '../../platform/flow/run-flow.ts';
import { notify } from '../../platform/notices/notify.ts';
import { captchaEffects } from './captcha-effects.ts';
import { captchaFlow } from './captcha-flow.ts';
import { captchaReports, markCaptcha } from './captcha-report.ts';
import type { CaptchaEnd, CaptchaEvent, CaptchaRun, CaptchaState } from './captcha-state.ts';
import type { CaptchaPlace } from './frame/captcha-widget.ts';
import { indicate } from './indicate.ts';
import type { Unseen } from './unseen-proofs.ts';

type AttemptInput = {
  readonly place: CaptchaPlace;
  readonly asked: Extract<CaptchaEvent, { type: 'unseenAsked' | 'visibleAsked' }>;
  readonly takeUnseen: () => Promise<Unseen>;
  readonly signal?: AbortSignal | undefined;
};

const isSeen = ({ step }: CaptchaState) => ['configuring', 'loading', 'shown', 'unavailable'].includes(step);
const endOf = (state: CaptchaState): CaptchaEnd | undefined =>
  state.step === 'solved' || state.step === 'skipped' || state.step === 'cancelled' ? state : undefined;

/** One run of the flow, with what it shows. Never rejects; `signal` cancels it. */
export function attempt({ place, asked, takeUnseen, signal }: AttemptInput): Promise<CaptchaEnd> {
  return new Promise((resolve) => {
    let found: (element: HTMLElement) => void = () => {};
    const element = new Promise<HTMLElement>((resolveElement) => {
      found = resolveElement;
    });
    const effects = captchaEffects({ place, element: () => element, takeUnseen });
    const run: CaptchaRun = runFlow(captchaFlow, () => effects);
    const cancel = () => run.tell({ type: 'cancelled' });
    let dialog: Promise<() => void> | undefined;
    const hideIndicator = indicate(place.page, () => run.state().step === 'unseen');
    let [before, shownAt] = [run.state(), performance.now()];
    run.subscribe(() => {
      const state = run.state();
      if (state.step === 'shown') shownAt = performance.now();
      for (const report of captchaReports(before, state)) markCaptcha(report, performance.now() - shownAt);
      before = state;
      if (isSeen(state)) dialog ??= openDialog(place, run, found);
      const end = endOf(state);
      if (!end) return;
      hideIndicator();
      signal?.removeEventListener('abort', cancel);
      effects.close();
      void dialog?.then((close) => close());
      resolve(end);
    });
    signal?.addEventListener('abort', cancel);
    run.tell(asked);
    if (signal?.aborted) cancel();
  });
}

/** @returns a function that closes it */
async function openDialog(place: CaptchaPlace, run: CaptchaRun, found: (element: HTMLElement) => void) {
  try {
    const { openCaptcha } = await import('./open-captcha.tsx');
    return await openCaptcha(place.page, run, found);
  } catch {
    // CAPT-06: its code did not load either.
    const toast = { ms: 2_000, text: 'captcha-unavailable' } as const;
    void notify({ code: 'captchaUnavailable', message: '', toast }, place.page);
    run.tell({ type: 'cancelled' });
    return () => {};
  }
}
