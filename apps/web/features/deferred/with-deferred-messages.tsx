import type { Namespace } from '@gatehouse/words/catalogue';
import { type ReactNode, Suspense, use, useMemo } from 'react';
import { deferredMessages } from '../../platform/words/deferred-messages.ts';
import { MessagesProvider } from '../../shell/messages-provider.tsx';
import { usePage } from '../../shell/page-context.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from '../forms/form.module.css';

const NAMESPACES: readonly Namespace[] = ['inverse', 'inverse-error-code'];
const SERVER = import.meta.env.SSR;

/** Loads the whole catalogue for a deferred part: the page embeds only the messages of its first screen. */
export function WithDeferredMessages({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <div className={styles.form}>
          <Spinner size="large" />
        </div>
      }
    >
      {SERVER ? children : <DeferredMessages>{children}</DeferredMessages>}
    </Suspense>
  );
}

/** The same for a part with a fallback of its own. */
export function DeferredMessages({ children }: { children: ReactNode }) {
  const { language } = usePage();
  const [messages = {}, errors = {}] = NAMESPACES.map((namespace) => use(deferredMessages(language.value, namespace)));
  const all = useMemo(() => ({ ...messages, ...errors }), [messages, errors]);
  return <MessagesProvider messages={all}>{children}</MessagesProvider>;
}
