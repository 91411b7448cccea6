import { readLocal, writeLocal } from '../../platform/storage/storage.ts';

/** Prefix of the keys under which answers are stored until the tab is closed. */
export const ANSWERED_KEY = 'residence-answered:';

/** REGION-04 to REGION-07: whether the user chose in this tab to stay on the site after this dialog. */
export function hasAnswered(site: string, dialog: string): boolean {
  return readLocal(keyOf(site, dialog), 'sessionStorage') === '1';
}

/** Only staying is stored: a user who returns from the other site is asked again. */
export function rememberAnswer(site: string, dialog: string): void {
  writeLocal(keyOf(site, dialog), '1', 'sessionStorage');
}

function keyOf(site: string, dialog: string): string {
  return `${ANSWERED_KEY}${site}:${dialog}`;
}
