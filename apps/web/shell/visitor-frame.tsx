import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import '../ui/seal.css';
import './app-banner.css';
import './cookie-notice.css';
import { lazy, type ReactNode, Suspense } from 'react';
import { createDeferredPart } from '../platform/loading/deferred-part.ts';
import { useDialog } from '../platform/notices/dialogs.ts';
import { UiTextsProvider } from '../ui/texts.tsx';
import { ToastList } from '../ui/toast/toast-list.tsx';
import type { AccountPart } from './account-part.ts';
import { AppBanner } from './app-banner.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { usePage } from './page-context.tsx';
import { PageNotes } from './page-notes.tsx';
import { useTexts } from './use-texts.ts';
import { useMessages } from './words.tsx';

const MAIN_ID = 'main';

type VisitorFrameProps = {
  children: ReactNode;
  account?: AccountPart;
  /** On pages without the common header (SHELL-03): their `QuietBar`. */
  top?: ReactNode;
};

/**
 * The frame of every view (SHELL-01 to SHELL-05): header, footer, notices, toasts and dialogs, as the page's layout has
 * them. A view's parts are in the page's column; a `TwoColumn` has the full width. Without an account part, for pages
 * without a user.
 */
export function VisitorFrame({ children, account, top }: VisitorFrameProps) {
  const { layout } = usePage();
  const { t } = useMessages();
  return (
    <UiTextsProvider texts={useTexts()}>
      <a href={`#${MAIN_ID}`} className={styles.skip}>
        {t('shell.skipToContent')}
      </a>
      {layout.header ? <AppBanner /> : null}
      <div className={styles.frame}>
        {layout.header ? <Header account={account} /> : top}
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          <PageNotes />
          {children}
        </main>
        <Footer />
      </div>
      <OfflineNotice />
      <DeferredDialog />
      <ToastList />
    </UiTextsProvider>
  );
}

// Deferred: a lazy component that fails to load would break the page.
const dialogs = createDeferredPart(() => import('./catalogue-dialog.tsx'));
const CatalogueDialog = lazy(() => dialogs.come().then(({ CatalogueDialog }) => ({ default: CatalogueDialog })));

/** Its code is loaded when the first dialog opens. */
function DeferredDialog() {
  const dialog = useDialog();
  return <Suspense>{dialog ? <CatalogueDialog key={dialog.id} dialog={dialog} /> : null}</Suspense>;
}
