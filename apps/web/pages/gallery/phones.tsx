import { useEffect, useState } from 'react';
import { MobileField, phoneTexts } from '../../features/forms/mobile-field.tsx';
import { type PhoneCountries, phoneCountries } from '../../platform/region/phone-countries.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { PhoneField } from '../../ui/phone/phone-field.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';

/** A mobile number in its states. Loaded on demand, with its countries and flags. */
export function Phones() {
  const [shown, setShown] = useState(false);
  return (
    <Exhibit file="phone-field.tsx, country-picker.tsx, features/forms/mobile-field.tsx">
      {shown ? (
        <States />
      ) : (
        <div className={styles.row}>
          <Button onClick={() => setShown(true)}>phone fields</Button>
        </div>
      )}
    </Exhibit>
  );
}

function States() {
  const { t } = useMessages();
  const label = t('phone.label');
  return (
    <form method="dialog" className={styles.fields}>
      <MobileField id="phone-own" label={label} help={t('register.email.intro')} />
      <Given id="phone-empty" country="" />
      <Given id="phone-typed" country="NL" typed="0612345678" />
      <Given id="phone-international" country="" typed="+77011234567" />
      <MobileField id="phone-error" label={label} country="DE" defaultValue="0151" problem="short" />
      <MobileField id="phone-code" label={label} country="NL" error={t('error.41007')} errorCode={41007} />
      <Given id="phone-blocked" country="US" typed="2133734253" />
      <PhoneField
        id="phone-loading"
        {...{ label, country: '', countries: undefined, texts: useTexts(), onCountry() {} }}
      />
      <PhoneField
        id="phone-alone"
        help={t('phone.international')}
        {...{ label, country: '', countries: [], texts: useTexts(), onCountry() {} }}
      />
    </form>
  );
}

function Given({ id, country, typed = '' }: { id: string; country: string; typed?: string }) {
  const frame = usePage();
  const { t } = useMessages();
  const texts = useTexts();
  const [chosen, setChosen] = useState(country);
  const [known, setKnown] = useState<PhoneCountries>();
  useEffect(() => {
    phoneCountries(frame).then(setKnown, () => {});
  }, [frame]);
  return (
    <PhoneField
      {...{ id, texts, defaultValue: typed, country: chosen, onCountry: setChosen }}
      label={t('phone.label')}
      countries={known?.countries}
      likely={['NL', 'DE']}
    />
  );
}

function useTexts() {
  return phoneTexts(useMessages());
}
