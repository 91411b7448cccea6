import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** A component, under the name of its file. */
export function Exhibit({ file, children }: { file: string; children: ReactNode }) {
  return (
    <section id={file} className={styles.exhibit}>
      <h2>
        <code>{file}</code>
      </h2>
      {children}
    </section>
  );
}
