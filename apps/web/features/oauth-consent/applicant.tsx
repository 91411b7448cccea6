import type { OAuthClient } from '@gatehouse/contract/oauth/oauth';
import { usePage } from '../../shell/page-context.tsx';
import { Rich, useMessages } from '../../shell/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import parties from '../cards/parties.module.css';
import { strong } from '../forms/strong.tsx';
import type { Consent } from './consent-flow.ts';
import styles from './oauth-consent.module.css';
import { otherAccount } from './paths.ts';

type ApplicantProps = Pick<Consent, 'client' | 'account' | 'account_number' | 'account_kind'>;

/** Who asks, and for which account. */
export function Applicant({ client, account, account_number: number, account_kind: kind }: ApplicantProps) {
  const { t } = useMessages();
  const page = usePage();
  return (
    <div className={parties.parties}>
      <div className={parties.party}>
        <Mark client={client} />
        <div className={parties.who}>
          <p className={parties.name}>
            <bdi>{client.name}</bdi>
          </p>
          <p className={parties.hint}>
            <bdi dir="ltr">{hostOf(client)}</bdi>
          </p>
          <Standing client={client} />
        </div>
      </div>
      <div className={parties.party}>
        <span className={parties.mark}>
          <Icon name="user" />
        </span>
        <div className={parties.who}>
          <p className={parties.hint}>{t(kind === 'sub' ? 'oauthConsent.account.sub' : 'oauthConsent.account')}</p>
          <p className={parties.name}>
            <bdi dir="ltr">{account}</bdi>
          </p>
          {number === undefined ? null : (
            <p className={parties.hint}>
              {t('account.number')} <bdi>{String(number)}</bdi>
            </p>
          )}
          {kind === 'main' || kind === 'sub' ? (
            <p className={parties.hint}>{t(`oauthConsent.account.${kind}.text`)}</p>
          ) : null}
          <p className={styles.other}>
            <a href={otherAccount(page)}>{t('oauthConsent.account.other')}</a>
          </p>
        </div>
      </div>
    </div>
  );
}

/** The picture that the operator keeps of it, or its initial. */
function Mark({ client: { logo, name } }: { client: OAuthClient }) {
  if (logo) return <img className={parties.mark} src={logo} alt="" width={48} height={48} />;
  const [initial = '?'] = name.trim();
  return (
    <span className={`${parties.mark} ${parties.initial}`} aria-hidden="true">
      {initial.toUpperCase()}
    </span>
  );
}

function Standing({ client }: { client: OAuthClient }) {
  const { t } = useMessages();
  const { brand } = usePage();
  return (
    <p className={styles.standing}>
      <span className={client.verified ? styles.verified : styles.unverified}>
        <Icon name={client.verified ? 'success' : 'alert'} size="small" />
        {client.verified
          ? t('oauthConsent.client.verified', { brand: brand.name })
          : t('oauthConsent.client.unverified')}
      </span>
      {client.is_new ? (
        <span className={styles.unverified}>
          <Icon name="alert" size="small" />
          {t('oauthConsent.client.new')}
        </span>
      ) : null}
    </p>
  );
}

/** What to check of an application that is new, or that the operator has not checked. */
export function Warning({ client }: { client: OAuthClient }) {
  const { t } = useMessages();
  if (client.verified && !client.is_new) return null;
  const why = client.verified ? 'new' : client.is_new ? 'both' : 'unverified';
  return (
    <Notice kind="warning" title={t(`oauthConsent.warning.${why}`, { name: client.name })}>
      <p>{t('oauthConsent.warning.check')}</p>
      <ul className={parties.checks}>
        <li>
          <Rich id="oauthConsent.warning.check.started" values={{ host: hostOf(client) }} tags={{ strong }} />
        </li>
        <li>{t('oauthConsent.warning.check.invited')}</li>
        <li>{t('oauthConsent.warning.check.trust')}</li>
      </ul>
    </Notice>
  );
}

function hostOf({ home_page }: OAuthClient): string {
  return URL.parse(home_page)?.host ?? home_page;
}
