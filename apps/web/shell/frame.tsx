import type { ReactNode } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { VisitorFrame } from './visitor-frame.tsx';

/** The frame around the view of a page. */
export function Frame({ children, top }: { children: ReactNode; top?: ReactNode }) {
  return (
    <VisitorFrame account={AccountMenu} top={top}>
      {children}
    </VisitorFrame>
  );
}
