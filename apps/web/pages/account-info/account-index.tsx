import { type MouseEvent, useEffect, useRef, useState } from 'react';
import styles from '../../features/cards/account.module.css';
import { useMessages } from '../../shell/words.tsx';
import { sectionAt } from './section-at.ts';

export const sectionNames = [
  ...(['about', 'ways', 'factors', 'linked', 'telegram', 'protection'] as const),
  ...(['devices', 'apps', 'history', 'sub', 'lock'] as const),
] as const;
export type SectionName = (typeof sectionNames)[number];

/** The index beside the cards on wide screens; it marks the section that is being read. */
export function AccountIndex({ shown }: { shown: readonly SectionName[] }) {
  const { t } = useMessages();
  const [current, choose] = useCurrent(shown);
  const press = (event: MouseEvent, name: SectionName) => {
    // A click that opens a new tab changes nothing here.
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) choose(name);
  };
  return (
    <nav className={styles.index} aria-label={t('account.index')}>
      {shown.map((name) => (
        <a
          key={name}
          href={`#${name}`}
          aria-current={name === current ? 'location' : undefined}
          onClick={(event) => press(event, name)}
        >
          {t(`account.section.${name}`)}
        </a>
      ))}
    </nav>
  );
}

/** Manual scrolling; scrolling after a click on an entry does not count. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * The section that is being read. A section chosen by a click stays marked until manual scrolling: near the end of a page no
 * other entry could be reached.
 */
function useCurrent<Id extends string>(ids: readonly Id[]): readonly [Id | undefined, (id: Id) => void] {
  const [current, setCurrent] = useState<Id>();
  const chosen = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const look = () => {
      if (!chosen.current) setCurrent(ids[sectionAt(placesOf(ids))]);
    };
    const release = () => {
      chosen.current = false;
    };
    const asked = ids.find((id) => location.hash === `#${id}`);
    if (asked) {
      chosen.current = true;
      setCurrent(asked);
    } else look();
    for (const event of BY_HAND) addEventListener(event, release, { passive: true, signal });
    for (const event of ['scroll', 'resize'] as const) addEventListener(event, look, { passive: true, signal });
    return () => stop.abort();
  }, [ids]);
  const choose = (id: Id) => {
    chosen.current = true;
    setCurrent(id);
  };
  return [current, choose];
}

function placesOf(ids: readonly string[]) {
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
  return {
    tops: ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY),
    // The browser's own line, to which a click on an entry scrolls its section.
    from: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0,
    height: clientHeight,
    scrolled: scrollTop,
    left: scrollHeight - scrollTop - clientHeight,
  };
}
