import type { ReactNode } from 'react';

/** The site's seal, faint, as the server drew it in the side panel. What is engraved is drawn over it, and the centre is open. */
export function SealRing({ children }: { children?: ReactNode }) {
  return (
    <svg className="seal" width="100%" strokeWidth=".75" viewBox="-256 -256 512 512" aria-hidden="true">
      <use href="#site-seal" opacity=".3" />
      {children}
      <circle r="194" fill="var(--card)" stroke="none" />
    </svg>
  );
}
