import type { PageFrame } from '../../shell/page-context.tsx';

/** SHELL-14, SHELL-15: only pages inside an app have its scheme. */
export function nativeLinksHere(frame: PageFrame): void {
  if (!frame.brand.appScheme) return;
  import('../../platform/webview/native-links.ts')
    .then(({ startNativeLinks }) => startNativeLinks(frame))
    .catch(() => undefined);
}
