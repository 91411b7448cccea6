import { type RefObject, useEffect, useRef } from 'react';
import { getPlatform } from '../../platform/page/browser.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import styles from '../forms/form.module.css';
import { Form } from '../forms/form.tsx';
import { NewPassword } from '../forms/new-password.tsx';
import { checkNewPassword } from '../forms/new-password-problem.ts';
import steps from '../forms/steps.module.css';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { useArrival } from '../forms/use-arrival-focus.ts';
import { TrustDevice } from '../sign-in/trust-device.tsx';
import type { RetrieveEvent, RetrieveState } from './password-reset-state.ts';

type PasswordProps = {
  state: Extract<RetrieveState, { step: 'password' | 'committing' }>;
  tell: (event: RetrieveEvent) => void;
  form: RefObject<HTMLFormElement | null>;
};

/** The form of the new password. */
export function RetrievePassword({ state, tell, form }: PasswordProps) {
  const { t } = useMessages();
  const page = usePage();
  const place = useRef<HTMLDivElement>(null);
  const { wrong, refused } = state.step === 'password' ? state : {};
  const waiting = state.step === 'committing';
  useArrival(place, 'password', '');
  useFirstWrong(form, wrong && state);
  useEffect(() => getPlatform(page).prepare(), [page]);
  return (
    <div ref={place} className={steps.step}>
      <Form
        ref={form}
        aria-labelledby="retrieve-password-title"
        onSubmit={(sent) => tell({ type: 'passwordGiven', wrong: checkNewPassword(sent, [], page) })}
      >
        <header className={styles.head}>
          <h1 id="retrieve-password-title" tabIndex={-1}>
            {t('retrieve.password.title')}
          </h1>
          <p className={styles.intro}>{t('retrieve.password.intro')}</p>
        </header>
        {state.moved ? <Notice>{t('retrieve.password.moved')}</Notice> : null}
        <NewPassword id="retrieve-password" wrong={wrong} />
        <TrustDevice />
        <SubmitNotice refused={refused} waiting={waiting} />
        <Button type="submit" variant="primary" wide waiting={waiting} waitingText={t('retrieve.password.waiting')}>
          {t('retrieve.password.submit')}
        </Button>
      </Form>
    </div>
  );
}
