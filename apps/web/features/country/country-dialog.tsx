import { useCallback, useEffect, useState } from 'react';
import { toasts } from '../../platform/notices/toasts.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './country.module.css';
import { type Countries, type Country, loadCountries, rememberCountry } from './country-list.ts';
import { CountrySearch } from './country-search.tsx';
import { JumpOffer } from './jump-offer.tsx';

/** REGION-11, SHELL-02: the user chooses a country, then sees which site serves it. */
export function CountryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  const { countries, failed, load } = useCountries();
  const [chosen, setChosen] = useState<Country>();
  const choose = (country: Country) => {
    rememberCountry(country.code);
    if (country.choice.kind === 'elsewhere' || country.blocked) return setChosen(country);
    onClose();
    toasts.show({ kind: 'success', text: t('country.here', { country: country.name }) });
  };
  return (
    <Dialog open brief={false} onClose={onClose} title={chosen ? chosen.name : t('country.title')}>
      {chosen && countries ? (
        <JumpOffer country={chosen} countries={countries} onClose={onClose} onBack={() => setChosen(undefined)} />
      ) : (
        <>
          <p className={styles.quiet}>{t('country.intro')}</p>
          {countries ? <CountrySearch countries={countries} onChoose={choose} /> : null}
          {failed ? <Failed onRetry={load} /> : null}
          {countries || failed ? null : (
            <div className={styles.waiting}>
              <Spinner />
              <p role="status">{t('country.loading')}</p>
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}

function useCountries() {
  const frame = usePage();
  const [countries, setCountries] = useState<Countries>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadCountries(frame).then(setCountries, () => setFailed(true));
  }, [frame]);
  useEffect(load, [load]);
  return { countries, failed, load };
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages();
  return (
    <>
      <Notice kind="danger" role="alert">
        {t('country.failed')}
      </Notice>
      <Button variant="primary" onClick={onRetry}>
        {t('country.retry')}
      </Button>
    </>
  );
}
