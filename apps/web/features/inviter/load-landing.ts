import { type Asking, type InviterData, loadInviter } from './load-inviter.ts';

export type LandingData = InviterData & {
  /** The page's query with its question mark, or empty: it goes along to the form. */
  readonly search: string;
};

/** AFF-05, AFF-06, AFF-07: who invites, and what goes along when the visitor goes on to register. */
export async function loadLanding(asking: Asking): Promise<LandingData> {
  const query = `${asking.query}`;
  return { ...(await loadInviter(asking)), search: query && `?${query}` };
}
