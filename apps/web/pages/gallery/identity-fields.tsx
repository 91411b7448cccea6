import type { BirthProblem } from '@gatehouse/rules/registration/birth-date';
import { useEffect, useState } from 'react';
import { CountryField } from '../../features/forms/country-field.tsx';
import { BirthField } from '../../features/identity/birth-field.tsx';
import { ImageField } from '../../features/identity/document-images.tsx';
import type { ImageState } from '../../features/identity/use-image.ts';
import { named } from '../../platform/region/find-countries.ts';
import { countriesOfIntl } from '../../platform/region/known-countries.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';

const problems: readonly (BirthProblem | undefined)[] = [
  undefined,
  { part: 'day', why: 'shape', days: 30 },
  { part: 'month', why: 'shape' },
  { part: 'year', why: 'future' },
  { part: 'year', why: 'young' },
];
const nothing = () => {};

/** SIGNUP-11, REGION-08: the fields of the identity verification in their states, and the offer below an email field. */
export function IdentityFieldStates() {
  const { t } = useMessages();
  const { tag } = usePage().language;
  const picture = usePicture();
  const countries = named(
    countriesOfIntl().map((code) => ({ code })),
    tag,
  );
  const country = { countries, name: 'country', none: t('identity.choose'), label: t('identity.country') };
  const failed = ['type', 'broken', 'small', 'large'].map((why): ImageState => ({ step: 'failed', why }));
  const states: readonly ImageState[] = picture
    ? [{ step: 'sending', picture }, { step: 'sent', picture }, { step: 'failed', why: 'network', picture }, ...failed]
    : [];
  return (
    <Exhibit file="features/identity, features/forms/country-field.tsx, features/email-suggestion">
      <form method="dialog" className={styles.fields}>
        <TextField name="email" type="email" label={t('form.email')} defaultValue="ada@gmial.com" />
        {problems.map((problem) => (
          <BirthField key={problem?.part + (problem?.why ?? '')} problem={problem} onTyped={nothing} />
        ))}
        <CountryField {...country} help={t('identity.country.help')} />
        <CountryField {...country} error={t('identity.wrong.country.empty')} />
        <ImageField {...image} isMissing />
        <ImageField {...image} isSent />
        {states.map((state) => (
          <ImageField
            key={state.step + ('why' in state ? state.why : '')}
            {...image}
            state={state}
            isSent={state.step === 'sent'}
          />
        ))}
      </form>
    </Exhibit>
  );
}

const image = {
  ...({ side: 'front', isSent: false, isMissing: false, take: nothing, again: nothing } as const),
  state: { step: 'none' },
} as const;

/** A drawing in place of a document. */
function usePicture() {
  const [picture, setPicture] = useState<{ canvas: HTMLCanvasElement; base64: string }>();
  useEffect(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 856;
    canvas.height = 540;
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = '#9ab';
    context?.fillRect(0, 0, canvas.width, canvas.height);
    setPicture({ canvas, base64: '' });
  }, []);
  return picture;
}
