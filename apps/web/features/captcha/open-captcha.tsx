import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { loadMessages } from '../../platform/words/localize-error.ts';
import { openDeferred } from '../../shell/deferred-root.tsx';
import type { PageFrame } from '../../shell/page-context.tsx';
import { CaptchaDialog, CaptchaIndicator } from './captcha-dialog.tsx';
import type { CaptchaRun } from './captcha-state.ts';

/**
 * Opens the dialog of a visible captcha over the page.
 * @param onElement is given the place for widgets, once it is there
 * @returns a function that takes it away again
 */
export async function openCaptcha(
  page: PageFrame,
  run: CaptchaRun,
  onElement: (element: HTMLElement) => void,
): Promise<() => void> {
  return open(page, <RunningCaptcha run={run} onElement={onElement} />);
}

/** CAPT-04 */
export async function openIndicator(page: PageFrame): Promise<() => void> {
  return open(page, <CaptchaIndicator />);
}

async function open(page: PageFrame, part: ReactNode): Promise<() => void> {
  const namespaces = ['inverse', 'inverse-error-code'] as const;
  const [words, errors] = await Promise.all(namespaces.map((one) => loadMessages(page.language.value, one)));
  let take = () => {};
  openDeferred(page, { ...words, ...errors }, (close) => {
    take = close;
    return part;
  });
  return take;
}

function RunningCaptcha({ run, onElement }: { run: CaptchaRun; onElement: (element: HTMLElement) => void }) {
  const state = useSyncExternalStore(run.subscribe, run.state);
  return (
    <CaptchaDialog
      state={state}
      onElement={onElement}
      onCancel={() => run.tell({ type: 'cancelled' })}
      onRetry={() => run.tell({ type: 'retried' })}
    />
  );
}
