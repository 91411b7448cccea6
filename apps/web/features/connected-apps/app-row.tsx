import type { OAuthGrant } from '@gatehouse/contract/oauth/grants';
import type { OAuthClient } from '@gatehouse/contract/oauth/oauth';
import type { ScopeRisk } from '@gatehouse/rules/oauth/scopes';
import { dateFormat } from '@gatehouse/rules/site/date-format';
import type { Translator } from '@gatehouse/words/translator';
import { useId } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from '../cards/account.module.css';
import { Line, Row } from '../cards/account-row.tsx';
import { useTimes } from '../cards/use-time-text.ts';

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
      below={
        <>
          <div className={styles.rest}>
            <Allowed scopes={grant.scopes} />
          </div>
          <div className={styles.rest}>
            <Times grant={grant} />
          </div>
          <div className={styles.rest}>
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
          </div>
        </>
      }
    >
      {host ? (
        <Line>
          <bdi>{host}</bdi>
        </Line>
      ) : null}
    </Row>
  );
}

const PICTURE_PX = 40;

/** The logo is kept by us: an address elsewhere would tell its owner who looks at this page. */
function Picture({ client: { logo, name } }: { client: OAuthClient }) {
  const size = { width: PICTURE_PX, height: PICTURE_PX };
  if (logo?.startsWith('data:image/')) return <img {...size} src={logo} alt="" />;
  return (
    <svg {...size} viewBox="0 0 40 40" aria-hidden="true">
      <rect x="0.5" y="0.5" width="39" height="39" rx="6" fill="none" stroke="currentColor" strokeOpacity="0.3" />
      <text x="20" y="26" textAnchor="middle" fill="currentColor" fontSize="18">
        {[...name.trim()][0]?.toUpperCase()}
      </text>
    </svg>
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
      <p id={id}>{t('connectedApps.may')}</p>
      <ul aria-labelledby={id}>
        {[...items].map(([text, risk]) => (
          <li key={text} className={risk === 'move' ? styles.state : undefined}>
            {risk === 'move' ? <Icon name="alert" size="small" /> : null}
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
  const { language } = usePage();
  const days = dateFormat(language.tag, { dateStyle: 'medium' });
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
