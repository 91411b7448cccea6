import { useEffect, useRef } from 'react';
import { codesAreShown, type FactorsState } from './factors-flow.ts';

/** The title of recovery codes that are on the screen. */
export const CODES_TITLE_ID = 'recovery-codes-title';

/** Of a button that would take the place of recovery codes: it waits until they are kept, and says for what. */
export function heldBack(state: FactorsState) {
  return codesAreShown(state) ? ({ 'aria-disabled': true, 'aria-describedby': CODES_TITLE_ID } as const) : {};
}

/** Tells whoever holds a panel that it has to stay, from the moment at which something that is shown once may come of it. */
export function useHold(holds: boolean, onHold: (holds: boolean) => void): void {
  const latest = useRef(onHold);
  latest.current = onHold;
  useEffect(() => latest.current(holds), [holds]);
}
