import type { Locale } from '@gatehouse/rules/site/locale';
import { createTranslator, type Translator } from '@gatehouse/words/translator';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Strength } from '../../platform/credentials/password-strength.ts';
import { deferredMessages } from '../../platform/words/deferred-messages.ts';
import { usePage } from '../../shell/page-context.tsx';
import { StrengthBar } from '../../ui/strength-bar.tsx';
import { setCommonPasswords } from './common-passwords.ts';
import type { WrongNew } from './new-password-problem.ts';
import type { strengthTexts } from './strength-announcement.ts';

/** A password is measured when typing pauses, so that no key press waits. */
const LOOK_AFTER_MS = 150;
/** Announced later than shown: a screen reader reads the typed letters first. */
const SAY_AFTER_MS = 1200;
/** Some password managers fill a field without `input`; at best they fire `change`. */
const CHANGES = ['input', 'change'] as const;

type Measure = (password: string, context: readonly string[]) => Strength;
type Late = { readonly measure: Measure; readonly words: Translator; readonly say: typeof strengthTexts };

type PasswordStrengthProps = {
  /** Id of the password field, which is mounted as long as this component is. */
  inputId: string;
  /** Names that the password must not resemble: login names, names of brand, site, host and entity. */
  context: readonly string[];
  /** The field's error. Until the field is changed the bar says no more than it. */
  wrong?: WrongNew | undefined;
};

/**
 * SIGNUP-04: how hard the typed password is to guess, and the advice that helps most. It blocks nothing: the rule in
 * `rules/password/password` does. Estimator and messages load when the field is first used; if that fails, it shows
 * nothing.
 */
export function PasswordStrength({ inputId, context, wrong }: PasswordStrengthProps) {
  const { language } = usePage();
  const late = useDeferred(language, useTouched(inputId));
  const measured = useStrength(inputId, context, late?.measure);
  const strength = useChangedSince(inputId, wrong) ? measured : measured && refusedStrength(wrong);
  const told = late && strength && late.say(late.words, strength);
  return (
    <StrengthBar
      filled={late && (strength?.level ?? 0)}
      level={told?.level}
      hint={told?.hint}
      spoken={usePaused(told?.spoken ?? '', SAY_AFTER_MS)}
    />
  );
}

/** Refused as easy to guess: the lowest level, and no advice beside the error. Other refusals say nothing of the strength. */
const EASY: readonly WrongNew['why'][] = ['common', 'context', 'email', 'short'];

function refusedStrength(wrong: WrongNew | undefined): Strength | undefined {
  return wrong && EASY.includes(wrong.why) ? { level: 1 } : undefined;
}

/** Whether the field has had focus or has a value. */
function useTouched(inputId: string): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLInputElement)) return;
    const stop = new AbortController();
    const touch = () => {
      setTouched(true);
      stop.abort();
    };
    for (const event of ['focus', ...CHANGES]) input.addEventListener(event, touch, { signal: stop.signal });
    if (input.value || document.activeElement === input) touch();
    return () => stop.abort();
  }, [inputId]);
  return touched;
}

/** Whether the field was changed since `wrong` was set; true without `wrong`. */
function useChangedSince(inputId: string, wrong: object | undefined): boolean {
  const [changed, setChanged] = useState<object>();
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!wrong || !input) return;
    const stop = new AbortController();
    for (const event of CHANGES) input.addEventListener(event, () => setChanged(wrong), { signal: stop.signal });
    return () => stop.abort();
  }, [inputId, wrong]);
  return wrong === undefined || changed === wrong;
}

/** Loads estimator and messages once `wanted`. */
function useDeferred({ value, tag }: Locale, wanted: boolean): Late | undefined {
  const [late, setLate] = useState<Late>();
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const loading = Promise.all([
      import('../../platform/credentials/password-meter.ts'),
      import('./strength-announcement.ts'),
      deferredMessages(value, 'inverse'),
    ]);
    const arrive = ([{ measurePassword, isInMeterList }, { strengthTexts: say }, compiled]: Awaited<
      typeof loading
    >) => {
      setCommonPasswords(isInMeterList);
      const words = createTranslator(tag, compiled);
      // The colour needs its text.
      if (!gone && say(words, { level: 1 })) setLate({ measure: measurePassword, words, say });
    };
    loading.then(arrive, () => {});
    return () => {
      gone = true;
    };
  }, [value, tag, wanted]);
  return late;
}

/** The strength of the field's value; the password stays in the field. */
function useStrength(inputId: string, context: readonly string[], measure: Measure | undefined): Strength | undefined {
  const [strength, setStrength] = useState<Strength>();
  const look = useEffectEvent((input: HTMLInputElement) =>
    setStrength(measure && input.value ? measure(input.value, context) : undefined),
  );
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!measure || !(input instanceof HTMLInputElement)) return;
    let timer: ReturnType<typeof setTimeout>;
    const pause = () => {
      clearTimeout(timer);
      timer = setTimeout(() => look(input), LOOK_AFTER_MS);
    };
    pause();
    for (const event of CHANGES) input.addEventListener(event, pause);
    return () => {
      clearTimeout(timer);
      for (const event of CHANGES) input.removeEventListener(event, pause);
    };
  }, [inputId, measure]);
  return strength;
}

/** The value after it has been unchanged for `ms` milliseconds. */
function usePaused(value: string, ms: number): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(setPaused, ms, value);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return paused;
}
