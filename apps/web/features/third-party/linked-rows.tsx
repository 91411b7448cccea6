import type { ThirdPartyLink, ThirdPartyProvider } from '@gatehouse/contract/login/third-party';
import { dateFormat } from '@gatehouse/rules/site/date-format';
import { usePage } from '../../shell/page-context.tsx';
import { Rich, useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import styles from '../cards/account.module.css';
import type { LinkedEvent, LinkedState } from './linked-flow.ts';
import mark from './third-party.module.css';

export type Dispatch = (event: LinkedEvent) => void;
/** A state that shows the list. */
export type ListedState = Exclude<LinkedState, { step: 'loading' | 'failed' }>;

function Mark({ letter }: ThirdPartyProvider) {
  return (
    <span className={mark.mark} aria-hidden="true">
      {letter}
    </span>
  );
}

/** A linked account. */
export function LinkedRow({ link, state, tell }: { link: ThirdPartyLink; state: ListedState; tell: Dispatch }) {
  const { t } = useMessages();
  const { language } = usePage();
  const { provider, vague_email: email, linked_at } = link;
  const date = dateFormat(language.tag, { dateStyle: 'medium' }).format(linked_at);
  const removing = state.step === 'removing' && state.link.id === link.id;
  return (
    <li className={styles.row} data-ending={removing ? '' : undefined}>
      <Mark {...provider} />
      <div>
        <p className={styles.strong}>{provider.name}</p>
        <p className={styles.quiet}>
          {email ? (
            <Rich
              id="thirdParty.linked.since"
              values={{ email, date }}
              tags={{ address: (words) => <bdi>{words}</bdi> }}
            />
          ) : (
            t('thirdParty.linked.nameless', { date })
          )}
        </p>
      </div>
      <div className={styles.end}>
        <Button
          compact
          waiting={removing}
          aria-disabled={(state.step !== 'shown' && !removing) || undefined}
          aria-label={t('thirdParty.linked.remove.submit', { name: provider.name })}
          onClick={() => tell({ type: 'removeAsked', link })}
        >
          {t('thirdParty.linked.remove')}
        </Button>
      </div>
    </li>
  );
}

/** A provider that can be linked. */
export function AvailableRow({
  provider,
  state,
  tell,
}: {
  provider: ThirdPartyProvider;
  state: ListedState;
  tell: Dispatch;
}) {
  const { t } = useMessages();
  const leaving = state.step === 'leaving' && state.provider.id === provider.id;
  return (
    <li className={styles.row}>
      <Mark {...provider} />
      <p className={styles.strong}>{provider.name}</p>
      <div className={styles.end}>
        <Button
          compact
          waiting={leaving}
          waitingText={t('thirdParty.button.leaving', { name: provider.name })}
          aria-disabled={(state.step !== 'shown' && !leaving) || undefined}
          onClick={() => tell({ type: 'addAsked', provider })}
        >
          {t('thirdParty.linked.add', { name: provider.name })}
        </Button>
      </div>
    </li>
  );
}
