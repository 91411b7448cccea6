import { type Asking, type InviterData, loadInviter } from './load-inviter.ts';

export type LandingData = InviterData & {
  /** The page's query with its question mark, or empty; the form gets it too. */
  readonly search: string;
};

/** AFF-05, AFF-06, AFF-07: loads the inviter, and the query that goes to the registration. */
export async function loadLanding(asking: Asking): Promise<LandingData> {
  const query = `${asking.query}`;
  return { ...(await loadInviter(asking)), search: query && `?${query}` };
}
