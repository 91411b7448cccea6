import '../../ui/tokens.css';
import '../../ui/base.css';
import '../../ui/seal.css';
import { useEffect } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useTexts } from '../../shell/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { UiTextsProvider } from '../../ui/texts.tsx';
import { Answers } from './answers.tsx';
import { Compare } from './compare.tsx';
import { Inputs } from './inputs.tsx';
import { Matrix } from './matrix.tsx';
import type { ExplorerData } from './page.ts';
import { Pane } from './pane.tsx';
import { Presets } from './presets-bar.tsx';
import { Target } from './target.tsx';
import { TopBar } from './top-bar.tsx';
import { useExplorer, useWorld } from './use-explorer.ts';
import styles from './view.module.css';

/** The jurisdiction explorer: the question on one side, the answers of the rules on the other. */
export function View() {
  const { data, brand } = usePage<ExplorerData>();
  const world = useWorld(data);
  const explorer = useExplorer(world, data.search);
  const { countries, siteNames } = data;
  const { view, exploration } = explorer;
  const { hue } = exploration.site.look;
  useHue(hue);
  return (
    <UiTextsProvider texts={useTexts()}>
      <a href="#answers" className={styles.skip}>
        Skip to the answers
      </a>
      <div className={styles.explorer}>
        <TopBar explorer={explorer} brand={brand.name} />
        <Pane explorer={explorer} countries={countries}>
          <Inputs explorer={explorer} world={world} countries={countries} />
        </Pane>
        <main id="answers" tabIndex={-1} className={styles.main}>
          <Presets explorer={explorer} world={world} countries={countries} />
          <Notes notes={explorer.notes} />
          {view === 'answers' ? <Answers explorer={explorer} siteNames={siteNames} /> : null}
          {view === 'matrix' ? <Matrix explorer={explorer} world={world} countries={countries} /> : null}
          {view === 'compare' ? <Compare {...{ explorer, world, countries }} compliance={data.compliance} /> : null}
          {view === 'target' ? <Target explorer={explorer} world={world} /> : null}
        </main>
      </div>
    </UiTextsProvider>
  );
}

/** The page takes the colour of the selected site one frame later, so that the answer does not wait for it. */
function useHue(hue: number): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      setTimeout(() => document.documentElement.style.setProperty('--hue', String(hue))),
    );
    return () => cancelAnimationFrame(frame);
  }, [hue]);
}

/** Values of an address or a field that could not be used. */
function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <div role="status">
      {notes.length === 0 ? null : (
        <Notice kind="warning" title="Some values were ignored">
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
