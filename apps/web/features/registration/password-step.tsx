import { Rich, useWords } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from '../form.module.css';
import type { Begun, Wrong } from './registration-state.ts';
import { StepHead, strong } from './step-head.tsx';

type PasswordStepProps = {
  begun: Begun;
  /** The person comes back to a registration that was confirmed before. */
  recalled: boolean;
  wrong: Wrong | undefined;
  waiting: boolean;
  onChangeEmail: () => void;
};

/** SIGNUP-04, SIGNUP-05: the last step. The hidden username tells password managers whose password this is. */
export function PasswordStep({ begun, recalled, wrong, waiting, onChangeEmail }: PasswordStepProps) {
  const { t } = useWords();
  return (
    <>
      <StepHead
        step={3}
        title={t('register.password.title')}
        intro={<Rich id="register.password.intro" values={{ email: begun.email }} tags={{ strong }} />}
      />
      {recalled ? <Notice kind="success">{t('register.recalled')}</Notice> : null}
      {begun.typed ? (
        <input type="email" name="username" autoComplete="username" defaultValue={begun.email} readOnly hidden />
      ) : null}
      <PasswordField
        id="register-password"
        name="password"
        autoComplete="new-password"
        required
        label={t('form.password')}
        help={t('form.password.help')}
        error={useWrongPassword(wrong)}
        errorCode={typeof wrong?.why === 'number' ? wrong.why : undefined}
      />
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
        <Button variant="quiet" compact icon="back" onClick={onChangeEmail}>
          {t('register.code.changeEmail')}
        </Button>
      </div>
    </>
  );
}

function useWrongPassword(wrong: Wrong | undefined): string | undefined {
  const { t, find } = useWords();
  switch (wrong?.why) {
    case undefined:
      return undefined;
    case 'empty':
      return t('form.password.empty');
    case 'short':
      return t('form.password.tooShort');
    case 'long':
      return t('form.password.tooLong');
    case 'common':
      return t('form.password.common');
    case 'email':
      return t('form.password.likeEmail');
    default:
      return find(`error.${wrong?.why}`) ?? t('error.unknown');
  }
}
