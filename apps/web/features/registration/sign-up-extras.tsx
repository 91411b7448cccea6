import { useEffect, useRef } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { WrongStart } from './registration-state.ts';

/** What the API takes as a code. */
const MOST_CHARS = 128;

type ExtrasProps = { wrong: WrongStart | undefined };

/** SIGNUP-12, AFF-08: what nobody has to fill in: a friend's code, and on some sites the consent to news. */
export function SignUpExtras({ wrong }: ExtrasProps) {
  const { t } = useMessages();
  const { site } = usePage();
  return (
    <div>
      <Referral wrong={wrong} />
      {site.registration.euSubscription ? (
        <Checkbox name="euSubscription" label={t('register.euSubscription')} />
      ) : null}
    </div>
  );
}

/** Filled in with the code of the address; a code that somebody types counts as typed (`is_manual_input`). */
function Referral({ wrong }: ExtrasProps) {
  const { t } = useMessages();
  const details = useRef<HTMLDetailsElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const code = new URLSearchParams(location.search).get('ref')?.trim().slice(0, MOST_CHARS);
    if (!code || !input.current) return;
    input.current.defaultValue = code;
    if (details.current) details.current.open = true;
  }, []);
  // Each time anew: it may have been closed meanwhile.
  useEffect(() => {
    if (wrong?.referral && details.current) details.current.open = true;
  }, [wrong]);
  return (
    <Disclosure summary={t('register.referral')} ref={details}>
      <TextField
        ref={input}
        name="referral"
        label={t('register.referral.label')}
        error={wrong?.referral && t('register.referral.invalid')}
        maxLength={MOST_CHARS}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        ltr
      />
    </Disclosure>
  );
}
