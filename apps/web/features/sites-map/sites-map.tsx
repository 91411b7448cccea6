import { useState } from 'react';
import { adoptStyles } from '../../platform/loading/adopt-styles.ts';
import { useMessages } from '../../shell/words.tsx';
import { areaColour } from '../../ui/area-colour.ts';
import { useWorldMap } from '../../ui/use-world-map.ts';
import styles from './sites-map.css?inline';
import type { SiteArea } from './sites-map-data.ts';

adoptStyles(styles);

type SitesMapProps = { areas: readonly SiteArea[] };

/**
 * REGION-11: each site with its countries, entity and licence: a list that needs no script and is for keys and screen readers, and the same as
 * a map above it, which loads late.
 */
export function SitesMap({ areas }: SitesMapProps) {
  const { t } = useMessages();
  const [active, setActive] = useState<string>();
  const [open, setOpen] = useState<string>();
  const World = useWorldMap();
  const shown = areas.find(({ id }) => id === (active ?? open));
  return (
    <section className="sites" aria-labelledby="sites-map">
      <header className="sites-head">
        <h2 id="sites-map">{t('sitesMap.title')}</h2>
        <p>{t('sitesMap.lead')}</p>
      </header>
      <div className="sites-picture">
        <div className="sites-frame">
          {World ? <World areas={areas} active={shown?.id} onPoint={setActive} onChoose={(id) => setOpen(id)} /> : null}
        </div>
        <p className="sites-caption" aria-hidden="true">
          {!World ? null : shown ? (
            <>
              <strong>{shown.name ?? t('site.global')}</strong>
              <bdi>{shown.entity}</bdi>
              <bdi>{shown.licence}</bdi>
            </>
          ) : (
            t('sitesMap.point')
          )}
        </p>
      </div>
      <ul onPointerLeave={() => setActive(undefined)}>
        {areas.map((area) => (
          <Area
            key={area.id}
            area={area}
            open={open === area.id}
            onOpen={(isOpen) => setOpen((before) => (isOpen ? area.id : before === area.id ? undefined : before))}
            onPoint={setActive}
          />
        ))}
      </ul>
    </section>
  );
}

type AreaProps = {
  area: SiteArea;
  open: boolean;
  onOpen: (open: boolean) => void;
  onPoint: (id: string | undefined) => void;
};

/** A site: its entity at first sight; its licence and countries once it is opened. */
function Area({ area, open, onOpen, onPoint }: AreaProps) {
  const { t } = useMessages();
  const { id, name, hue, entity, licence, host, names, countries } = area;
  return (
    <li className="sites-area" onPointerEnter={() => onPoint(id)}>
      <details
        name="sites-map"
        open={open}
        onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
        onFocus={() => onPoint(id)}
        onBlur={() => onPoint(undefined)}
      >
        <summary className="sites-summary">
          <strong className="sites-name">{name ?? t('site.global')}</strong>{' '}
          <span className="sites-entity">{entity}</span>
          {/* Without the styles, which come with the script, it takes no room. */}
          <svg className="sites-swatch" width="0" height="0" viewBox="0 0 2 2" aria-hidden="true">
            <rect width="2" height="2" fill={areaColour(hue, countries)} />
          </svg>
        </summary>
        <div className="sites-more">
          <p>
            <bdi>{licence}</bdi>
          </p>
          <p>
            <bdi>{host}</bdi>
          </p>
          <p>{countries === 'rest' ? t('sitesMap.rest') : names.join(', ')}</p>
        </div>
      </details>
    </li>
  );
}
