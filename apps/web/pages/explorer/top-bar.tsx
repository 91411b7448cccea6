import { useState } from 'react';
import { ThemeMenu } from '../../shell/theme-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { type ViewName, views } from './address.ts';
import styles from './top-bar.module.css';
import type { Explorer } from './use-explorer.ts';

const names: Readonly<Record<ViewName, string>> = {
  answers: 'Answers',
  matrix: 'Matrix',
  compare: 'Compare',
  target: 'Target',
};

/** The four views, and the link to the current state. */
export function TopBar({ explorer, brand }: { explorer: Explorer; brand: string }) {
  return (
    <header className={styles.bar}>
      <p className={styles.brand}>
        <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
          <path d="M3 26V13a11 11 0 0 1 22 0v13h-5V13a6 6 0 0 0-12 0v13z" />
          <path className={styles.door} d="M11 26V13a3 3 0 0 1 6 0v13z" />
        </svg>
        <span>
          <span className={styles.name}>{brand}</span> <span className={styles.tool}>Jurisdiction explorer</span>
        </span>
      </p>
      <nav className={styles.views} aria-label="Views">
        <ul>
          {views.map((view) => (
            <li key={view}>
              <a
                href={explorer.addressOf({ view })}
                aria-current={explorer.view === view ? 'page' : undefined}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  explorer.show({ view });
                }}
              >
                {names[view]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        <CopyLink />
        <ThemeMenu />
      </div>
    </header>
  );
}

const SAID_MS = 2_000;

/** The address carries the whole state. */
function CopyLink() {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    );
    setSaid(copied ? 'Copied' : 'Copy it from the address bar');
    setTimeout(() => setSaid(''), SAID_MS);
  };
  return (
    <>
      <Button compact onClick={copy}>
        {said || 'Copy link'}
      </Button>
      <span role="status" className="sr">
        {said}
      </span>
    </>
  );
}
