import type { ExploreWorld } from '@gatehouse/rules/explorer/explore-facts';
import type { MatrixGroup } from '@gatehouse/rules/explorer/explore-matrix';
import { siteForCountry } from '@gatehouse/rules/region/site-jump';
import type { Site } from '@gatehouse/rules/site/site';
import { useMemo, useState } from 'react';
import { useWorldMap } from '../../ui/use-world-map.ts';
import type { MapArea } from '../../ui/world-map.tsx';
import styles from './matrix-map.module.css';

type MatrixMapProps = {
  groups: readonly MatrixGroup[];
  world: ExploreWorld;
  names: ReadonlyMap<string, string>;
  site: Site;
  country: string;
  onChoose: (site: string, country: string) => void;
};

type Answered = { readonly area: MapArea; readonly text: string; readonly countries: readonly string[] };

/** COMP-09: the matrix's answers on the chosen site, as a map; the grid below says the same to keys and screen readers. */
export function MatrixMap({ groups, world, names, site, country, onChoose }: MatrixMapProps) {
  const [pointed, setPointed] = useState<string>();
  const World = useWorldMap();
  const answers = useMemo(() => answersOn(groups, world, site), [groups, world, site]);
  const areas = useMemo(() => answers.map(({ area }) => area), [answers]);
  const shown = pointed ?? country;
  const answer = shown === '' ? undefined : answers.find(({ countries }) => countries.includes(shown));
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        {World ? (
          <World
            areas={areas}
            active={pointed === undefined ? undefined : answer?.area.id}
            onPoint={(_, code) => setPointed(code)}
            onChoose={(_, code) => onChoose(site.id, code)}
          />
        ) : null}
      </div>
      <figcaption className={styles.caption}>
        {answer ? (
          <Served world={world} country={shown} name={names.get(shown) ?? shown} text={answer.text} />
        ) : (
          `What ${site.id} answers. Point at a country; press it to make it the visitor’s.`
        )}
      </figcaption>
    </figure>
  );
}

type ServedProps = { world: ExploreWorld; country: string; name: string; text: string };

/** The answer of a country, and who serves it. */
function Served({ world, country, name, text }: ServedProps) {
  const { id, entity } = siteForCountry(world.brand, country).value;
  return (
    <>
      <strong>{`${name}: ${text}`}</strong>
      <span>{`${id}, ${entity.name}, ${entity.licence}`}</span>
    </>
  );
}

/** The countries of each answer of a site. A colour of a site where the answer is one, else that of the answer's tone. */
function answersOn(groups: readonly MatrixGroup[], { brand }: ExploreWorld, site: Site): readonly Answered[] {
  const place = brand.sites.findIndex(({ id }) => id === site.id);
  const found = new Map<string, { countries: string[]; tone: string }>();
  for (const { countries, cells } of groups.flatMap(({ rows }) => rows)) {
    const { text = '', tone = 'plain' } = cells[place] ?? {};
    const known = found.get(text);
    if (known) known.countries.push(...countries);
    else found.set(text, { countries: [...countries], tone });
  }
  return [...found].map(([text, { countries, tone }], at) => {
    const named = brand.sites.find(({ id }) => id === text) ?? (text === 'this site' ? site : undefined);
    const hue = named?.look.hue ?? TONE_HUES[tone];
    return { text, countries, area: { id: `a${at}`, hue, hatched: !named && HATCHED.includes(tone), countries } };
  });
}

/** Of the tokens for success, danger and warning. */
const TONE_HUES: Readonly<Record<string, number>> = { yes: 155, no: 27, ask: 75, unknown: 75 };
const HATCHED: readonly string[] = ['no', 'ask', 'unknown'];
