import type { Findable } from '../platform/region/find-countries.ts';

export type CountryGroup<Country> = { readonly label?: string; readonly countries: readonly Country[] };
type Labels = { readonly recent: string; readonly likely: string; readonly others: string };

/**
 * The groups of a list that is not searched: the countries that were chosen before, likely ones, and the others. Each country
 * is in one of them; without the first two the list has no headings.
 */
export function countryGroups<Country extends Findable>(
  countries: readonly Country[],
  { recent, likely }: { readonly recent: readonly string[]; readonly likely: readonly string[] },
  labels: Labels,
): readonly CountryGroup<Country>[] {
  const listed = (codes: readonly string[]) =>
    [...new Set(codes)].flatMap((wanted) => countries.find(({ code }) => code === wanted) ?? []);
  const before = listed(recent);
  const meant = listed(likely.filter((code) => !recent.includes(code)));
  const others = countries.filter((country) => !before.includes(country) && !meant.includes(country));
  if (others.length === countries.length) return [{ countries }];
  return [
    { label: labels.recent, countries: before },
    { label: labels.likely, countries: meant },
    { label: labels.others, countries: others },
  ].filter((group) => group.countries.length > 0);
}
