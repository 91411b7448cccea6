import type { LoadContext } from '../page.ts';
import { loadVerified } from '../verification.ts';

export type IdentityData = { readonly verified: boolean | null };

export async function loadIdentity({ api }: Pick<LoadContext, 'api'>): Promise<IdentityData> {
  return { verified: await loadVerified(api) };
}
