import type { Defect } from '../signing/defects.ts';

/** As the pages name them. */
export const DEFECT_NAMES: Readonly<Record<Defect, string>> = {
  none: 'Nothing',
  stale: 'Ten minutes old',
  expired: 'A day old',
  future: 'Dated an hour ahead',
  tampered: 'Another person’s id put in',
  unsigned: 'Without its hash',
  replayed: 'The last data again',
  'other-bot': 'Signed by another bot',
};
