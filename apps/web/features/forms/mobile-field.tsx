import { createTranslator, type Translator } from '@gatehouse/words/translator';
import { useEffect, useMemo, useState } from 'react';
import { likelyCountries } from '../../platform/region/likely-countries.ts';
import { type PhoneCountries, phoneCountries } from '../../platform/region/phone-countries.ts';
import { deferredMessages } from '../../platform/words/deferred-messages.ts';
import { type PageFrame, usePage } from '../../shell/page-context.tsx';
import { PhoneField, type PhoneFieldProps } from '../../ui/phone/phone-field.tsx';
import type { PhoneProblem } from '../../ui/phone/phone-rules.ts';
import type { PhoneTexts } from '../../ui/phone/phone-texts.ts';

/**
 * SIGNUP-01: the field for a mobile number. It loads its countries, messages, numbering plans and flags; load it with
 * `import()`. It adds `mobile` and `country` to its form (see `PhoneFieldProps`); pass the result of `phoneProblem` for
 * the two as `problem`.
 */
export type MobileFieldProps = Pick<
  PhoneFieldProps,
  'id' | 'label' | 'help' | 'error' | 'errorCode' | 'defaultValue' | 'required'
> & {
  /** Shown where there is no `error`. */
  problem?: PhoneProblem | undefined;
  /** ISO 3166-1, if one was chosen before; default: the visitor's country. */
  country?: string;
};

export function MobileField({ problem, country: before, help, error, ...field }: MobileFieldProps) {
  const { loaded, texts, t } = useLoaded();
  const [chosen, setChosen] = useState(before ?? '');
  const likely = useMemo(() => (loaded ? likelyOf(loaded) : []), [loaded]);
  const [start = ''] = likely;
  return (
    <PhoneField
      {...field}
      help={loaded?.countries.length === 0 ? t('phone.international') : help}
      error={error ?? (problem && t(`phone.${problem}`))}
      country={chosen || start}
      onCountry={setChosen}
      countries={loaded?.countries}
      likely={likely}
      texts={texts}
    />
  );
}

const NOT_LOADED: PhoneCountries = { countries: [], here: '' };

/** Messages are needed to show anything about the list. Neither promise rejects. */
function useLoaded() {
  const frame = usePage();
  const [late, setLate] = useState<{ loaded: PhoneCountries; words: PageFrame['language']['words'] }>();
  useEffect(() => {
    const countries = phoneCountries(frame).catch(() => NOT_LOADED);
    Promise.all([countries, deferredMessages(frame.language.value, 'inverse')]).then(([loaded, words]) =>
      setLate({ loaded, words }),
    );
  }, [frame]);
  return useMemo(() => {
    const translator = createTranslator(frame.language.tag, { ...frame.language.words, ...late?.words });
    return { loaded: late?.loaded, texts: phoneTexts(translator), t: translator.t };
  }, [frame, late]);
}

/** The messages of `PhoneField`. */
export function phoneTexts({ t }: Translator): PhoneTexts {
  return {
    code: (country, code) => t('phone.code', { country, code }),
    noCode: t('phone.code.none'),
    title: t('phone.title'),
    search: t('phone.search'),
    count: (count) => t('phone.count', { count }),
    none: t('phone.none'),
    recent: t('country.recent'),
    likely: t('phone.likely'),
    others: t('phone.others'),
    chosen: t('phone.chosen'),
    blocked: t('phone.blocked'),
    blockedNumber: (country) => t('phone.blocked.number', { country }),
  };
}

/** The visitor's country, then the regions of their languages, without blocked ones. */
function likelyOf({ countries, here }: PhoneCountries): readonly string[] {
  const open = new Set(countries.flatMap(({ code, blocked }) => (blocked ? [] : [code])));
  return likelyCountries(here, (code) => open.has(code));
}
