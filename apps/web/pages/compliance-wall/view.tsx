import { Frame } from '../../shell/frame.tsx';
import { ServerPart } from '../../shell/server-part.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import styles from './wall.module.css';
import { Wall } from './wall.tsx';

/** REGION-08. The wall needs no script, only links and forms. The class here brings its styles. */
export function View() {
  return (
    <Frame>
      <TwoColumn side={<SidePanel />}>
        <ServerPart as="div" name="wall" className={styles.wall} body={import.meta.env.SSR ? Wall : null} />
      </TwoColumn>
    </Frame>
  );
}
