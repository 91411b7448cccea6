import { type ReactNode, useId, useState } from 'react';
import { isFramed } from '../../platform/webview/telegram-host.ts';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import parties from '../cards/parties.module.css';
import { useGuard } from '../forms/use-guard.ts';

type AcceptProps = {
  /** The button's words. */
  children: ReactNode;
  waiting?: boolean;
  waitingText?: string;
  /** What is missing for it: the id of its text, and what a press does meanwhile. */
  missing?: { readonly id: string; readonly onPress: () => void } | undefined;
  onAccept: () => void;
  /** The button that declines. */
  decline: ReactNode;
};

/** Accepts and declines. Against click-jacking, accepting does nothing for a moment, and a press says so. */
export function GuardedAccept({ children, waiting = false, waitingText, missing, onAccept, decline }: AcceptProps) {
  const { t } = useMessages();
  const id = useId();
  const isOpen = useGuard(isFramed());
  const [early, setEarly] = useState(false);
  const isInert = missing !== undefined || !isOpen;
  const press = () => {
    setEarly(!missing && !isOpen && !waiting);
    missing?.onPress();
  };
  return (
    <div className={parties.decision}>
      <Button
        variant="primary"
        wide
        waiting={waiting}
        {...(waitingText ? { waitingText } : {})}
        aria-disabled={isInert || waiting || undefined}
        aria-describedby={isInert ? (missing?.id ?? id) : undefined}
        onClickCapture={press}
        onClick={onAccept}
      >
        {children}
      </Button>
      {decline}
      <p id={id} hidden>
        {t('telegram.link.accept.wait')}
      </p>
      <p role="status" className={`${parties.early} ${parties.hint}`}>
        {early && t('telegram.link.accept.early')}
      </p>
    </div>
  );
}
