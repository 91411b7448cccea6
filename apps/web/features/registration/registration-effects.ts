import { type RefObject, useEffect } from 'react';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import type { RegistrationEffect, RegistrationEvent } from './registration-state.ts';

type Effects = FlowEffects<RegistrationEvent, RegistrationEffect>;
type Type = RegistrationEffect['type'];

const types: Readonly<Record<Type, true>> = {
  ...{ recall: true, commitInfo: true, begin: true, confirm: true },
  ...{ register: true, commitPassword: true, remember: true, forget: true, notifyTabs: true },
  ...{ goToLogin: true, leave: true },
};
const calls = () => import('./registration-calls.ts');

/**
 * The effects of the wizard. Their code is loaded at hydration, while there is a network: some browsers do not retry a
 * failed module until the page is reloaded.
 */
export function useRegistrationEffects(form: RefObject<HTMLFormElement | null>): Effects {
  const page = usePage();
  const { t } = useMessages();
  useEffect(() => {
    calls().then(({ prepare }) => prepare(page), ignored);
  }, [page]);
  const perform = async (effect: RegistrationEffect, signal: AbortSignal) => {
    const { registrationCalls } = await calls();
    const handlers = registrationCalls({ page, element: form.current, insecure: t('form.insecure') });
    return handlers[effect.type](effect as never, signal);
  };
  return Object.fromEntries(Object.keys(types).map((type) => [type, perform])) as unknown as Effects;
}

/** Without a network nothing can be prepared; the submit reports it. */
function ignored(): void {}
