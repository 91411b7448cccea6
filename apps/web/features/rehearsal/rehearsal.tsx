import { type Lookalike, lookalikeOf } from '@gatehouse/rules/site/lookalike';
import { useRef, useState } from 'react';
import { adoptStyles } from '../../platform/loading/adopt-styles.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './rehearsal.css?inline';

adoptStyles(styles);

type RehearsalProps = {
  oursFirst: boolean;
  /** The answer to begin with; absent: none yet. */
  answer?: string | undefined;
  onClose: () => void;
};

/**
 * Two drawn address bars, the site's own and a lookalike: which one is ours? Either answer is explained. It stands in the flow of the page:
 * it takes no focus, and covers nothing.
 */
export function Rehearsal({ oursFirst, answer, onClose }: RehearsalProps) {
  const { t } = useMessages();
  const { host } = usePage().site;
  const [chosen, setChosen] = useState(answer);
  const place = useRef<HTMLElement>(null);
  const fake = lookalikeOf(host);
  const hosts = oursFirst ? [host, fake.host] : [fake.host, host];
  const close = () => {
    const hadFocus = place.current?.contains(document.activeElement);
    onClose();
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={place}
      className="rehearsal"
      aria-labelledby="rehearsal"
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <div role="status">
        <h2 id="rehearsal">{t('rehearsal.title')}</h2>
        <p className="rehearsal-quiet">{t('rehearsal.lead')}</p>
      </div>
      <div className="rehearsal-bars">
        {hosts.map((one) => (
          <AddressBar
            key={one}
            host={one}
            verdict={chosen === undefined ? undefined : one === host ? 'ours' : 'fake'}
            chosen={one === chosen}
            onChoose={() => setChosen(one)}
          />
        ))}
      </div>
      <div className="rehearsal-end">
        <p role="status">{chosen === undefined ? null : <Explained right={chosen === host} {...fake} />}</p>
        <Button compact variant="quiet" onClick={close}>
          {chosen === undefined ? t('rehearsal.skip') : t('rehearsal.done')}
        </Button>
      </div>
    </section>
  );
}

function Explained({ right, ours, theirs }: { right: boolean } & Lookalike) {
  const { t } = useMessages();
  return right ? t('rehearsal.right', { ours, theirs }) : t('rehearsal.wrong', { ours, theirs });
}

type AddressBarProps = {
  host: string;
  verdict: 'ours' | 'fake' | undefined;
  chosen: boolean;
  onChoose: () => void;
};

/** Drawn as browsers show an address. A host is read from left to right in every language. */
function AddressBar({ host, verdict, chosen, onChoose }: AddressBarProps) {
  const { t } = useMessages();
  return (
    <button type="button" className="rehearsal-bar" aria-pressed={chosen} data-verdict={verdict} onClick={onChoose}>
      <span dir="ltr" className="rehearsal-address">
        <Icon name="lock" size="small" />
        <span>{host}</span>
      </span>
      <span className="rehearsal-verdict">
        {verdict ? (
          <>
            <Icon name={verdict === 'ours' ? 'success' : 'close'} size="small" />
            {verdict === 'ours' ? t('rehearsal.ours') : t('rehearsal.fake')}
          </>
        ) : null}
      </span>
    </button>
  );
}
