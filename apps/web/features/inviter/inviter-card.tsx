import type { InviterCard } from '@gatehouse/rules/attribution/inviter-card';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Seal } from '../../ui/seal.tsx';
import styles from './inviter.module.css';
import type { InviterData } from './load-inviter.ts';

/** Who invites, in what they are and what they are not. Rendered on the server alone. */
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

/** The longer words of whoever invites, and their groups. Links in them stay text. */
export function InviterWords({ card }: { card: InviterCard }) {
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
 * The picture, as on a banknote, in the site's guilloche; the initials stand below it, so that a picture that is missing,
 * slow or broken leaves no hole. Browsers that draw a sign for a broken image cover it with the initials again (the styles).
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

/** AFF-04, AFF-09: that the invitation is over or unknown; beside the form, quietly. */
export function InvalidNote({ reason }: { reason: 'ended' | 'unknown' }) {
  const { t } = useMessages();
  return (
    <p className={styles.ended}>
      <Icon name="info" size="small" />
      <span>{t(`invite.${reason}`)}</span>
    </p>
  );
}

/** What the page's `load` found out. */
export function useInviter(): InviterData {
  const { data } = usePage<Partial<InviterData> | undefined>();
  const { inviter = null, ended = false, ...rest } = data ?? {};
  return { ...rest, inviter, ended };
}

/** What the page has to say against the invitation, if anything. */
export function invalidity({ ended, unknown }: InviterData): 'ended' | 'unknown' | undefined {
  if (ended) return 'ended';
  return unknown ? 'unknown' : undefined;
}

/** Whether there is anything to read beside name and signature. */
export function hasWords(card: InviterCard): boolean {
  return card.content !== '' || card.groups.length > 0;
}
