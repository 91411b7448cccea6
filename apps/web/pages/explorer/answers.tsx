import { type ExploreTopic, exploreTopics } from '@gatehouse/rules/explorer/explore-answer';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { AnswerRow } from './answer-row.tsx';
import styles from './answers.module.css';
import type { SiteNames } from './page.ts';
import { Passport } from './passport.tsx';
import { Route } from './route.tsx';
import type { Explorer } from './use-explorer.ts';

/** Side by side on wide screens, in the same order. */
const COLUMNS: readonly (readonly ExploreTopic[])[] = [
  ['place', 'address', 'arrival'],
  ['elements', 'frame', 'after', 'calls'],
];

/** Everything that the rules decide: legal entity, route, and each answer by topic. */
export function Answers({ explorer, siteNames }: { explorer: Explorer; siteNames: SiteNames }) {
  const { exploration, before } = explorer;
  const list = useRef<HTMLDivElement>(null);
  const openAll = (open: boolean) => {
    for (const details of list.current?.querySelectorAll('details') ?? []) details.open = open;
  };
  const wasOf = (id: string, text: string) => {
    const was = before.get(id);
    return was === undefined || was === text ? undefined : was;
  };
  const changed = exploration.answers.filter(({ id, text }) => wasOf(id, text) !== undefined).length;
  return (
    <div className={styles.answers}>
      <div className={styles.top}>
        <Passport explorer={explorer} siteNames={siteNames} />
        <Route steps={exploration.way} />
      </div>
      <div className={styles.bar}>
        <p role="status" className={styles.status}>
          {statusOf(exploration.answers.length, changed)}
        </p>
        <Button compact variant="quiet" onClick={() => openAll(true)}>
          Open all
        </Button>
        <Button compact variant="quiet" onClick={() => openAll(false)}>
          Close all
        </Button>
      </div>
      <div ref={list} className={styles.topics}>
        {COLUMNS.map((topics) => (
          <div key={topics[0]} className={styles.column}>
            {exploreTopics
              .filter(({ id }) => topics.includes(id))
              .map(({ id: topic, name }) => (
                <section key={topic} className={styles.topic} aria-labelledby={`topic-${topic}`}>
                  <h2 id={`topic-${topic}`} className={styles.heading}>
                    {name}
                  </h2>
                  {exploration.answers
                    .filter((answer) => answer.topic === topic)
                    .map((answer) => (
                      <AnswerRow key={answer.id} answer={answer} was={wasOf(answer.id, answer.text)} />
                    ))}
                </section>
              ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function statusOf(all: number, changed: number): string {
  if (changed === 0) return `${all} answers. Each opens to its reasons.`;
  return `${changed} of ${all} answers changed.`;
}
