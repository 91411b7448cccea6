import type { ReactNode } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { VisitorFrame } from './visitor-frame.tsx';

/** What stands around the view of a page that visitors and users see. */
export function Frame({ children }: { children: ReactNode }) {
  return <VisitorFrame account={AccountMenu}>{children}</VisitorFrame>;
}
