import type { PendingChallenge } from '@gatehouse/contract/login/challenge';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { ACCOUNT_INFO_PATH } from '@gatehouse/rules/page/page-paths';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import styles from '../forms/form.module.css';
import { Form } from '../forms/form.tsx';
import { NameField } from '../forms/name-field.tsx';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import own from './ban.module.css';
import { useBegin } from './use-begin.ts';

export type StartProps = { readonly onBegun: (asked: PendingChallenge) => void };

/** Explains what locking does and asks for the account; offers to cancel. */
export function LockStart({ onBegun }: StartProps) {
  const { t } = useMessages();
  const { site, session, language } = usePage();
  const { form, submit, wrong, refused, waiting } = useBegin('lock', onBegun);
  return (
    <Form id="lock" aria-labelledby="lock-title" ref={form} onSubmit={submit}>
      <header className={styles.head}>
        <h1 id="lock-title" tabIndex={-1}>
          {t('lock.start.title')}
        </h1>
        <p className={styles.intro}>{t('lock.start.intro')}</p>
      </header>
      <ul className={own.points}>
        <li>{t('lock.start.sessions')}</li>
        <li>{t('lock.start.nobody')}</li>
        <li>{t(site.selfUnblock === false ? 'lock.start.byUs' : 'lock.start.after')}</li>
      </ul>
      {session.user ? (
        <p>{t('lock.start.who', { name: session.user.username })}</p>
      ) : (
        <NameField id="lock-account" wrong={wrong} />
      )}
      <SubmitNotice refused={refused} waiting={waiting} />
      <Button type="submit" variant="primary" wide waiting={waiting} waitingText={t('lock.start.waiting')}>
        {t('lock.start.submit')}
      </Button>
      <LinkButton
        variant="quiet"
        wide
        href={withLanguage(language.value, session.user ? ACCOUNT_INFO_PATH : site.paths.login)}
      >
        {t('shell.cancel')}
      </LinkButton>
    </Form>
  );
}
