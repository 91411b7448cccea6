import { leaveTo, targetOf } from '../../platform/navigation/navigate.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { type Departure, type Intent, searchToKeep, storeDeparture } from './departure.ts';

export type Provider = { readonly id: string; readonly name: string };

/** Stores the state of this page and leaves for the address from the API. False if there is none. */
export function leaveFor(
  { language }: PageFrame,
  url: string | undefined,
  { id, name }: Provider,
  intent: Intent,
  { search = searchToKeep(location.search, document.referrer), path = location.pathname }: Partial<Departure> = {},
): boolean {
  if (url === undefined || !URL.canParse(url)) return false;
  storeDeparture({ intent, provider: id, name, lang: language.value, search, path });
  leaveTo(targetOf({ value: url }, [new URL(url).origin]));
  return true;
}
