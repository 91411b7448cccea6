import { useId, useState } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import parties from '../cards/parties.module.css';
import { useGuard } from '../forms/use-guard.ts';
import styles from './oauth-consent.module.css';

type DecisionProps = {
  sending: 'allow' | 'deny' | undefined;
  note: string | undefined;
  onAllow: () => void;
  onDeny: () => void;
};

/** Deny, then Allow, which does nothing for a moment; a press that comes too early is answered in words. */
export function Decision({ sending, note, onAllow, onDeny }: DecisionProps) {
  const { t } = useMessages();
  const id = useId();
  const isOpen = useGuard();
  const [early, setEarly] = useState(false);
  const isBusy = sending !== undefined;
  return (
    <div className={parties.decision}>
      {note ? <p className={parties.hint}>{note}</p> : null}
      <div className={styles.buttons}>
        <Button
          wide
          waiting={sending === 'deny'}
          waitingText={t('oauthConsent.deny.waiting')}
          aria-disabled={isBusy || undefined}
          onClick={onDeny}
        >
          {t('oauthConsent.deny')}
        </Button>
        <Button
          variant="primary"
          wide
          waiting={sending === 'allow'}
          waitingText={t('oauthConsent.allow.waiting')}
          aria-disabled={!isOpen || isBusy || undefined}
          aria-describedby={isOpen ? undefined : id}
          onClickCapture={() => setEarly(!isOpen && !isBusy)}
          onClick={onAllow}
        >
          {t('oauthConsent.allow')}
        </Button>
      </div>
      <p id={id} hidden>
        {t('oauthConsent.allow.wait')}
      </p>
      <p role="status" className={`${parties.early} ${parties.hint}`}>
        {early ? t('oauthConsent.allow.early') : ''}
      </p>
    </div>
  );
}
