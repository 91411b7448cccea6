import type { ExploreWorld } from '@gatehouse/rules/explorer/explore-facts';
import { exploreTarget, targetOnSites } from '@gatehouse/rules/explorer/explore-target';
import { originOf } from '@gatehouse/rules/site/site-of';
import { useMemo } from 'react';
import { AnswerRow, tones } from './answer-row.tsx';
import answers from './answers.module.css';
import styles from './target.module.css';
import type { Explorer } from './use-explorer.ts';

/** REDIR-01 to REDIR-04: what the redirect engine does with any address, on this site and on the others. */
export function Target({ explorer, world }: { explorer: Explorer; world: ExploreWorld }) {
  const { input } = explorer;
  const found = useMemo(() => exploreTarget(world, input), [world, input]);
  const bySite = useMemo(() => targetOnSites(world, input.target), [world, input.target]);
  const { brand } = world;
  const other = brand.sites.find(({ id }) => id !== explorer.exploration.site.id);
  const samples = [
    '/dashboard',
    other ? `${originOf(brand, other)}/` : '',
    ...HOSTILE,
    explorer.exploration.site.paths.login,
  ];
  return (
    <section className={styles.target} aria-labelledby="target">
      <h1 id="target" className={styles.title}>
        Try this target
      </h1>
      <label className={styles.field}>
        <span>An address for redirect_url</span>
        <textarea
          rows={2}
          value={explorer.valueOf('target')}
          spellCheck={false}
          dir="ltr"
          placeholder="https://example.com/after"
          onChange={(event) => explorer.change({ target: event.target.value }, 'typed')}
        />
      </label>
      <ul className={styles.samples} aria-label="Examples">
        {samples.filter(Boolean).map((sample) => (
          <li key={sample}>
            <button type="button" onClick={() => explorer.change({ target: sample })}>
              <code>{sample}</code>
            </button>
          </li>
        ))}
      </ul>
      <div className={answers.topic}>
        {found.map((answer) => (
          <AnswerRow key={answer.id} answer={answer} />
        ))}
      </div>
      <h2 className={styles.subtitle}>The same on every site</h2>
      <ul className={styles.sites}>
        {bySite.map(({ site, text, tone }) => (
          <li key={site.id} data-tone={tone}>
            <span className={styles.sign} aria-hidden="true">
              {tones[tone].sign}
            </span>
            <strong>{site.id}</strong> <span className={styles.verdict}>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const HOSTILE = [
  'https://example.com/after',
  '//example.com',
  '/\\example.com',
  'javascript:alert(1)',
  'java%0ascript:alert(1)',
  '/%E0%A4%A',
];
