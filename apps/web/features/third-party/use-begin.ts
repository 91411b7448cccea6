import { useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { type Refused, refusedBy, UNREACHABLE } from '../forms/submit-answer.ts';
import { useFreshOnReturn } from '../sign-in/return-target.ts';
import type { Departure, Intent } from './departure.ts';

/** Leaves for a provider; holds which one, and why it failed. Resets when the user returns with the back button. */
export function useBegin(intent: Intent) {
  const page = usePage();
  const [going, setGoing] = useState<string>();
  const [refused, setRefused] = useState<Refused>();
  useFreshOnReturn(Boolean(going));
  const begin = (provider: { readonly id: string; readonly name: string }, earlier?: Departure) => {
    if (going) return;
    setGoing(provider.id);
    setRefused(undefined);
    const stop = (why: Refused) => {
      setGoing(undefined);
      setRefused(why);
    };
    import('./begin.ts')
      .then(({ beginAt }) => beginAt(page, provider, intent, earlier))
      .then(
        (answer) => answer && stop(refusedBy(answer)),
        () => stop(UNREACHABLE),
      );
  };
  return { going, refused, begin };
}
