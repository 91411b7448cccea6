import type { OAuthClient, OAuthGrant } from '@gatehouse/contract/oauth/oauth';
import type { ScopeRisk } from '@gatehouse/rules/oauth/scopes';
import type { Translator } from '@gatehouse/words/translator';
import { useId } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Line, Row } from '../cards/account-row.tsx';
import { useTimes } from '../cards/use-time-text.ts';
import styles from './connected-apps.module.css';

type AppRowProps = {
  grant: OAuthGrant;
  ending: boolean;
  /** Another action is under way: this one cannot begin. */
  held: boolean;
  onEnd: () => void;
};

/** An application: who it is, what it may do, since when, and the button that ends it. */
export function AppRow({ grant, ending, held, onEnd }: AppRowProps) {
  const { t } = useMessages();
  const { client } = grant;
  const host = hostOf(client);
  return (
    <Row
      icon={<Picture client={client} />}
      title={<bdi>{client.name}</bdi>}
      marks={marksOf(t, client)}
      ending={ending}
      end={
        <Button
          compact
          waiting={ending}
          waitingText={t('connectedApps.ending')}
          aria-disabled={(held && !ending) || undefined}
          aria-label={t('connectedApps.end.one', { name: client.name })}
          onClick={onEnd}
        >
          {t('connectedApps.end')}
        </Button>
      }
    >
      {host ? (
        <Line>
          <bdi>{host}</bdi>
        </Line>
      ) : null}
      <Allowed scopes={grant.scopes} />
      <Times grant={grant} />
    </Row>
  );
}

/** The logo is kept by us: an address elsewhere would tell its owner who looks at this page. */
function Picture({ client: { logo, name } }: { client: OAuthClient }) {
  if (logo?.startsWith('data:image/')) return <img className={styles.picture} src={logo} alt="" />;
  return (
    <span className={styles.picture} aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}

/** As its address is spelled on the wire: letters of another script cannot imitate it. */
function hostOf({ home_page }: OAuthClient): string {
  return URL.canParse(home_page) ? new URL(home_page).host : '';
}

function marksOf(t: Translator['t'], client: OAuthClient): readonly string[] {
  if (!client.home_page) return [t('connectedApps.gone')];
  const newHere = client.is_new ? [t('connectedApps.new')] : [];
  return [t(client.verified ? 'connectedApps.verified' : 'connectedApps.unverified'), ...newHere];
}

/** What can do most stands first. */
const RISKS: readonly ScopeRisk[] = ['move', 'trade', 'read', 'identity'];

function Allowed({ scopes }: Pick<OAuthGrant, 'scopes'>) {
  const { t, find } = useMessages();
  const id = useId();
  const items = new Map<string, ScopeRisk>();
  for (const risk of RISKS) {
    for (const { scope } of scopes.filter((one) => riskIn(one) === risk))
      items.set(find(`oauthScope.${scope}`) ?? t(`connectedApps.may.${risk}`), risk);
  }
  return (
    <>
      <p id={id} className={styles.lead}>
        {t('connectedApps.may')}
      </p>
      <ul className={styles.allowed} aria-labelledby={id}>
        {[...items].map(([text, risk]) => (
          <li key={text} data-risk={risk}>
            <Icon name={risk === 'move' ? 'alert' : 'success'} size="small" />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

/** One that an API of another version names counts as the worst. */
function riskIn({ risk }: OAuthGrant['scopes'][number]): ScopeRisk {
  return RISKS.includes(risk) ? risk : 'move';
}

function Times({ grant: { created_at, last_used_at, expires_at } }: { grant: OAuthGrant }) {
  const { t } = useMessages();
  const times = useTimes();
  const { locale } = usePage();
  const days = new Intl.DateTimeFormat(locale.tag, { dateStyle: 'medium' });
  const used = times(last_used_at);
  return (
    <>
      <Line>
        {last_used_at > 0 ? t('connectedApps.used', { time: used.ago ?? used.at }) : t('connectedApps.unused')}
      </Line>
      <Line>
        {t('connectedApps.since', { date: days.format(created_at) })}
        {' · '}
        {t('connectedApps.until', { date: days.format(expires_at) })}
      </Line>
    </>
  );
}
