import type { ReactNode } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { ServerPart } from '../../shell/server-part.tsx';
import { Seal } from '../../ui/seal.tsx';
import styles from './qr.module.css';

/** The site's seal, faint, as the server drew it once for all pictures of it; what is engraved is drawn over it. */
export function SealRing({ children }: { children?: ReactNode }) {
  return (
    <svg className={`seal ${styles.ring}`} viewBox="-256 -256 512 512" aria-hidden="true">
      <use href="#qr-seal" className={styles.faint} />
      {children}
    </svg>
  );
}

/** The drawing itself, seen nowhere: it needs no code in the browser. */
export function SealSource() {
  return (
    <ServerPart as="div" name="qr-seal" className={styles.source} body={import.meta.env.SSR ? SealDrawing : null} />
  );
}

export function SealDrawing() {
  const { site } = usePage();
  return <Seal seal={site.look.seal} size="large" id="qr-seal" />;
}
