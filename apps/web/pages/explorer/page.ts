import type { ComplianceItem } from '@gatehouse/rules/compliance/compliance';
import type { ExploreWorld } from '@gatehouse/rules/explorer/explore-facts';
import type { PageDefinition } from '../page.ts';

export type ExplorerCountry = { readonly code: string; readonly name: string };

/** A site's everyday name, by its id. */
export type SiteNames = Readonly<Record<string, string>>;

/** The running product as data: only what every browser of an operator may know. */
export type ExplorerData = Omit<ExploreWorld, 'compliance'> & {
  /** By environment; null if missing or broken. */
  readonly compliance: Readonly<Record<string, readonly ComplianceItem[] | null>>;
  /** Country names from the server, so that both sides show the same. */
  readonly countries: readonly ExplorerCountry[];
  readonly siteNames: SiteNames;
  /** The address's query, as received. */
  readonly search: string;
};

/** The jurisdiction explorer: served only by `server/explorer/explorer.ts`, at this address, in English. */
export const page: PageDefinition<ExplorerData> = {
  paths: ['/dev/explorer'],
  apart: true,
  title: 'page.devExplorer',
  audience: 'anyone',
};
