import { ServerPart } from '../../shell/server-part.tsx';
import styles from './inviter.module.css';
import { hasText, InvalidNote, Inviter, InviterText, invalidity, useInviter } from './inviter-card.tsx';

/** AFF-06: the inviter, above the form on a narrow screen and beside it on a wide one. Nothing without an inviter. */
export function InviterLead() {
  const { inviter } = useInviter();
  if (!inviter) return null;
  return <ServerPart as="div" name="inviter" className={styles.lead} body={import.meta.env.SSR ? Lead : null} />;
}

/** The inviter's longer text: below the form on a narrow screen, below the card on a wide one. */
export function InviterMore() {
  const { inviter } = useInviter();
  if (!inviter || !hasText(inviter)) return null;
  return <ServerPart as="div" name="inviter-words" className={styles.more} body={import.meta.env.SSR ? More : null} />;
}

/** AFF-04, AFF-09: says that the invitation has expired or is unknown, above a form that works without it. */
export function InvitationInvalid() {
  if (invalidity(useInviter()) === undefined) return null;
  return (
    <ServerPart
      as="div"
      name="invitation-invalid"
      className={styles.over}
      body={import.meta.env.SSR ? Invalid : null}
    />
  );
}

function Invalid() {
  const reason = invalidity(useInviter());
  return reason ? <InvalidNote reason={reason} /> : null;
}

function Lead() {
  const { inviter } = useInviter();
  return inviter ? <Inviter card={inviter} /> : null;
}

function More() {
  const { inviter } = useInviter();
  return inviter ? <InviterText card={inviter} /> : null;
}
