import { withLanguage } from '@gatehouse/rules/language/path-language';
import { RETRIEVE_PATH } from '@gatehouse/rules/page/page-paths';
import { type RecoverableFactor, recoverableFactors } from '@gatehouse/rules/verification/account-recovery';
import { type RefObject, useEffect, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import styles from '../forms/form.module.css';
import { Form } from '../forms/form.tsx';
import { NameField } from '../forms/name-field.tsx';
import { NameLink } from '../forms/name-link.tsx';
import steps from '../forms/steps.module.css';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { usePause } from '../forms/use-pause.ts';
import { pauseMinutes } from '../forms/wrong-password.ts';
import type { FactorRecoveryState, WrongStart } from './factor-recovery-state.ts';

type StartProps = {
  form: RefObject<HTMLFormElement | null>;
  hidden: boolean;
  state: FactorRecoveryState;
  onSubmit: (form: HTMLFormElement) => void;
};

/** The first form: the lost factor, and the account. */
export function FactorRecoveryStart({ form, hidden, state, onSubmit }: StartProps) {
  const { t } = useMessages();
  const { language } = usePage();
  const [item, setItem] = useState<RecoverableFactor>('authenticator');
  const start = state.step === 'start' ? state : undefined;
  const { wrong, ready } = start ?? {};
  const { refused, paused } = usePause(form, start?.refused);
  const waiting = state.step === 'beginning';
  useFirstWrong(form, wrong && state);
  useEffect(() => {
    if (ready) setItem(ready);
  }, [ready]);
  return (
    <div hidden={hidden} className={styles.form}>
      <Form id="lost" aria-labelledby="lost-title" ref={form} onSubmit={onSubmit}>
        <header className={styles.head}>
          <h1 id="lost-title" tabIndex={-1}>
            {t('lost.start.title')}
          </h1>
          <p className={styles.intro}>{t('lost.start.intro')}</p>
        </header>
        {ready ? (
          <Notice kind="success" role="status">
            {t('lost.start.ready')}
          </Notice>
        ) : null}
        <Segments
          key={ready}
          name="item"
          legend={t('lost.start.item')}
          segments={recoverableFactors.map((value) => ({ value, label: t(`lost.start.item.${value}`) }))}
          value={ready ?? item}
          onChoose={setItem}
        />
        <p className={steps.note}>{t(`lost.start.about.${item}`)}</p>
        <NameField id="lost-account" wrong={wrong?.account} />
        <PasswordField
          id="lost-password"
          name="password"
          autoComplete="current-password"
          required
          label={t('lost.start.password')}
          labelEnd={
            <NameLink href={withLanguage(language.value, RETRIEVE_PATH)} field="retrieve-account">
              {t('lost.start.forgot')}
            </NameLink>
          }
          error={useWrongPassword(wrong?.password)}
        />
        <SubmitNotice refused={refused} waiting={waiting} />
        <Button
          type="submit"
          variant="primary"
          wide
          waiting={waiting}
          waitingText={t('lost.start.waiting')}
          aria-disabled={paused || undefined}
        >
          {t('lost.start.submit')}
        </Button>
      </Form>
    </div>
  );
}

/** LOGIN-07: with the tries left, where the answer has them, and the pause after them. */
function useWrongPassword(wrong: WrongStart['password']): string | undefined {
  const { t } = useMessages();
  if (!wrong) return undefined;
  if (wrong.why === 'empty') return t('form.password.empty');
  const { triesLeft: left, pauseS } = wrong;
  if (left === undefined) return t('lost.start.wrongPassword');
  if (pauseS === undefined) return t('lost.start.wrongPassword.left', { left });
  return t('lost.start.wrongPassword.pause', { left, minutes: pauseMinutes(pauseS) });
}
