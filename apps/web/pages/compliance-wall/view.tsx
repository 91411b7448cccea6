import { SitesMap } from '../../features/sites-map/sites-map.tsx';
import { Frame } from '../../shell/frame.tsx';
import { usePage } from '../../shell/page-context.tsx';
import { ServerPart } from '../../shell/server-part.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import type { WallData } from './load.ts';
import styles from './wall.module.css';
import { Wall } from './wall.tsx';

/** REGION-08. The wall needs no script, only links and forms. The class here brings its styles. */
export function View() {
  const { areas } = usePage<WallData>().data;
  return (
    <Frame>
      <TwoColumn side={<SidePanel />}>
        <ServerPart as="div" name="wall" className={styles.wall} body={import.meta.env.SSR ? Wall : null} />
      </TwoColumn>
      <SitesMap areas={areas} />
    </Frame>
  );
}
