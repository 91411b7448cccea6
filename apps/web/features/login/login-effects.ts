import type { RefObject } from 'react';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { loadedAgain } from '../../platform/loading/loaded-again.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { forgetLogin, keptLogin } from './kept-login.ts';
import type { LoginEffect, LoginEvent } from './login-state.ts';

export const loginCalls = () => import('./deferred-calls.ts').then(({ deferredCalls }) => deferredCalls);

type LoginEffects = FlowEffects<LoginEvent, LoginEffect> & { readonly prepare: () => void };

/**
 * What the login flow asks for: calls, and the way on. Their code comes after the form's own: `prepare` fetches it, and the
 * key, when the form is first touched.
 */
export function useLoginEffects(form: RefObject<HTMLFormElement | null>): LoginEffects {
  const page = usePage();
  const { t } = useMessages();
  return {
    async recall(_, signal) {
      // Whoever comes anew begins anew.
      if (!loadedAgain(page.path)) forgetLogin();
      const kept = keptLogin(Date.now());
      const recalled = kept && (await (await loginCalls()).recall(page, kept, signal));
      // Whoever is in the form already means another login.
      return form.current?.contains(document.activeElement) ? undefined : recalled;
    },
    async logIn({ account }, signal) {
      const { logIn } = await loginCalls();
      return logIn({ page, element: form.current, insecure: t('form.insecure') }, account, signal);
    },
    begin: async (effect, signal) => (await loginCalls()).begin(page, effect, signal),
    usePasskey: async (_, signal) => (await loginCalls()).usePasskey(page, signal),
    checkPasskey: async (effect, signal) => (await loginCalls()).checkPasskey(page, effect, signal),
    awaitSession: async ({ uuid }, signal) => (await loginCalls()).awaitSession(page, uuid, signal),
    leave: async () => (await loginCalls()).leave(page),
    prepare: () => void loginCalls().then(({ prepare }) => prepare(page), ignored),
  };
}

/** Without a network nothing can be made ready; pressing the button will say so. */
function ignored(): void {}
