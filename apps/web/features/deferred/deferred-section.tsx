import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import type { DeferredPart } from '../../platform/loading/deferred-part.ts';
import styles from '../cards/account.module.css';
import { LoadFailed } from './loading-part.tsx';

type Hold = { isHydrated: boolean; end: () => void };
type DeferredSectionProps = { part: DeferredPart<unknown>; className?: string | undefined; children: ReactNode };

/**
 * A part of the page that is hydrated after the rest. The server has rendered it, so it can be read meanwhile; the last press in it is
 * repeated after hydration. Nothing around it may render again before then: React would discard its HTML.
 */
export function DeferredSection({ part, className = styles.part, children }: DeferredSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const hold = useRef<Hold>({ isHydrated: false, end: () => {} });
  useEffect(() => {
    // Effects of the children run first: if the part has loaded already, nothing is held.
    if (hold.current.isHydrated) return undefined;
    hold.current.end = holdPresses(place.current);
    return hold.current.end;
  }, []);
  return (
    <div ref={place} className={className}>
      <LoadStatus part={part} />
      <Suspense>
        {children}
        <Hydrated hold={hold} />
      </Suspense>
    </div>
  );
}

const onServer = () => 'quiet' as const;

/** Says that the part failed to load: it can be read, but not used. */
function LoadStatus({ part }: { part: DeferredPart<unknown> }) {
  const failed = useSyncExternalStore(part.subscribe, part.state, onServer) === 'failed';
  return <div role="status">{failed ? <LoadFailed kind="warning" onRetry={part.retry} /> : null}</div>;
}

/** Its effect runs once its siblings are hydrated. */
function Hydrated({ hold }: { hold: RefObject<Hold> }) {
  useEffect(() => {
    hold.current.isHydrated = true;
    hold.current.end();
  }, [hold]);
  return null;
}

/** Holds the last press on a button or switch in `place`. @returns a function that stops that and repeats the press */
function holdPresses(place: HTMLElement | null): () => void {
  let held: HTMLElement | undefined;
  const hold = (event: Event) => {
    const pressed = (event.target as Element | null)?.closest<HTMLElement>('button, input[type=checkbox]');
    if (!pressed || !place?.contains(pressed) || pressed.closest('[role=status]')) return;
    // A switch must not change before its handler is there.
    event.preventDefault();
    held = pressed;
  };
  // In the capture phase, before React stops events that it cannot dispatch yet.
  addEventListener('click', hold, true);
  return () => {
    removeEventListener('click', hold, true);
    held?.click();
    held = undefined;
  };
}
