import type { ReactNode } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { Rich } from '../../shell/words.tsx';

/** Within the sentence, with the sign that follows on its line. */
const strong = (children: ReactNode) => <strong dir="ltr">{children}</strong>;

/** There before the code is, so that nothing moves when it comes. */
export function WhatToScan() {
  const { site } = usePage();
  return (
    <p>
      <Rich id="qr.waiting" values={{ host: site.host }} tags={{ strong }} />
    </p>
  );
}
