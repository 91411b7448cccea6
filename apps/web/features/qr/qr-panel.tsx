import { lazy, useEffect, useState } from 'react';
import { whenActivated } from '../../platform/prerendering.ts';
import { useWords } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { WithLateWords } from '../with-late-words.tsx';
import styles from './qr.module.css';

const CodePanel = lazy(() => import('./code-panel.tsx').then((part) => ({ default: part.CodePanel })));
/** From here on there is room for it beside the form; `qr.module.css` says the same. */
const WIDE = '(width >= 64rem)';
/** The page comes first. */
const SETTLED_MS = 800;

/**
 * LOGIN-05: a code to scan. Behind a button where there is no room; else its place is kept from the start, so that nothing
 * moves when it comes. Its drawing and its words come when it opens.
 */
export function QrPanel() {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    whenActivated(() => {
      timer = setTimeout(() => matchMedia(WIDE).matches && setOpen(true), SETTLED_MS);
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {open ? null : (
        <div className={styles.narrow}>
          <Button wide compact onClick={() => setOpen(true)}>
            <MoreIcon name="qr" />
            {t('login.qr')}
          </Button>
        </div>
      )}
      <div className={styles.place} data-open={open || undefined}>
        {open ? (
          <WithLateWords>
            <CodePanel />
          </WithLateWords>
        ) : null}
      </div>
    </>
  );
}
