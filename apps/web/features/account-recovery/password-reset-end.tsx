import { withLanguage } from '@gatehouse/rules/language/path-language';
import { useEffect } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import type { EndReason, RetrieveState } from './password-reset-state.ts';
import { Screen } from './screen.tsx';

type DoneProps = { state: Extract<RetrieveState, { step: 'done' }>; onLeave: () => void };

/** The password was changed. */
export function Done({ state, onLeave }: DoneProps) {
  const { t } = useMessages();
  const { loggedIn, refused } = state;
  useEffect(() => {
    if (loggedIn) document.documentElement.dataset.loggedIn = '';
  }, [loggedIn]);
  return (
    <Screen name="done" title={t('retrieve.done.title')} alert>
      <Notice kind="success">{t('retrieve.done.text')}</Notice>
      {refused === undefined ? null : <SubmitNotice refused={{ code: refused, message: '' }} waiting={false} />}
      {loggedIn ? (
        <Button variant="primary" wide onClick={onLeave}>
          {t('retrieve.done.go')}
        </Button>
      ) : (
        <LogInButton />
      )}
    </Screen>
  );
}

function LogInButton() {
  const { t } = useMessages();
  const { site, language } = usePage();
  return (
    <LinkButton variant="primary" wide href={withLanguage(language.value, site.paths.login)}>
      {t('retrieve.done.logIn')}
    </LinkButton>
  );
}

/** A reset that cannot continue here, and what to do instead. */
export function Ended({ why, onAgain }: { why: EndReason; onAgain: () => void }) {
  const { t } = useMessages();
  const isDone = why === 'done';
  return (
    <Screen name={why} title={t(`retrieve.ended.${why}.title`)} intro={t(`retrieve.ended.${why}.text`)} alert>
      {isDone ? <LogInButton /> : null}
      <Button variant={isDone || why === 'elsewhere' ? 'quiet' : 'primary'} wide onClick={onAgain}>
        {t('retrieve.again')}
      </Button>
    </Screen>
  );
}
