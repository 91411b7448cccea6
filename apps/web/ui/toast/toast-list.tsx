import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { loadFullStylesheet } from '../../platform/loading/full-stylesheet.ts';
import { type Toast, useToasts } from '../../platform/notices/toasts.ts';

const layer = () => import('./toast-layer.tsx');
/** Without a network the layer may not come: the live region has spoken all the same, and the page must stand. */
const ToastLayer = lazy<ComponentType<{ list: readonly Toast[] }>>(() =>
  Promise.all([layer(), loadFullStylesheet()]).then(
    ([module]) => ({ default: module.ToastLayer }),
    () => ({ default: () => null }),
  ),
);
const QUIET_MS = 2_000;

/**
 * SHELL-08: toasts are said by a live region that is always there, and shown by a layer whose code comes once
 * the page has been quiet for a while.
 */
export function ToastList() {
  const list = useToasts();
  useEffect(() => {
    const timer = setTimeout(() => layer().catch(() => undefined), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div className="sr" role="status">
        {said(list.filter(({ kind }) => kind !== 'error'))}
      </div>
      <div className="sr" role="alert">
        {said(list.filter(({ kind }) => kind === 'error'))}
      </div>
      <Suspense>{list.length > 0 ? <ToastLayer list={list} /> : null}</Suspense>
    </>
  );
}

function said(list: readonly Toast[]) {
  return list.map(({ id, text }) => <p key={id}>{text}</p>);
}
