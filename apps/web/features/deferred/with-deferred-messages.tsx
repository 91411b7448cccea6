import type { Namespace } from '@gatehouse/words/catalogue';
import { type ReactNode, Suspense, use, useMemo } from 'react';
import { deferredMessages } from '../../platform/words/deferred-messages.ts';
import { PageProvider, usePage } from '../../shell/page-context.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from '../forms/form.module.css';

const NAMESPACES: readonly Namespace[] = ['inverse', 'inverse-error-code'];
const SERVER = import.meta.env.SSR;

/** For a part that comes late: with all words of the catalogue, for the page embeds only those that it starts with. */
export function WithDeferredMessages({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <div className={styles.form}>
          <Spinner size="large" />
        </div>
      }
    >
      {SERVER ? children : <Worded>{children}</Worded>}
    </Suspense>
  );
}

function Worded({ children }: { children: ReactNode }) {
  const page = usePage();
  const [words = {}, errors = {}] = NAMESPACES.map((namespace) => use(deferredMessages(page.locale.value, namespace)));
  const frame = useMemo(() => ({ ...page, words: { ...words, ...errors, ...page.words } }), [page, words, errors]);
  return <PageProvider frame={frame}>{children}</PageProvider>;
}
