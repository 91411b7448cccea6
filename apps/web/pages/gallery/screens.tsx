import { siteJump } from '@gatehouse/rules/region/site-jump';
import type { Site } from '@gatehouse/rules/site/site';
import { type SyntheticEvent, useState } from 'react';
import { SitesMap } from '../../features/sites-map/sites-map.tsx';
import type { FrontBrand } from '../../platform/site/sites.ts';
import { PageProvider, usePage } from '../../shell/page-context.tsx';
import { loadWall, type WallData } from '../compliance-wall/load.ts';
import { Wall } from '../compliance-wall/wall.tsx';
import type { UnavailableData } from '../unavailable/load.ts';
import unavailable from '../unavailable/unavailable.module.css';
import { UnavailableBody } from '../unavailable/view.tsx';
import { Choice } from './choice.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';

const REFERENCE = 'GH-7K3F-92QX';
const closed: Readonly<Record<string, UnavailableData>> = {
  blocked: { access: 'blocked', country: 'US', reference: REFERENCE },
  'blocked in part': { access: 'blocked', country: 'CA', part: 'CA-ON', reference: REFERENCE },
  banned: { access: 'banned', country: 'CN', reference: REFERENCE },
  'closed by the API': { access: 'open' },
};
/** Verified in one of these: the brand may have a site that lets such users stay, and one that does not. */
const VERIFIED_IN = ['BR', 'NL', 'TR'];

/** Pages that depend on the visitor's place alone: sign-up closed (REGION-03), and the wall (REGION-08). */
export function Screens({ brand }: { brand: FrontBrand }) {
  const frame = usePage();
  const walls = useWalls(brand);
  const names = [...Object.keys(closed), ...Object.keys(walls)];
  const [shown, setShown] = useState('blocked');
  const wall = walls[shown];
  const data = wall ?? closed[shown];
  return (
    <Exhibit file="pages/unavailable, pages/compliance-wall, features/sites-map">
      <Choice options={names} chosen={shown} onChoose={setShown} />
      <div className={styles.screen} ref={(place) => place?.addEventListener('submit', stay)}>
        <PageProvider frame={{ ...frame, data }}>
          {wall ? (
            <>
              <Wall />
              <SitesMap areas={wall.areas} />
            </>
          ) : (
            <div className={unavailable.page}>
              <UnavailableBody />
            </div>
          )}
        </PageProvider>
      </div>
    </Exhibit>
  );
}

/** The wall's forms are not sent here. */
function stay(event: Event | SyntheticEvent): void {
  event.preventDefault();
}

function useWalls(brand: FrontBrand): Readonly<Record<string, WallData>> {
  const { language } = usePage();
  const query = new URLSearchParams('ref=ADA');
  const wallOf = (site: Site, country: string) => {
    const decision = siteJump(brand, { site, kycCountry: country, loginOnly: false });
    if (decision.value.kind !== 'wall') return [];
    return [loadWall({ brand, site, locale: language, query, jump: { decision, country }, keep: () => REFERENCE })];
  };
  const all = brand.sites.flatMap((site) => VERIFIED_IN.flatMap((country) => wallOf(site, country)));
  const free = all.find(({ forced }) => !forced);
  const forced = all.find((wall) => wall.forced);
  return {
    ...(free ? { wall: free, 'wall, log-out failed': { ...free, failed: true } } : {}),
    ...(forced ? { 'wall without a choice': forced } : {}),
  };
}
