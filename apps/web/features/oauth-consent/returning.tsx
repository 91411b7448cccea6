import { useEffect, useState } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import form from '../forms/form.module.css';

/** An application that is not installed leaves the browser here. */
const STUCK_AFTER_MS = 5_000;

/** The answer is given: the browser goes back to the application. `name`: empty where it is not known. */
export function Returning({ name }: { name: string }) {
  const { t } = useMessages();
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setStuck, STUCK_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className={form.form}>
      <header className={form.head}>
        <h1 tabIndex={-1}>{name ? t('oauthConsent.returning', { name }) : t('oauthConsent.returning.plain')}</h1>
      </header>
      <Spinner size="large" label={t('form.wait')} />
      <p role="status" className={form.intro}>
        {stuck ? t('oauthConsent.returning.stuck') : ''}
      </p>
    </section>
  );
}
