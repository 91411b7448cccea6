import { onOpens } from '../../platform/loading/opens.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** REGION-11, SHELL-02: elements with `data-opens="country"` open the list of countries. */
export function afterCountry(frame: PageFrame): void {
  onOpens('country', () => {
    void import('./open-country.tsx').then(
      ({ openCountry }) => openCountry(frame),
      () => {},
    );
  });
}
