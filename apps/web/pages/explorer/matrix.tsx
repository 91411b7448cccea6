import { outagesIn } from '@gatehouse/rules/captcha/captcha-outage';
import type { ExploreWorld } from '@gatehouse/rules/explorer/explore-facts';
import { FIRST_SUBJECT, type MatrixSubject, matrixOf, matrixSubjects } from '@gatehouse/rules/explorer/explore-matrix';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { FieldValues } from './address.ts';
import { AnswerRow } from './answer-row.tsx';
import styles from './matrix.module.css';
import { Grid } from './matrix-grid.tsx';
import { Legend, shortener } from './matrix-legend.tsx';
import { MatrixMap } from './matrix-map.tsx';
import type { ExplorerCountry } from './page.ts';
import type { Explorer } from './use-explorer.ts';

type MatrixProps = { explorer: Explorer; world: ExploreWorld; countries: readonly ExplorerCountry[] };

/** COMP-09: one question over all sites and countries. A chosen cell sets the visitor's host and country. */
export function Matrix({ explorer, world, countries }: MatrixProps) {
  const { subject: wanted, apart, input, exploration } = explorer;
  const subjects = useMemo(() => matrixSubjects(world), [world]);
  const named = (id: string) => subjects.find((one) => one.id === id);
  const subject = named(wanted) ?? named(FIRST_SUBJECT) ?? (subjects[0] as MatrixSubject);
  const account = input.account || undefined;
  const { captchaOff } = input;
  const groups = useMemo(
    () =>
      matrixOf(world, {
        ...{ subject, account, apart },
        off: outagesIn(captchaOff),
        countries: countries.map(({ code }) => code),
      }),
    [world, subject, account, apart, captchaOff, countries],
  );
  const names = useMemo(() => new Map(countries.map(({ code, name }) => [code, name])), [countries]);
  const short = useMemo(() => shortener(groups), [groups]);
  // The grid is large: it renders again only if its content changes.
  const latest = useRef(explorer);
  useEffect(() => {
    latest.current = explorer;
  });
  const choose = useCallback(
    (site: string, country: string) => latest.current.change(visitorAt(world, subject, site, country)),
    [world, subject],
  );
  return (
    <section className={styles.matrix} aria-labelledby="matrix">
      <h1 id="matrix" className={styles.title}>
        Every site, every country
      </h1>
      <Tools {...{ explorer, subject, subjects }} />
      <MatrixMap {...{ groups, world, names }} site={exploration.site} country={input.country} onChoose={choose} />
      <Legend short={short} />
      <Grid
        {...{ groups, names, short }}
        label={subject.name}
        sites={world.brand.sites}
        hereSite={exploration.site.id}
        hereCountry={input.country}
        onChoose={choose}
      />
      <Chosen
        explorer={explorer}
        subject={subject}
        country={names.get(input.country) ?? 'a country that is not known'}
      />
    </section>
  );
}

type ToolsProps = { explorer: Explorer; subject: MatrixSubject; subjects: readonly MatrixSubject[] };

function Tools({ explorer, subject, subjects }: ToolsProps) {
  return (
    <div className={styles.tools}>
      <label className={styles.subject}>
        <span>Show</span>
        <select value={subject.id} onChange={(event) => explorer.show({ subject: event.target.value })}>
          {subjects.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.apart}>
        <input
          type="checkbox"
          checked={explorer.apart}
          onChange={(event) => explorer.show({ apart: event.target.checked })}
        />
        One row per country
      </label>
    </div>
  );
}

/** The answer of the chosen cell, with its reasons. */
function Chosen({ explorer, subject, country }: { explorer: Explorer; subject: MatrixSubject; country: string }) {
  const { answers, site } = explorer.exploration;
  const answer = answers.find(({ id }) => id === subject.id || id === `element-${subject.id}`);
  if (!answer) return null;
  return (
    <div className={styles.chosen}>
      <div role="status">
        <h2 className={styles.chosenTitle}>{`${site.id}, ${country}`}</h2>
      </div>
      <AnswerRow answer={answer} />
    </div>
  );
}

/** The visitor of a cell: the matrix asks about visitors who would register. */
function visitorAt({ brand }: ExploreWorld, subject: MatrixSubject, siteId: string, country: string): FieldValues {
  const site = brand.sites.find(({ id }) => id === siteId);
  const given = { host: site?.hosts[0] ?? '', country, subdivision: '', region: 'country' };
  return subject.id === 'dialogs' ? { ...given, page: site?.paths.register ?? '/register', account: '' } : given;
}
