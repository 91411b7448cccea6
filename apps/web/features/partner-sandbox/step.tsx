import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './partner-sandbox.module.css';

type StepProps = {
  /** From 1 on. */
  place: number;
  phase: 'done' | 'open' | 'later';
  title: string;
  children: ReactNode;
};

/** A step of the way. The title of the one that opens takes the focus, but not on a page that begins with it. */
export function Step({ place, phase, title, children }: StepProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = phase === 'open';
  const wasOpen = useRef(place === 1);
  useEffect(() => {
    if (isOpen && !wasOpen.current) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <li
      className={styles.step}
      data-later={phase === 'later' ? '' : undefined}
      aria-current={isOpen ? 'step' : undefined}
    >
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
      <section className={styles.body} aria-labelledby={id}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </section>
    </li>
  );
}
