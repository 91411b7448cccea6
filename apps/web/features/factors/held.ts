import { useEffect, useEffectEvent } from 'react';
import { codesAreShown, type FactorsState } from './factors-flow.ts';

/** Id of the title above recovery codes. */
export const CODES_TITLE_ID = 'recovery-codes-title';

/** Attributes of a button that would replace the recovery codes: disabled until they are stored, with the reason. */
export function disabledDuringCodes(state: FactorsState) {
  return codesAreShown(state) ? ({ 'aria-disabled': true, 'aria-describedby': CODES_TITLE_ID } as const) : {};
}

/** Reports that a panel must stay open from the moment at which it may show something only once. */
export function useHold(holds: boolean, onHold: (holds: boolean) => void): void {
  const report = useEffectEvent(onHold);
  useEffect(() => report(holds), [holds]);
}
