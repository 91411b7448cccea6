import { withLanguage } from '@gatehouse/rules/language/path-language';
import { ACCOUNT_INFO_PATH } from '@gatehouse/rules/page/page-paths';
import type { SecurityState, SecurityStep } from '@gatehouse/rules/verification/security-steps';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NotLoaded } from './not-loaded.tsx';
import styles from './secure.module.css';
import { SecurityRing } from './security-ring.tsx';

/** The sections of the account page where each is done. */
const PLACES: Readonly<Record<SecurityStep, string>> = {
  passkey: '#factors',
  app: '#factors',
  recovery: '#factors',
  word: '#protection',
};

/** Which step protects the account next, and why. Null: the steps could not be read. */
export function SecureAccount({ security }: { security: SecurityState | null }) {
  const { t } = useMessages();
  const title = t(security && !security.next ? 'dashboard.secure.done.title' : 'dashboard.secure.title');
  return (
    <Card>
      <section className={styles.secure} aria-labelledby="secure-title">
        {security ? <Progress steps={security.steps} /> : null}
        <div className={styles.next}>
          <h2 id="secure-title">{title}</h2>
          {security ? <Next next={security.next} /> : <NotLoaded text={t('dashboard.secure.failed')} />}
        </div>
        {security ? <Steps steps={security.steps} /> : null}
      </section>
    </Card>
  );
}

function Progress({ steps }: Pick<SecurityState, 'steps'>) {
  const { t } = useMessages();
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <div className={styles.progress}>
      <SecurityRing steps={steps} />
      <p>{t('dashboard.secure.progress', { done, all: steps.length })}</p>
    </div>
  );
}

function Next({ next }: Pick<SecurityState, 'next'>) {
  const { t } = useMessages();
  const { language } = usePage();
  if (!next) return <p>{t('dashboard.secure.done.text')}</p>;
  return (
    <>
      <div>
        <h3>{t(`dashboard.secure.${next}.next`)}</h3>
        <p>{t(`dashboard.secure.${next}.why`)}</p>
      </div>
      <LinkButton variant="primary" href={withLanguage(language.value, ACCOUNT_INFO_PATH) + PLACES[next]}>
        {t(`dashboard.secure.${next}.action`)}
      </LinkButton>
    </>
  );
}

function Steps({ steps }: Pick<SecurityState, 'steps'>) {
  const { t } = useMessages();
  const { language } = usePage();
  return (
    <ul className={styles.steps}>
      {steps.map(({ step, state }) => (
        <li key={step} data-state={state}>
          <a href={withLanguage(language.value, ACCOUNT_INFO_PATH) + PLACES[step]} className={styles.step}>
            {state === 'done' ? <Icon name="success" /> : <span className={styles.dot} />}
            <span className={styles.text}>
              <span>{t(`dashboard.secure.${step}`)}</span>{' '}
              <span className={styles.state}>{t(`dashboard.secure.state.${state}`)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
