import type { AccountOverview } from '@gatehouse/contract/account/account';
import { useMessages } from '../../shell/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import styles from '../cards/account.module.css';
import { Line } from '../cards/account-row.tsx';
import { Chip } from '../cards/chip.tsx';
import { useTimeText } from '../cards/use-time-text.ts';
import { ChangeRow } from './change-row.tsx';

type LoginNamesProps = { account: AccountOverview; onChange: (changed: Partial<AccountOverview>) => void };

const changeName = () => import('./change-name.tsx');

/** SHELL-13: the rows for address, number and password. */
export function LoginNames(props: LoginNamesProps) {
  return (
    <ul className={styles.rows}>
      <Name {...props} method="email" />
      <Name {...props} method="mobile" />
      <Password {...props} />
    </ul>
  );
}

function Name({ account, onChange, method }: LoginNamesProps & { method: 'email' | 'mobile' }) {
  const { t } = useMessages();
  const isEmail = method === 'email';
  const name = isEmail ? account.vague_email : account.vague_mobile;
  const verified = isEmail ? account.email_verified : account.mobile_verified;
  const verb = name ? 'change' : 'add';
  return (
    <ChangeRow
      icon={isEmail ? <Icon name="mail" /> : <MoreIcon name="phone" />}
      title={t(`account.${method}`)}
      marks={[
        name ? (
          <Chip key="state" kind={verified ? 'on' : 'warning'}>
            {t(verified ? 'account.verified' : 'account.unverified')}
          </Chip>
        ) : undefined,
      ]}
      action={t(`account.${verb}`)}
      spoken={t(`account.${method}.${verb}`)}
      form={async () => {
        const forms = await changeName();
        return isEmail ? forms.ChangeEmail : forms.ChangeMobile;
      }}
      {...{ account, onChange }}
    >
      <Line>{name ? <bdi dir="ltr">{name}</bdi> : t('account.notSet')}</Line>
    </ChangeRow>
  );
}

function Password({ account, onChange }: LoginNamesProps) {
  const { t } = useMessages();
  const time = useTimeText();
  const { has_password: has, password_changed_at: changedAt } = account;
  return (
    <ChangeRow
      icon={<Icon name="lock" />}
      title={t('account.password')}
      action={t(has ? 'account.change' : 'account.add')}
      spoken={t(has ? 'account.password.change' : 'account.password.add')}
      form={async () => (await import('./change-password.tsx')).ChangePassword}
      {...{ account, onChange }}
    >
      {has && changedAt ? (
        <Line>
          <time dateTime={new Date(changedAt).toISOString()} suppressHydrationWarning>
            {t('account.password.changedAt', { time: time(changedAt) })}
          </time>
        </Line>
      ) : (
        <Line>{t(has ? 'account.password.set' : 'account.notSet')}</Line>
      )}
    </ChangeRow>
  );
}
