import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import type { DeferredPart } from '../../platform/loading/deferred-part.ts';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../cards/account.module.css';

type Hold = { isLive: boolean; end: () => void };
type DeferredSectionProps = { part: DeferredPart<unknown>; className?: string | undefined; children: ReactNode };

/**
 * A part of the page that comes to life after it: the server has rendered it, so it can be read meanwhile, and what is
 * pressed in it is pressed once it has come. What stands around it must not render again before: its HTML would be thrown away.
 */
export function DeferredSection({ part, className = styles.part, children }: DeferredSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const hold = useRef<Hold>({ isLive: false, end: () => {} });
  useEffect(() => {
    // Effects of what is inside run first: with its part already there, nothing is ever held.
    if (hold.current.isLive) return undefined;
    hold.current.end = holdPresses(place.current);
    return hold.current.end;
  }, []);
  return (
    <div ref={place} className={className}>
      <Lateness part={part} />
      <Suspense>
        {children}
        <Arrived hold={hold} />
      </Suspense>
    </div>
  );
}

const onServer = () => 'quiet' as const;

/** Readable as it stands, but nothing in it can be pressed. */
function Lateness({ part }: { part: DeferredPart<unknown> }) {
  const { t } = useMessages();
  const failed = useSyncExternalStore(part.subscribe, part.state, onServer) === 'failed';
  return (
    <div role="status">
      {failed ? (
        <Notice
          kind="warning"
          actions={
            <Button compact onClick={part.retry}>
              {t('shell.retry')}
            </Button>
          }
        >
          {t('shell.part.late')}
        </Notice>
      ) : null}
    </div>
  );
}

/** Its effect runs once everything beside it is live. */
function Arrived({ hold }: { hold: RefObject<Hold> }) {
  useEffect(() => {
    hold.current.isLive = true;
    hold.current.end();
  }, [hold]);
  return null;
}

/** Keeps the last press in a place that cannot take it yet. @returns a function that hands it over, once */
function holdPresses(place: HTMLElement | null): () => void {
  let held: HTMLElement | undefined;
  const hold = (event: Event) => {
    const pressed = (event.target as Element | null)?.closest<HTMLElement>('button, input[type=checkbox]');
    if (!pressed || !place?.contains(pressed) || pressed.closest('[role=status]')) return;
    // A switch must not turn before somebody hears it.
    event.preventDefault();
    held = pressed;
  };
  // Before React, which stops what it cannot hand on.
  addEventListener('click', hold, true);
  return () => {
    removeEventListener('click', hold, true);
    held?.click();
    held = undefined;
  };
}
