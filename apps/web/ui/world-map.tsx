import { type MouseEvent, memo, useEffect, useId, useRef, useState } from 'react';
import { adoptStyles } from '../platform/loading/adopt-styles.ts';
import { areaColour } from './area-colour.ts';
import { loadWorld } from './load-world.ts';
import styles from './world-map.css?inline';
import type { WorldOutlines } from './world-path.ts';

adoptStyles(styles);

/** Countries that are painted alike. */
export type MapArea = {
  readonly id: string;
  /** OKLCH hue; absent: grey. */
  readonly hue?: number | undefined;
  /** Lines over the colour, so that it does not carry the meaning alone. */
  readonly hatched?: boolean | undefined;
  /** ISO 3166-1; `rest`: every country that no other area names. */
  readonly countries: readonly string[] | 'rest';
};

type WorldMapProps = {
  areas: readonly MapArea[];
  /** Drawn with an outline, lines, and a ring around it if it is small. */
  active?: string | undefined;
  onPoint: (area: string | undefined, country: string | undefined) => void;
  onChoose: (area: string, country: string) => void;
};

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** An area below is ringed while it is active, in units of the drawing. */
const SMALL = 90;
const RING = 30;

/**
 * A map of the world whose countries are painted by area. It is a picture for the eye and the pointer alone: beside it there has to be a list that
 * says the same. It looks the same in every direction of writing.
 */
export function WorldMap({ areas, active, onPoint, onChoose }: WorldMapProps) {
  const world = useWorld();
  const id = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const ring = useRing(drawing, active, world !== undefined);
  if (!world) return <div className="world-map" />;
  const placeOf = ({ target }: MouseEvent) => {
    const country = (target as Element).closest<SVGElement>('[data-country]');
    return [country?.parentElement?.dataset.area, country?.dataset.country] as const;
  };
  return (
    <svg
      ref={drawing}
      className="world-map"
      viewBox={`0 0 ${world.width} ${world.height}`}
      aria-hidden="true"
      onPointerOver={(event) => onPoint(...placeOf(event))}
      onPointerLeave={() => onPoint(undefined, undefined)}
      onClick={(event) => {
        const [area, country] = placeOf(event);
        if (area !== undefined && country !== undefined) onChoose(area, country);
      }}
    >
      <Hatching id={id} />
      <Areas {...{ areas, world, id }} />
      {active === undefined ? null : (
        <g className="world-active">
          <use href={`#${id}${active}`} />
          <use href={`#${id}${active}`} fill={`url(#${id}hatch)`} />
        </g>
      )}
      {ring ? (
        <circle className="world-ring" cx={ring.x + ring.width / 2} cy={ring.y + ring.height / 2} r={RING} />
      ) : null}
    </svg>
  );
}

function Hatching({ id }: { id: string }) {
  return (
    <pattern id={`${id}hatch`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="world-line" d="M0 0h9" />
    </pattern>
  );
}

type AreasProps = { areas: readonly MapArea[]; world: WorldOutlines; id: string };

/** It renders again only if its content changes: it has hundreds of outlines. */
const Areas = memo(function Areas({ areas, world, id }: AreasProps) {
  const named = new Set(areas.flatMap(({ countries }) => (countries === 'rest' ? [] : countries)));
  const rest = Object.keys(world.paths).filter((code) => !named.has(code));
  return areas.map(({ id: area, hue, hatched, countries }) => {
    const own = (countries === 'rest' ? rest : countries).filter((code) => Object.hasOwn(world.paths, code));
    return (
      <g key={area} className="world-area" fill={hue === undefined ? undefined : areaColour(hue, countries)}>
        <g id={id + area} data-area={area}>
          {own.map((code) => (
            <path key={code} data-country={code} d={world.paths[code]} />
          ))}
        </g>
        {hatched ? <use className="world-over" href={`#${id}${area}`} fill={`url(#${id}hatch)`} /> : null}
      </g>
    );
  });
});

function useWorld(): WorldOutlines | undefined {
  const [world, setWorld] = useState<WorldOutlines>();
  useEffect(() => {
    // Without the map there is the list.
    loadWorld().then(setWorld, () => {});
  }, []);
  return world;
}

function useRing(drawing: { current: SVGSVGElement | null }, active: string | undefined, isDrawn: boolean) {
  const [ring, setRing] = useState<Box>();
  useEffect(() => {
    const area =
      active === undefined ? null : drawing.current?.querySelector<SVGGElement>(`[data-area="${CSS.escape(active)}"]`);
    const box = area?.getBBox();
    setRing(box && box.width > 0 && Math.max(box.width, box.height) < SMALL ? box : undefined);
  }, [drawing, active, isDrawn]);
  return ring;
}
