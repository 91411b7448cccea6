import type { ResolvedElement } from '@gatehouse/rules/compliance/compliance-elements';
import { elementText, elementTone } from '@gatehouse/rules/explorer/explore-elements';
import type { ExploreWorld } from '@gatehouse/rules/explorer/explore-facts';
import { Notice } from '../../ui/notice.tsx';
import { tones } from './answer-row.tsx';
import styles from './compare.module.css';
import { ANY_ACCOUNT, type ChangeRow, type ElementChanges } from './compare-rows.ts';
import type { ExplorerCountry } from './page.ts';
import type { Explorer } from './use-explorer.ts';

type ChangesProps = {
  changes: readonly ElementChanges[];
  explorer: Explorer;
  world: ExploreWorld;
  countries: readonly ExplorerCountry[];
};

/** The changes by element: before, after, and for which visitors. */
export function Changes({ changes, explorer, world, countries }: ChangesProps) {
  const names = new Map(countries.map(({ code, name }) => [code, name]));
  return (
    <div className={styles.changes}>
      <p role="status" className={styles.lead}>
        {summaryOf(changes)}
      </p>
      {changes.length === 0 ? (
        <Notice kind="success" title="Nothing changes">
          Both configs answer the same for every site, country and account.
        </Notice>
      ) : null}
      {changes.map(({ element, rows }) => (
        <section key={element} className={styles.element} aria-labelledby={`change-${element}`}>
          <h2 id={`change-${element}`}>
            <code>{element}</code>
          </h2>
          <ul>
            {rows.map((row, place) => (
              <li key={place} className={styles.row}>
                <span className={styles.step}>
                  <Value value={row.from} /> <span aria-hidden="true">→</span>
                  <span className="sr"> becomes </span> <Value value={row.to} />
                </span>
                <span className={styles.whom}>{whomOf(row, world, names)}</span>
                <a href={explorer.addressOf(placeOf(row, world, explorer))}>See that visitor</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Value({ value }: { value: ResolvedElement }) {
  const tone = elementTone(value);
  return (
    <span className={styles.value} data-tone={tone}>
      <span className={styles.sign} aria-hidden="true">
        {tones[tone].sign}
      </span>
      {elementText(value)}
    </span>
  );
}

function summaryOf(changes: readonly ElementChanges[]): string {
  const rows = changes.reduce((sum, { rows }) => sum + rows.length, 0);
  if (rows === 0) return 'No element changes.';
  const elements = changes.length === 1 ? '1 element changes' : `${changes.length} elements change`;
  return rows === 1 ? `${elements}, in one way.` : `${elements}, in ${rows} ways.`;
}

function whomOf(row: ChangeRow, { brand }: ExploreWorld, names: ReadonlyMap<string, string>): string {
  const { sites, accounts } = row;
  const everySite = sites.length === brand.sites.length;
  return [everySite ? 'every site' : sites.join(', '), whereOf(row, names), accountsOf(accounts)].join(' · ');
}

function whereOf({ countries, othersToo, except }: ChangeRow, names: ReadonlyMap<string, string>): string {
  const nameOf = (code: string) => names.get(code) ?? code;
  const unknownToo = countries.includes(undefined);
  if (othersToo) {
    const all = unknownToo ? 'everywhere' : 'every known country';
    return except.length === 0 ? all : `${all} but ${except.map(nameOf).join(', ')}`;
  }
  const named = countries.flatMap((code) => (code === undefined ? [] : nameOf(code)));
  return [...named, ...(unknownToo ? ['where the country is not known'] : [])].join(', ');
}

function accountsOf(accounts: ChangeRow['accounts']): string {
  const named = accounts.filter((account) => account !== undefined && account !== ANY_ACCOUNT);
  const anonymous = accounts.includes(undefined);
  const others = accounts.includes(ANY_ACCOUNT);
  if (anonymous && others) return named.length > 0 ? 'everyone' : 'everyone else';
  const words = [
    ...named.map((account) => `account ${account}`),
    ...(anonymous ? ['anonymous'] : []),
    ...(others ? ['other accounts'] : []),
  ];
  return words.join(', ');
}

/** The first visitor whom a change affects, as a question. */
function placeOf({ sites, countries, accounts }: ChangeRow, { brand }: ExploreWorld, explorer: Explorer) {
  const host = brand.sites.find(({ id }) => id === sites[0])?.hosts[0] ?? '';
  const account = accounts.find((one) => one !== undefined && one !== ANY_ACCOUNT) ?? '';
  const country = countries.find((code) => code !== undefined) ?? '';
  return { view: 'answers', given: { ...explorer.given, host, country, account } } as const;
}
