import { withLanguage } from '@gatehouse/rules/path-language';
import { usePage } from '../../shell/page-context.tsx';
import { Rich, useWords } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from '../form.module.css';
import type { Wrong } from './registration-state.ts';
import { StepHead } from './step-head.tsx';

/** SIGNUP-01: the address that the account will have. */
export function InfoStep({ wrong, waiting, typed }: { wrong: Wrong | undefined; waiting: boolean; typed: string }) {
  const { t } = useWords();
  const { links, locale, site } = usePage();
  return (
    <>
      <StepHead step={1} title={t('register.title')} intro={t('register.email.intro')} />
      <TextField
        id="register-email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        defaultValue={typed || undefined}
        label={t('form.email')}
        error={wrong && t(wrong.why === 'empty' ? 'form.email.empty' : 'form.email.invalid')}
      />
      <Button type="submit" variant="primary" wide waiting={waiting} waitingText={t('register.submit.waiting')}>
        {t('register.submit')}
      </Button>
      <div>
        <p className={styles.note}>
          <Rich id="register.terms" tags={{ link: (children) => <a href={links.privacy}>{children}</a> }} />
        </p>
        <p className={styles.aside}>
          {t('register.haveAccount')} <a href={withLanguage(locale.value, site.paths.login)}>{t('register.logIn')}</a>
        </p>
      </div>
    </>
  );
}
