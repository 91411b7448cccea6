import type { PageFrame } from '../../shell/page-context.tsx';

/** SHELL-14, SHELL-15: the server says only to pages inside an app what its scheme is. */
export function nativeLinksHere(frame: PageFrame): void {
  if (!frame.brand.appScheme) return;
  import('../../platform/webview/native-links.ts')
    .then(({ startNativeLinks }) => startNativeLinks(frame))
    .catch(() => undefined);
}
