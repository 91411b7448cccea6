import { Rich, useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../forms/steps.module.css';
import { strong } from '../forms/strong.tsx';
import { readName } from './registration-answers.ts';
import type { PasswordData } from './registration-state.ts';
import { StepHead } from './step-head.tsx';

/** SIGNUP-04, SIGNUP-05: the head of SetPasswordPage. The hidden username tells password managers whose password this is. */
export function SetPasswordHead({ account, known, recalled, way }: PasswordData) {
  const { t } = useMessages();
  const name = readName(account);
  return (
    <>
      <StepHead
        step={way.form === 'old' ? 2 : 3}
        form={way.form}
        title={t('register.password.title')}
        intro={name ? <Rich id="register.password.intro" values={{ email: name }} tags={{ strong }} /> : undefined}
      />
      {recalled ? <Notice kind="success">{t('register.recalled')}</Notice> : null}
      {known ? <input type="text" name="username" autoComplete="username" defaultValue={name} readOnly hidden /> : null}
    </>
  );
}

export function SetPasswordEnd({
  account,
  waiting,
  onChangeAccount,
}: Pick<PasswordData, 'account'> & { waiting: boolean; onChangeAccount: () => void }) {
  const { t } = useMessages();
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        wide
        waiting={waiting}
        waitingText={t('register.password.submit.waiting')}
      >
        {t('register.password.submit')}
      </Button>
      <div className={styles.choices}>
        <Button variant="quiet" compact icon="back" onClick={onChangeAccount}>
          {t(account.method === 'email' ? 'register.code.changeEmail' : 'register.code.changeMobile')}
        </Button>
      </div>
    </>
  );
}
