import { ADULT_YEARS } from '@gatehouse/rules/registration/age';
import { useEffect, useState } from 'react';
import { countryRows } from '../../platform/region/country-rows.ts';
import { type Findable, named } from '../../platform/region/find-countries.ts';
import { countriesOfIntl } from '../../platform/region/known-countries.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { IdentityField, WrongField, WrongIdentity } from './identity-flow.ts';

const DOCUMENTS = ['passport', 'id_card', 'driving_licence', 'residence_permit'] as const;
/** Earliest year of birth in the date picker; the API checks the age. */
const OLDEST_YEARS = 120;

/** The fields for residence, name and document. */
export function IdentityFields({ wrong, asksPart }: { wrong: WrongIdentity; asksPart: boolean }) {
  const { t } = useMessages();
  const countries = useCountries();
  const error = useErrors(wrong);
  return (
    <>
      <SelectField
        name="country"
        autoComplete="country"
        required
        label={t('identity.country')}
        help={t('identity.country.help')}
        error={error('country')}
        none={t('identity.choose')}
        choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {asksPart ? (
        <TextField
          name="subdivision"
          autoCapitalize="characters"
          maxLength={3}
          required
          ltr
          label={t('identity.subdivision')}
          help={t('identity.subdivision.help')}
          error={error('subdivision')}
        />
      ) : null}
      <TextField
        name="legal_name"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={100}
        required
        label={t('identity.name')}
        help={t('identity.name.help')}
        error={error('legal_name')}
      />
      <SelectField
        name="document_type"
        required
        label={t('identity.document')}
        error={error('document_type')}
        none={t('identity.choose')}
        choices={DOCUMENTS.map((value) => ({ value, label: t(`identity.document.${value}`) }))}
      />
      <TextField
        name="document_number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        ltr
        required
        label={t('identity.number')}
        error={error('document_number')}
      />
    </>
  );
}

/**
 * The first field: a user who is too young learns it before any other field is filled in.
 * @param young whether the date in the field is of a user who is too young
 */
export function BirthField({ wrong, young }: { wrong: WrongField | undefined; young: boolean }) {
  const { t } = useMessages();
  const error = useErrors({ date_of_birth: young ? 'young' : wrong })('date_of_birth');
  return (
    <TextField
      name="date_of_birth"
      type="date"
      autoComplete="bday"
      min={`${new Date().getUTCFullYear() - OLDEST_YEARS}-01-01`}
      required
      label={t('identity.birth')}
      help={t('identity.birth.help', { years: ADULT_YEARS })}
      {...(young ? { lastingError: error } : { error })}
    />
  );
}

function useErrors(wrong: WrongIdentity): (field: IdentityField) => string | undefined {
  const { t, find } = useMessages();
  return (field) => {
    const why = wrong[field];
    if (!why) return undefined;
    return (
      find(`identity.wrong.${field}.${why}`, { years: ADULT_YEARS }) ??
      t(why === 'empty' ? 'identity.wrong.empty' : 'identity.wrong.shape')
    );
  };
}

/** All countries, including those where no accounts can be opened, since users may move. */
function useCountries(): readonly Findable[] {
  const page = usePage();
  const [countries, setCountries] = useState<readonly Findable[]>([]);
  useEffect(() => {
    const known = () => countriesOfIntl().map((code) => ({ code }));
    countryRows(page)
      .catch(() => undefined)
      .then((rows) => setCountries(named<{ code: string }>(rows ?? known(), page.locale.tag)));
  }, [page]);
  return countries;
}
