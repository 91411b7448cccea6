import type { InviterCard } from '@gatehouse/rules/attribution/inviter-card';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Seal } from '../../ui/seal.tsx';
import styles from './inviter.module.css';
import type { InviterData } from './load-inviter.ts';

/** The inviter's kind, name and caution. Rendered on the server only. */
export function Inviter({ card }: { card: InviterCard }) {
  const { t, find } = useMessages();
  const { brand } = usePage();
  const { kind, nickname, signature } = card;
  return (
    <div className={styles.inviter} data-element="affiliateLanding">
      <Portrait card={card} />
      <div className={styles.who}>
        <p className={styles.label}>{find(`invite.by.${kind}`)}</p>
        {nickname ? (
          <p className={styles.name}>
            <bdi>{nickname}</bdi>
          </p>
        ) : null}
        {signature ? (
          <p className={styles.signature} dir="auto">
            {signature}
          </p>
        ) : null}
      </div>
      <p className={styles.caution}>
        <Icon name="lock" size="small" />
        <span>
          {kind === 'referral' ? null : `${t('invite.paid', { brand: brand.name })} `}
          {t('invite.caution', { brand: brand.name })}
        </span>
      </p>
    </div>
  );
}

/** The inviter's longer text and groups. Links in it stay text. */
export function InviterText({ card }: { card: InviterCard }) {
  const { t } = useMessages();
  const { brand } = usePage();
  const { content, groups } = card;
  return (
    <div className={styles.words} data-element="affiliateLanding">
      {content ? (
        <blockquote className={styles.content}>
          <p dir="auto">{content}</p>
        </blockquote>
      ) : null}
      {groups.length > 0 ? (
        <section className={styles.groups}>
          <h2 className={styles.label}>{t('invite.groups')}</h2>
          <ul>
            {groups.map((group) => (
              <li key={group} dir="auto">
                {group}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className={styles.label}>{t('invite.unchecked', { brand: brand.name })}</p>
    </div>
  );
}

/**
 * The picture in the site's guilloche, above the initials, so that a missing, slow or broken picture leaves no gap. The styles
 * cover the broken-image icon of browsers with the initials.
 */
function Portrait({ card: { initials, picture } }: { card: InviterCard }) {
  const { site } = usePage();
  return (
    <div className={styles.portrait} aria-hidden="true">
      <Seal seal={site.look.seal} size="large" />
      <span className={styles.face}>
        {initials || <Icon name="user" />}
        {picture ? <img src={picture} alt="" width="96" height="96" decoding="async" data-initials={initials} /> : null}
      </span>
    </div>
  );
}

/** AFF-04, AFF-09: says beside the form that the invitation has expired or is unknown. */
export function InvalidNote({ reason }: { reason: 'ended' | 'unknown' }) {
  const { t } = useMessages();
  return (
    <p className={styles.ended}>
      <Icon name="info" size="small" />
      <span>{t(`invite.${reason}`)}</span>
    </p>
  );
}

/** The data of the page's `load`. */
export function useInviter(): InviterData {
  const { data } = usePage<Partial<InviterData> | undefined>();
  const { inviter = null, ended = false, ...rest } = data ?? {};
  return { ...rest, inviter, ended };
}

/** Why the invitation is not valid; undefined if it is. */
export function invalidity({ ended, unknown }: InviterData): 'ended' | 'unknown' | undefined {
  if (ended) return 'ended';
  return unknown ? 'unknown' : undefined;
}

/** Whether the card has text beside name and signature. */
export function hasText(card: InviterCard): boolean {
  return card.content !== '' || card.groups.length > 0;
}
