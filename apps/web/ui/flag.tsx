import { useEffect, useRef, useState } from 'react';
import styles from './country-list.module.css';
import { FLAGS_PATH } from './flags-path.ts';

/**
 * A country's flag; without one, its ISO code. Decorative: never read aloud.
 * @param row in a scrolling list: loaded once it is visible. `loading="lazy"` alone loads far ahead
 */
export function Flag({ code, row = false }: { code: string; row?: boolean }) {
  const [missing, setMissing] = useState('');
  const [seen, setSeen] = useState(!row);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => (seen ? undefined : whenSeen(place.current, () => setSeen(true))), [seen]);
  if (missing === code || !seen)
    return (
      <span ref={place} className={styles.flag} aria-hidden="true">
        {seen ? code : null}
      </span>
    );
  return (
    <img
      className={styles.flag}
      src={`${FLAGS_PATH}/${code}.svg`}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      onError={() => setMissing(code)}
    />
  );
}

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function whenSeen(element: Element | null, tell: () => void): (() => void) | undefined {
  if (!element) return undefined;
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
  });
  waiting.set(element, tell);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
