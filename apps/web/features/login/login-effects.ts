import type { RefObject } from 'react';
import type { FlowEffects } from '../../platform/run-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useWords } from '../../shell/words.tsx';
import type { LoginEffect, LoginEvent } from './login-flow.ts';

const calls = () => import('./login-calls.ts');

type LoginEffects = FlowEffects<LoginEvent, LoginEffect> & { readonly prepare: () => void };

/**
 * What the login flow asks for: the call, and the way on. The code for both is not part of the first load: `prepare`
 * fetches it, and the key, when the form is first touched.
 */
export function useLoginEffects(form: RefObject<HTMLFormElement | null>): LoginEffects {
  const page = usePage();
  const { t } = useWords();
  return {
    async logIn({ account }, signal) {
      const { logIn } = await calls();
      return logIn({ page, element: form.current, insecure: t('form.insecure') }, account, signal);
    },
    leave: async () => (await calls()).leave(page),
    prepare: () => void calls().then(({ prepare }) => prepare(page), ignored),
  };
}

/** Without a network nothing can be made ready; pressing the button will say so. */
function ignored(): void {}
