import type { InviterCard } from '@gatehouse/rules/attribution/inviter-card';
import {
  hasText,
  InvalidNote,
  Inviter,
  InviterText,
  invalidity,
  useInviter,
} from '../../features/inviter/inviter-card.tsx';
import { LandingActions } from '../../features/inviter/landing-actions.tsx';
import { usePage } from '../../shell/page-context.tsx';
import { SampleBonus } from '../../shell/sample-bonus.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import prose from '../prose.module.css';
import styles from './invite.module.css';

/** The inviter, the main action, and the benefits, like a letter with the sender's picture. */
export function Invite() {
  const { t } = useMessages();
  const { site } = usePage();
  const data = useInviter();
  const { inviter } = data;
  const reason = invalidity(data);
  return (
    <article className={prose.prose}>
      <header className={prose.head}>
        <h1>{useTitle(inviter)}</h1>
        <p className={prose.lead}>{t('invite.lead', { entity: site.entity.name })}</p>
      </header>
      {reason ? <InvalidNote reason={reason} /> : null}
      {inviter ? (
        <div className={styles.letter}>
          <Inviter card={inviter} />
        </div>
      ) : null}
      <LandingActions />
      {inviter && hasText(inviter) ? <InviterText card={inviter} /> : null}
      <Both inviter={inviter} />
    </article>
  );
}

function useTitle(inviter: InviterCard | null): string {
  const { t, find } = useMessages();
  const brand = usePage().brand.name;
  if (!inviter) return t('invite.title.nobody', { brand });
  const { kind, nickname } = inviter;
  return nickname ? t('invite.title', { name: nickname, brand }) : (find(`invite.title.${kind}`, { brand }) ?? '');
}

/** What each side gets, and what an invitation never gives. */
function Both({ inviter }: { inviter: InviterCard | null }) {
  const { t, find } = useMessages();
  const { brand } = usePage();
  return (
    <dl className={styles.both}>
      <div>
        <dt>{t('invite.you')}</dt>
        <dd>
          <SampleBonus label={styles.quiet} amount={styles.amount} />
          <p>{t('invite.you.text')}</p>
        </dd>
      </div>
      {inviter ? (
        <div>
          <dt>
            <bdi>{inviter.nickname || find(`invite.kind.${inviter.kind}`)}</bdi>
          </dt>
          <dd>{t('invite.they.text', { brand: brand.name })}</dd>
        </div>
      ) : null}
      <div>
        <dt>{t('invite.never')}</dt>
        <dd className={styles.never}>
          <Icon name="lock" size="small" />
          <span>{t('invite.never.text')}</span>
        </dd>
      </div>
    </dl>
  );
}
