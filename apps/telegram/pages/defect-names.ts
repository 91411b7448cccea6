import type { Defect } from '../signing/defects.ts';

/** As the pages name them. */
export const DEFECT_NAMES: Readonly<Record<Defect, string>> = {
  none: 'Fresh',
  stale: '10 min old',
  expired: '1 day old',
  future: '1 h ahead',
  tampered: 'Other id',
  unsigned: 'No hash',
  replayed: 'Replayed',
  'other-bot': 'Other bot',
};
