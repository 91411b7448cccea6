import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { CallingCountry } from './calling-countries.ts';
import { loadPhoneRules, phoneRules } from './phone-rules.ts';
import { typed, withoutCallingCode } from './phone-typing.ts';

type Options = {
  readonly country: string;
  readonly countries: readonly CallingCountry[];
  readonly onCountry: (code: string) => void;
};

/** Keeps a phone field's text and country together. What is typed stays in the input; React holds none of it. */
export function usePhoneTyping(input: RefObject<HTMLInputElement | null>, options: Options) {
  const latest = useRef(options);
  latest.current = options;
  const [international, setInternational] = useState(false);
  /** The country that the number itself has brought along, to be announced. */
  const [brought, setBrought] = useState('');

  const read = (free: boolean) => {
    const element = input.current;
    if (!element) return;
    const { country, countries, onCountry } = latest.current;
    const next = typed(element.value, country, free, { countries, rules: phoneRules() });
    if (next.text !== element.value) show(element, next.text);
    setInternational(next.international);
    if (next.country === country) return;
    latest.current = { ...latest.current, country: next.country };
    setBrought(next.country);
    onCountry(next.country);
  };

  const { countries } = options;
  // What was typed or filled in before: by the browser, before the list was there, before the rules were.
  useEffect(() => {
    let gone = false;
    const again = () => {
      if (!gone) read(isFree(input.current));
    };
    again();
    loadPhoneRules().then(again, () => {});
    return () => {
      gone = true;
    };
  }, [countries]);

  return {
    international,
    brought,
    onInput(event: FormEvent<HTMLInputElement>) {
      const { inputType = '', isComposing = false } = event.nativeEvent as InputEvent;
      if (!isComposing) read(!/^(?:delete|history)/.test(inputType) && isFree(event.currentTarget));
    },
    onBlur: () => read(!input.current?.matches(':autofill')),
    pick(code: string) {
      const { countries: known, onCountry } = latest.current;
      const element = input.current;
      const picked = known.find((one) => one.code === code);
      if (element && picked) element.value = withoutCallingCode(element.value, codeOf(latest.current) ?? '');
      setInternational(false);
      setBrought('');
      latest.current = { ...latest.current, country: code };
      onCountry(code);
      read(true);
    },
  };
}

function codeOf({ country, countries }: Options): string | undefined {
  return countries.find(({ code }) => code === country)?.callingCode;
}

/** Nobody is in the middle of it: the caret stands at the end, or elsewhere. What a browser filled in stays marked as such. */
function isFree(element: HTMLInputElement | null): boolean {
  if (!element || element.matches(':autofill')) return false;
  return element !== document.activeElement || element.selectionStart === element.value.length;
}

/** Writes a text of the same length under a caret, which stays where it is, or any text where it stands at the end. */
function show(element: HTMLInputElement, text: string): void {
  const { selectionStart, value } = element;
  element.value = text;
  if (element !== document.activeElement || selectionStart === null) return;
  const place = selectionStart === value.length ? text.length : selectionStart;
  element.setSelectionRange(place, place);
}
