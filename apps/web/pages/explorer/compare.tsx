import type { ComplianceConfig, ComplianceItem } from '@gatehouse/rules/compliance/compliance';
import { HIDE, THIRD_PARTY_LOGIN } from '@gatehouse/rules/compliance/compliance-element-names';
import type { ExploreWorld } from '@gatehouse/rules/explorer/explore-facts';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Changes } from './changes.tsx';
import styles from './compare.module.css';
import { changesBetween } from './compare-rows.ts';
import type { ExplorerCountry, ExplorerData } from './page.ts';
import type { Explorer } from './use-explorer.ts';
import { useSecondConfig } from './use-second-config.ts';

type CompareProps = {
  explorer: Explorer;
  world: ExploreWorld;
  countries: readonly ExplorerCountry[];
  compliance: ExplorerData['compliance'];
};

const PASTED = '';

/** COMP-09: what another config would change, and for whom. */
export function Compare({ explorer, world, countries, compliance }: CompareProps) {
  const { environment } = explorer.exploration.site;
  const before = configOf(compliance[environment]);
  const pasted = useSecondConfig(exampleFrom(before));
  const other = Object.hasOwn(compliance, explorer.other) ? explorer.other : PASTED;
  const after = other === PASTED ? configIn(pasted.checked) : configOf(compliance[other]);
  const ready = other !== PASTED || after !== undefined;
  const changes = useMemo(() => {
    const sites = world.brand.sites.filter((site) => site.environment === environment);
    return ready ? changesBetween({ before, after, sites, countries: countries.map(({ code }) => code) }) : [];
    // Configs are new objects at each call; their items are not.
  }, [world, environment, ready, before, after, countries]);
  return (
    <section className={styles.compare} aria-labelledby="compare">
      <h1 id="compare">What another config would change</h1>
      <p className={styles.lead}>
        Before: the running config of the <strong>{environment}</strong> environment, which the chosen host has
        {before ? `, with ${before.items.length} items.` : '. It is missing or broken, so gated elements are hidden.'}
      </p>
      <label className={styles.other}>
        <span>After</span>
        <select value={other} onChange={(event) => explorer.show({ other: event.target.value })}>
          <option value={PASTED}>A pasted config</option>
          {Object.keys(compliance).map((name) => (
            <option key={name} value={name}>
              The running config of {name}
            </option>
          ))}
        </select>
      </label>
      {other === PASTED ? <Paste pasted={pasted} running={before} /> : null}
      {ready ? <Changes {...{ changes, explorer, world, countries }} /> : null}
    </section>
  );
}

type PasteProps = { pasted: ReturnType<typeof useSecondConfig>; running: ComplianceConfig | undefined };

function Paste({ pasted, running }: PasteProps) {
  const { text, write, checked, note, isExample } = pasted;
  const problem = checked && 'problem' in checked ? checked.problem : undefined;
  return (
    <div className={styles.paste}>
      <div className={styles.head}>
        <label htmlFor="config">Compliance config, JSON</label>
        <Button compact variant="quiet" onClick={() => write(JSON.stringify(running ?? EMPTY, null, 2))}>
          Copy the running config
        </Button>
        <Button compact variant="quiet" onClick={() => write('')}>
          Clear
        </Button>
      </div>
      <textarea
        id="config"
        className={styles.text}
        rows={10}
        value={text}
        spellCheck={false}
        dir="ltr"
        placeholder='{ "version": "2", "items": [ … ] }'
        aria-describedby="config-problem"
        aria-invalid={problem !== undefined}
        onChange={(event) => write(event.target.value)}
      />
      <div id="config-problem" role="status" className={styles.problem}>
        {problem ? (
          <Notice kind="danger" title="We can’t use this config">
            <ul>
              {problem
                .split('\n')
                .slice(problem.includes('\n') ? 1 : 0)
                .map((line) => (
                  <li key={line}>{line.trim()}</li>
                ))}
            </ul>
          </Notice>
        ) : null}
        {isExample ? <p className={styles.note}>{EXAMPLE_NOTE}</p> : null}
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
    </div>
  );
}

const EMPTY: ComplianceConfig = { version: '1', items: [] };
const EXAMPLE_ITEM: ComplianceItem = {
  element: THIRD_PARTY_LOGIN,
  action: HIDE,
  priority: 900,
  rc: 'DE',
  logic: 'and',
};
const EXAMPLE_NOTE = 'An example: the running config, and a last item that hides the third parties in Germany.';

/** What the view opens with: a change that is small enough to follow. */
function exampleFrom(running: ComplianceConfig | undefined): string {
  return JSON.stringify({ version: '1', items: [...(running?.items ?? []), EXAMPLE_ITEM] }, null, 2);
}

const configs = new WeakMap<object, ComplianceConfig>();

/** The same object for the same items. */
function configOf(items: ExplorerData['compliance'][string] | undefined): ComplianceConfig | undefined {
  if (!items) return undefined;
  const known = configs.get(items) ?? { version: '1', items };
  configs.set(items, known);
  return known;
}

function configIn(checked: PasteProps['pasted']['checked']): ComplianceConfig | undefined {
  return checked && 'config' in checked ? checked.config : undefined;
}
