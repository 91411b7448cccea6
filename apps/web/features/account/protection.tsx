import { type AccountOverview, accountDeviceCheck, accountNotices } from '@gatehouse/contract/account/account';
import { codes } from '@gatehouse/contract/errors/codes';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PersonalSeal } from '../../ui/personal-seal.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from '../cards/account.module.css';
import { Line } from '../cards/account-row.tsx';
import { Chip } from '../cards/chip.tsx';
import { type Refused, refusedBy, type SubmitAnswer } from '../forms/submit-answer.ts';
import { useRefusal } from '../forms/submit-notice.tsx';
import { usePrivateCall } from '../verification/use-private-call.ts';
import { ChangeRow } from './change-row.tsx';

type ProtectionProps = { account: AccountOverview; onChange: (changed: Partial<AccountOverview>) => void };

/** The security settings beside the login methods. */
export function Protection({ account, onChange }: ProtectionProps) {
  const { t } = useMessages();
  const code = account.anti_phishing_code;
  return (
    <ul className={styles.rows}>
      <DeviceCheck account={account} onChange={onChange} />
      <ChangeRow
        icon={<Icon name="lock" />}
        title={t('account.antiPhishing')}
        marks={[
          code ? undefined : (
            <Chip key="state" kind="off">
              {t('account.notSet')}
            </Chip>
          ),
        ]}
        action={t(code ? 'account.change' : 'account.add')}
        spoken={t(code ? 'account.antiPhishing.change' : 'account.antiPhishing.add')}
        form={async () => (await import('./anti-phishing-form.tsx')).AntiPhishingForm}
        {...{ account, onChange }}
      >
        {account.personal_seal ? (
          <>
            <PersonalSeal seal={account.personal_seal} label={t('account.antiPhishing.seal')} />
            <Line>{t('account.antiPhishing.where')}</Line>
          </>
        ) : null}
        <Line>{code ? <bdi>{code}</bdi> : t('account.antiPhishing.text')}</Line>
      </ChangeRow>
      <LoginNotices account={account} onChange={onChange} />
    </ul>
  );
}

/** Changes security: the switch moves only after the server has accepted the change. */
function DeviceCheck({ account, onChange }: ProtectionProps) {
  const { t } = useMessages();
  const { ask, dialog } = usePrivateCall();
  const { refused, send } = useSwitch();
  const demanded = account.device_check_demanded;
  return (
    <Switched icon="device" refused={refused}>
      <Switch
        name="device_check"
        label={t('account.deviceCheck')}
        help={t(demanded ? 'account.deviceCheck.demanded' : 'account.deviceCheck.text')}
        checked={demanded || account.device_check}
        disabled={demanded}
        onChange={(device_check) =>
          void send(
            () => ask(accountDeviceCheck, { device_check }),
            () => onChange({ device_check }),
          )
        }
      />
      {dialog}
    </Switched>
  );
}

/** Low risk: the switch moves at once, and moves back when the server refuses. */
function LoginNotices({ account, onChange }: ProtectionProps) {
  const { t } = useMessages();
  const { ask } = usePrivateCall();
  const { refused, send } = useSwitch();
  const { notices } = account;
  return (
    <Switched icon="mail" refused={refused}>
      <Switch
        name="new_login"
        label={t('account.notices')}
        help={t('account.notices.text')}
        checked={notices.new_login}
        onChange={(new_login) =>
          void send(
            () => {
              onChange({ notices: { new_login } });
              return ask(accountNotices, { new_login });
            },
            () => {},
            () => onChange({ notices }),
          )
        }
      />
    </Switched>
  );
}

type SwitchedProps = { icon: IconName; refused: Refused | undefined; children: ReactNode };

function Switched({ icon, refused, children }: SwitchedProps) {
  const message = useRefusal();
  return (
    <li className={styles.row}>
      <Icon name={icon} />
      <div className={styles.rest}>{children}</div>
      <div role="status" className={`${styles.panel} ${styles.news}`}>
        {refused && !refused.toasted ? <Notice kind="danger">{message(refused)}</Notice> : null}
      </div>
    </li>
  );
}

/** Sends one change at a time. A cancelled step-up shows no message. */
function useSwitch() {
  const [refused, setRefused] = useState<Refused>();
  const waiting = useRef(false);
  async function send(ask: () => Promise<SubmitAnswer>, done: () => void, failed: () => void = () => {}) {
    if (waiting.current) return;
    setRefused(undefined);
    waiting.current = true;
    const answer = await ask();
    waiting.current = false;
    if (answer.ret_code === codes.success) return done();
    failed();
    if (answer.ret_code !== codes.stepUpNeeded) setRefused(refusedBy(answer));
  }
  return { refused, send };
}
