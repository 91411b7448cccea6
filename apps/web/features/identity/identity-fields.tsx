import { documentTypes, type ImageSide, imageSidesOf } from '@gatehouse/rules/identity/document-images';
import { useEffect, useState } from 'react';
import { countryRows } from '../../platform/region/country-rows.ts';
import { type Findable, named } from '../../platform/region/find-countries.ts';
import { countriesOfIntl } from '../../platform/region/known-countries.ts';
import { loadRegionNames } from '../../platform/region/region-names.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CountryField } from '../forms/country-field.tsx';
import { DocumentImages } from './document-images.tsx';
import type { IdentityField, WrongIdentity } from './identity-flow.ts';

type IdentityFieldsProps = {
  wrong: WrongIdentity;
  asksPart: boolean;
  /** Pictures that have been sent; undefined where none are taken. */
  images: readonly ImageSide[] | undefined;
  onImages: (images: readonly ImageSide[]) => void;
};

/** The fields for residence, name and document, and its pictures. */
export function IdentityFields({ wrong, asksPart, images, onImages }: IdentityFieldsProps) {
  const { t } = useMessages();
  const countries = useCountries();
  const error = useErrors(wrong);
  const [type, setType] = useState('');
  return (
    <>
      <CountryField
        name="country"
        label={t('identity.country')}
        help={t('identity.country.help')}
        error={error('country')}
        none={t('identity.choose')}
        countries={countries}
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
        onChange={({ currentTarget }) => setType(currentTarget.value)}
        choices={documentTypes.map((value) => ({ value, label: t(`identity.document.${value}`) }))}
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
      {images && type ? (
        <DocumentImages
          sides={imageSidesOf(type)}
          sent={images}
          onSent={onImages}
          missing={wrong.images !== undefined}
        />
      ) : null}
    </>
  );
}

function useErrors(wrong: WrongIdentity): (field: IdentityField) => string | undefined {
  const { t, find } = useMessages();
  return (field) => {
    const why = wrong[field];
    if (!why) return undefined;
    return (
      find(`identity.wrong.${field}.${why}`) ?? t(why === 'empty' ? 'identity.wrong.empty' : 'identity.wrong.shape')
    );
  };
}

/** All countries, including those where no accounts can be opened, since users may move. */
function useCountries(): readonly Findable[] {
  const page = usePage();
  const [countries, setCountries] = useState<readonly Findable[]>([]);
  useEffect(() => {
    const known = () => countriesOfIntl().map((code) => ({ code }));
    Promise.all([countryRows(page).catch(() => undefined), loadRegionNames(page.language.tag)]).then(([rows]) =>
      setCountries(
        named(
          (rows ?? known()).map(({ code }) => ({ code })),
          page.language.tag,
        ),
      ),
    );
  }, [page]);
  return countries;
}
