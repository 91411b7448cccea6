import { useEffect, useState } from 'react';
import styles from '../../features/account.module.css';
import { useWords } from '../../shell/words.tsx';

export const sectionNames = [
  ...(['about', 'ways', 'factors', 'linked', 'protection'] as const),
  ...(['devices', 'history', 'sub', 'lock'] as const),
] as const;
export type SectionName = (typeof sectionNames)[number];

/** Beside the cards where there is room: where each is, and which one is in view. */
export function AccountIndex({ shown }: { shown: readonly SectionName[] }) {
  const { t } = useWords();
  const current = useInView(shown);
  return (
    <nav className={styles.index} aria-label={t('account.index')}>
      {shown.map((name) => (
        <a key={name} href={`#${name}`} aria-current={name === current ? 'location' : undefined}>
          {t(`account.section.${name}`)}
        </a>
      ))}
    </nav>
  );
}

/** The first of the elements that stands in the upper part of the window. */
function useInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [current, setCurrent] = useState<Id>();
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setCurrent(ids.find((id) => seen.has(id)));
      },
      { rootMargin: '-10% 0px -55%' },
    );
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
