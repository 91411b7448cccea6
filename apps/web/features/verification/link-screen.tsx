import { Rich, useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from '../forms/steps.module.css';
import { strong } from '../forms/strong.tsx';
import { useMinutesLeft } from '../forms/use-countdown.ts';
import { Others } from './other-methods.tsx';
import { usePlace } from './place.ts';
import { ProofHead } from './proof-head.tsx';
import { Ask, News, Stopped } from './proof-parts.tsx';
import type { Lapsed } from './proof-state.ts';
import type { VerificationScreenProps } from './screen-props.ts';
import { WhereItIs } from './where-the-code-is.tsx';

/** Waits for the link; continues by itself. */
export function Link(props: VerificationScreenProps) {
  const { state, link } = props;
  const { t } = useMessages();
  const minutes = useMinutesLeft('expiresAt' in state ? state.expiresAt : 0);
  if (state.step === 'waiting' && state.lapsed) return <LapsedLink {...props} why={state.lapsed} />;
  return (
    <>
      <Ask {...props} />
      <News {...props} />
      <div className={styles.waiting}>
        <span className={styles.letter}>
          <Icon name="mail" size="large" />
        </span>
        <p>
          {link ?? t('prove.email_link.text')} {minutes ? t('prove.email_link.minutes', { minutes }) : null}
        </p>
      </div>
      <Stopped state={state} />
      <TypeInstead {...props} />
      <WhereItIs state={state} />
      <Others {...props} />
    </>
  );
}

/** SIGNUP-06: the link cannot be used here any more; offers a new mail. */
function LapsedLink({ why, ...props }: VerificationScreenProps & { why: Lapsed }) {
  const { t } = useMessages();
  const { asked, state, tell, titleId, count } = props;
  const to = usePlace(asked, 'email');
  return (
    <>
      <div role="status">
        <ProofHead
          id={titleId}
          count={count}
          title={t(`prove.lapsed.${why}.title`)}
          intro={
            why === 'expired' ? (
              <Rich id="prove.lapsed.expired.text" values={{ to }} tags={{ strong }} />
            ) : (
              t('prove.lapsed.elsewhere.text')
            )
          }
        />
      </div>
      <Stopped state={state} />
      <Button variant="primary" wide onClick={() => tell({ type: 'sendAsked' })}>
        {t('prove.resendNow.link')}
      </Button>
      {why === 'elsewhere' ? <TypeInstead {...props} /> : null}
      <Others {...props} resend={false} />
    </>
  );
}

function TypeInstead({ asked, tell }: VerificationScreenProps) {
  const { t } = useMessages();
  if (!asked.ways.includes('email')) return null;
  return (
    <Button wide onClick={() => tell({ type: 'codeWanted' })}>
      {t('prove.email_link.type')}
    </Button>
  );
}
