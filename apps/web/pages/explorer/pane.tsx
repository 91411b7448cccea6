import { type MouseEvent, type ReactNode, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { ExplorerCountry } from './page.ts';
import styles from './pane.module.css';
import type { Explorer } from './use-explorer.ts';

type PaneProps = { explorer: Explorer; countries: readonly ExplorerCountry[]; children: ReactNode };

/** The inputs: beside the answers on wide screens, else behind a button with a summary. */
export function Pane({ explorer, countries, children }: PaneProps) {
  const [open, setOpen] = useState(false);
  const { host, page, country } = explorer.input;
  const place = countries.find(({ code }) => code === country)?.name ?? 'Anywhere';
  const startAgain = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    explorer.start({});
  };
  return (
    <div className={styles.pane} data-open={open ? '' : undefined}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="situation"
        onClick={() => setOpen(!open)}
      >
        <span className={styles.title}>Situation</span>
        <span className={styles.now}>
          {place} · {host}
          {page}
        </span>
        <Icon name="chevron-forward" size="small" />
      </button>
      <form
        id="situation"
        className={styles.form}
        method="get"
        aria-label="Situation"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.head}>
          <h2>Situation</h2>
          <a href={explorer.addressOf({ given: {} })} onClick={startAgain}>
            Start again
          </a>
        </div>
        {children}
        <noscript>
          <button type="submit" className={styles.send}>
            Answer
          </button>
        </noscript>
      </form>
    </div>
  );
}
