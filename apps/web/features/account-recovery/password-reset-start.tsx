import { withLanguage } from '@gatehouse/rules/language/path-language';
import { LOST_FACTOR_PATH } from '@gatehouse/rules/page/page-paths';
import { useRef } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import styles from '../forms/form.module.css';
import { Form } from '../forms/form.tsx';
import { NameField } from '../forms/name-field.tsx';
import { NameLink } from '../forms/name-link.tsx';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import type { RetrieveEvent, RetrieveState } from './password-reset-state.ts';

type StartProps = { hidden: boolean; state: RetrieveState; tell: (event: RetrieveEvent) => void };

/** The first form: the account. */
export function RetrieveStart({ hidden, state, tell }: StartProps) {
  const form = useRef<HTMLFormElement>(null);
  const { t } = useMessages();
  const { site, language } = usePage();
  const { wrong, refused } = state.step === 'start' ? state : {};
  const waiting = state.step === 'beginning';
  useFirstWrong(form, wrong && state);
  return (
    <div hidden={hidden} className={styles.form}>
      <Form
        id="retrieve"
        aria-labelledby="retrieve-title"
        ref={form}
        onSubmit={(sent) => tell({ type: 'nameGiven', name: String(new FormData(sent).get('account') ?? '').trim() })}
      >
        <header className={styles.head}>
          <h1 id="retrieve-title" tabIndex={-1}>
            {t('retrieve.start.title')}
          </h1>
          <p className={styles.intro}>{t('retrieve.start.intro')}</p>
        </header>
        <NameField id="retrieve-account" wrong={wrong} />
        <SubmitNotice refused={refused} waiting={waiting} />
        <Button type="submit" variant="primary" wide waiting={waiting} waitingText={t('retrieve.start.waiting')}>
          {t('retrieve.start.submit')}
        </Button>
      </Form>
      <div className={styles.ways}>
        <p className={styles.aside}>
          <NameLink href={withLanguage(language.value, site.paths.login)} field="login-account">
            {t('retrieve.start.logIn')}
          </NameLink>
        </p>
        <p className={styles.aside}>
          <NameLink href={withLanguage(language.value, LOST_FACTOR_PATH)} field="lost-account">
            {t('retrieve.start.lost')}
          </NameLink>
        </p>
      </div>
      <p className={styles.aside}>{t('retrieve.start.sub')}</p>
    </div>
  );
}
