import type { ComponentType } from 'react';
import { isMiniApp } from '../../platform/webview/telegram-launch.ts';
import { AccountsElsewhere } from '../../shell/accounts-elsewhere.tsx';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import parties from '../cards/parties.module.css';
import styles from '../forms/form.module.css';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { Person } from './person.tsx';
import type { FormScreenProps, LoginFormProps } from './telegram-slots.ts';

type LoginScreenProps = FormScreenProps & { LoginForm: ComponentType<LoginFormProps> };

/** SHELL-12: register-or-login. In the mini-app accounts are opened elsewhere (LOGIN-09). */
export function LoginScreen({ state, tell, LoginForm }: LoginScreenProps) {
  const { t } = useMessages();
  const page = usePage();
  const { who, lacks, refused } = state;
  const inMiniApp = page.telegram.miniApp || isMiniApp();
  return (
    <div className={styles.form}>
      {lacks ? <Notice>{t(`telegram.lacks.${lacks}`)}</Notice> : null}
      <SubmitNotice refused={refused} waiting={false} stays />
      {who ? (
        <div className={parties.parties}>
          <Person who={who}>
            <p className={parties.hint}>{t('telegram.form.along')}</p>
          </Person>
        </div>
      ) : null}
      <LoginForm
        inMiniApp={inMiniApp}
        onForget={state.auth === 'accepted' ? () => tell({ type: 'wentBack' }) : undefined}
      />
      {state.auth === 'accepted' || lacks ? null : (
        <Button wide icon="user" onClick={() => tell({ type: 'telegramChosen' })}>
          {t('telegram.form.use')}
        </Button>
      )}
      {inMiniApp ? <AccountsElsewhere /> : null}
    </div>
  );
}
