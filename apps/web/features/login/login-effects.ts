import type { RefObject } from 'react';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { wasShownBefore } from '../../platform/loading/was-shown-before.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import type { LoginEffect, LoginEvent } from './login-state.ts';
import { deleteStoredLogin, readStoredLogin } from './stored-login.ts';

export const loginCalls = () => import('./deferred-calls.ts').then(({ deferredCalls }) => deferredCalls);

type LoginEffects = FlowEffects<LoginEvent, LoginEffect> & { readonly prepare: () => void };

/**
 * The effects of the login flow. Their code loads after the form's: `prepare` fetches it, and the key, on the first
 * focus.
 */
export function useLoginEffects(form: RefObject<HTMLFormElement | null>): LoginEffects {
  const page = usePage();
  const { t } = useMessages();
  return {
    async recall(_, signal) {
      // A new visit starts a new login.
      if (!wasShownBefore(page.path)) deleteStoredLogin();
      const kept = readStoredLogin(Date.now());
      const recalled = kept && (await (await loginCalls()).recall(page, kept, signal));
      // A user who is typing already wants another login.
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

/** Without a network nothing can be prepared; the submit reports it. */
function ignored(): void {}
