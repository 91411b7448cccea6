import type { OAuthAskedScope } from '@gatehouse/contract/oauth/oauth';
import type { ScopeRisk } from '@gatehouse/rules/oauth/scopes';
import { useId } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import parties from '../cards/parties.module.css';
import styles from './oauth-consent.module.css';
import { byRisk, scopeWords } from './scope-words.ts';

/** What is asked for, by risk, each with what it does not allow. Optional ones can be declined one by one. */
export function Scopes({ scopes }: { scopes: readonly OAuthAskedScope[] }) {
  const { t } = useMessages();
  const id = useId();
  const canChoose = scopes.some(({ required }) => !required);
  return (
    <section className={styles.scopes} aria-labelledby={id}>
      <header className={styles.scopesHead}>
        <h2 id={id}>{t('oauthConsent.scopes')}</h2>
        {canChoose ? <p className={parties.hint}>{t('oauthConsent.scopes.choose')}</p> : null}
      </header>
      {byRisk(scopes).map(({ risk, scopes: asked }) => (
        <RiskGroup key={risk} risk={risk} scopes={asked} />
      ))}
    </section>
  );
}

function RiskGroup({ risk, scopes }: { risk: ScopeRisk; scopes: readonly OAuthAskedScope[] }) {
  const { t } = useMessages();
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={styles.risk} data-risk={risk}>
      <h3 id={id} className={styles.riskName}>
        <RiskIcon risk={risk} />
        {t(`oauthConsent.risk.${risk}`)}
      </h3>
      <ul>
        {scopes.map((scope) => (
          <li key={scope.scope} className={styles.scope}>
            <ScopeRow asked={scope} risk={risk} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function ScopeRow({
  asked: { scope, required, granted, declined },
  risk,
}: {
  asked: OAuthAskedScope;
  risk: ScopeRisk;
}) {
  const messages = useMessages();
  const { can, cannot } = scopeWords(messages, scope, risk);
  if (!required) {
    // What moves money, or was declined before, is ticked by the person.
    const isTicked = granted || !(declined || risk === 'move');
    return <Checkbox name="scope" value={scope} defaultChecked={isTicked} label={can} help={cannot} />;
  }
  return (
    <div className={styles.required}>
      <span className={styles.box}>
        <Icon name="lock" size="small" />
      </span>
      <p>{can}</p>
      <span className={styles.tag}>{messages.t('oauthConsent.required')}</span>
      <p className={styles.cannot}>{cannot}</p>
    </div>
  );
}

function RiskIcon({ risk }: { risk: ScopeRisk }) {
  switch (risk) {
    case 'identity':
      return <Icon name="user" />;
    case 'read':
      return <Icon name="eye" />;
    case 'trade':
      return <MoreIcon name="trade" />;
    case 'move':
      return <MoreIcon name="move-out" />;
  }
}
