import { useEffect, useRef } from 'react';
import { useMessages } from '../../../../shell/words.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import styles from '../../../forms/form.module.css';
import steps from '../../../forms/steps.module.css';

/** The link was opened in another tab of this browser; this one continues once that one is logged in. */
export function OtherTab({ onBack }: { onBack: () => void }) {
  const { t } = useMessages();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.form} aria-labelledby="login-other-tab">
      <header className={styles.head}>
        <h1 id="login-other-tab" ref={title} tabIndex={-1}>
          {t('login.otherTab.title')}
        </h1>
      </header>
      <div className={steps.waiting} role="status">
        <Spinner size="large" />
        <p>{t('login.otherTab.text')}</p>
      </div>
      <Button variant="quiet" compact icon="back" onClick={onBack}>
        {t('shell.back')}
      </Button>
    </section>
  );
}
