import type { MatrixGroup, MatrixGroupId, MatrixRow } from '@gatehouse/rules/explorer/explore-matrix';
import type { Site } from '@gatehouse/rules/site/site';
import { type MouseEvent, memo, useLayoutEffect, useRef } from 'react';
import { groupNames } from './inputs.tsx';
import styles from './matrix.module.css';
import { keepOneInTabOrder, moveInGrid } from './matrix-keys.ts';
import type { Short } from './matrix-legend.tsx';

type Names = ReadonlyMap<string, string>;

type GridProps = {
  label: string;
  groups: readonly MatrixGroup[];
  sites: readonly Site[];
  names: Names;
  short: Short;
  hereSite: string;
  hereCountry: string;
  onChoose: (site: string, country: string) => void;
};

const titles: Readonly<Record<MatrixGroupId, string>> = { unknown: 'Unknown country', ...groupNames };

/** The grid of sites and countries with sticky headers. One Tab stop; arrow keys move inside. */
export const Grid = memo(function Grid(props: GridProps) {
  const { label, groups, sites, names, short, hereSite, hereCountry, onChoose } = props;
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => table.current?.style.setProperty('--sites', String(sites.length)), [sites]);
  useLayoutEffect(() => {
    const cells = table.current?.querySelectorAll<HTMLElement>('button');
    const chosen = table.current?.querySelector<HTMLElement>('button[aria-pressed="true"]') ?? cells?.[0];
    if (table.current && chosen) keepOneInTabOrder(table.current, chosen);
  });
  const choose = ({ target }: MouseEvent) => {
    const { site, country } = (target as HTMLElement).closest<HTMLElement>('button')?.dataset ?? {};
    if (site !== undefined && country !== undefined) onChoose(site, country);
  };
  return (
    <div className={styles.scroll}>
      <table
        ref={table}
        className={styles.grid}
        onClick={choose}
        onKeyDown={moveInGrid}
        onFocus={({ currentTarget, target }) => {
          if (target instanceof HTMLButtonElement) keepOneInTabOrder(currentTarget, target);
        }}
      >
        <caption className="sr">
          {label}. Arrow keys move from cell to cell; Enter makes a cell the visitor’s site and country.
        </caption>
        <thead>
          <tr>
            <td className={styles.corner} />
            {sites.map(({ id }) => (
              <th key={id} scope="col" data-here={id === hereSite ? '' : undefined}>
                {id}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id, rows }) => (
          <tbody key={id}>
            {id === 'unknown' ? null : (
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={sites.length + 1}>
                  <span>
                    {titles[id]} <small>{rows.reduce((sum, { countries }) => sum + countries.length, 0)}</small>
                  </span>
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row
                key={row.countries[0]}
                {...{ row, sites, names, short }}
                hereSite={row.countries.includes(hereCountry) ? hereSite : undefined}
                country={row.countries.includes(hereCountry) ? hereCountry : (row.countries[0] ?? '')}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
});

type RowProps = {
  row: MatrixRow;
  sites: readonly Site[];
  names: Names;
  short: Short;
  hereSite: string | undefined;
  country: string;
};

const Row = memo(function Row({ row, sites, names, short, hereSite, country }: RowProps) {
  const title = titleOf(row.countries, names);
  return (
    <tr data-here={hereSite === undefined ? undefined : ''}>
      <th
        scope="row"
        title={row.countries.length > 1 ? row.countries.map((code) => names.get(code)).join(', ') : undefined}
      >
        <span>
          {title} {row.countries.length > 1 ? <small>{row.countries.length}</small> : null}
        </span>
      </th>
      {row.cells.map(({ text, tone }, place) => {
        const site = sites[place]?.id ?? '';
        return (
          <td key={site}>
            <button
              type="button"
              className={styles.cell}
              tabIndex={-1}
              data-site={site}
              data-country={country}
              data-tone={tone}
              aria-pressed={site === hereSite}
              aria-label={`${nameOf(text, short)}, ${site}, ${title}`}
              title={text}
            >
              {short.get(text)?.letter}
            </button>
          </td>
        );
      })}
    </tr>
  );
});

/** The text of a cell for screen readers, then its meaning if it has more. */
function nameOf(text: string, short: Short): string {
  const letter = short.get(text)?.letter ?? text;
  return letter === text ? text : `${letter}: ${text}`;
}

const MOST_NAMES = 3;

function titleOf(countries: readonly string[], names: Names): string {
  if (countries[0] === '') return titles.unknown;
  const shown = countries.slice(0, countries.length === MOST_NAMES + 1 ? MOST_NAMES + 1 : MOST_NAMES);
  const rest = countries.length - shown.length;
  const list = shown.map((code) => names.get(code) ?? code).join(', ');
  return rest > 0 ? `${list} and ${rest} more` : list;
}
