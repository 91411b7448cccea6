import { useEffect } from 'react';
import { usePage } from '../../../../shell/page-context.tsx';
import { loginCalls } from '../../login-effects.ts';
import type { LoginEvent } from '../../login-state.ts';

/** Events of a user: a page without one requests no challenge. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'];
let seen = false;

/**
 * Offers passkeys in the autofill of the account while the form is shown. Any other method ends it: browsers allow one
 * request at a time.
 */
export function usePasskeyAutofill(on: boolean, tell: (event: LoginEvent) => void): void {
  const page = usePage();
  useEffect(() => {
    if (!on) return;
    const { signal, abort } = stoppable();
    const begin = async () => {
      if (signal.aborted) return;
      const picked = await (await loginCalls()).offerPasskeys(page, signal);
      if (picked && !signal.aborted) tell(picked);
    };
    // Autofill is optional: errors are ignored.
    const start = () => void begin().catch(() => undefined);
    if (seen) start();
    else onFirstSign(start, signal);
    return abort;
  }, [on, page, tell]);
}

function stoppable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function onFirstSign(start: () => void, signal: AbortSignal): void {
  const hear = () => {
    if (seen) return;
    seen = true;
    start();
  };
  for (const sign of SIGNS) addEventListener(sign, hear, { signal, once: true, passive: true });
}
