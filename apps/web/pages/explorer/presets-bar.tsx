import type { ExploreWorld } from '@gatehouse/rules/explorer/explore-facts';
import { useMemo } from 'react';
import { type FieldValues, writeAddress } from './address.ts';
import type { ExplorerCountry } from './page.ts';
import styles from './presets.module.css';
import { presetsOf } from './presets.ts';
import type { Explorer } from './use-explorer.ts';

type PresetsProps = { explorer: Explorer; world: ExploreWorld; countries: readonly ExplorerCountry[] };

/** Frequent questions as links, which can be shared or opened in a new tab. */
export function Presets({ explorer, world, countries }: PresetsProps) {
  const presets = useMemo(() => {
    const names = new Map(countries.map(({ code, name }) => [code, name]));
    return presetsOf(world.brand, (code) => names.get(code) ?? code);
  }, [world, countries]);
  const same = (given: FieldValues) => addressOf(world, given) === addressOf(world, explorer.given);
  return (
    <nav className={styles.presets} aria-label="Common questions">
      <ul>
        {presets.map(({ name, given }) => (
          <li key={name}>
            <a
              href={explorer.addressOf({ given })}
              aria-current={same(given) ? 'true' : undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                explorer.start(given);
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function addressOf({ brand }: ExploreWorld, given: FieldValues): string {
  return writeAddress(brand, { given, view: 'answers', subject: '', apart: false, other: '' }).search;
}
