import { mayBeNecessary } from '@gatehouse/rules/consent/outside-scripts';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { Site } from '@gatehouse/rules/site/site';
import type { BrandProblem } from './brand-problem.ts';
import { lookProblems } from './look-problems.ts';

/** SITE-10: how the parts of a well-formed brand fit together. Empty when they do. */
export function brandProblems(brand: Brand): readonly BrandProblem[] {
  return [
    ...globalProblems(brand),
    ...doubledIds(brand),
    ...doubledHosts(brand),
    ...doubled('content.whitelist', brand.content.whitelist),
    ...doubledSuffixes(brand),
    ...doubledKeys(brand),
    ...brand.sites.flatMap(languageProblems),
    ...brand.sites.flatMap(lookProblems),
    ...necessaryScripts(brand),
    ...unknownSites(brand),
  ];
}

function globalProblems({ sites }: Brand): BrandProblem[] {
  const [first, ...rest] = sites;
  if (first?.kind !== 'global') return [{ field: 'sites', problem: 'the first site must be the one of kind "global"' }];
  return rest
    .filter(({ kind }) => kind === 'global')
    .map(({ id }) => ({ field: `sites.${id}.kind`, problem: `only ${first.id} is the global site` }));
}

function doubledIds({ sites }: Brand): BrandProblem[] {
  return doubled(
    'sites',
    sites.map(({ id }) => id),
  );
}

// A host that two owners claim would be answered by whichever is looked up first.
function doubledHosts(brand: Brand): BrandProblem[] {
  const owners = new Map<string, string>();
  const problems: BrandProblem[] = [];
  const claims = [
    ...brand.sites.map(({ id, hosts }) => ({ field: `sites.${id}.hosts`, hosts })),
    { field: 'hosts.china', hosts: brand.hosts.china },
    { field: 'hosts.explore', hosts: brand.hosts.explore },
  ];
  for (const { field, hosts } of claims) {
    for (const host of hosts) {
      const owner = owners.get(host);
      if (owner) problems.push({ field, problem: `"${host}" is already in ${owner}; a host can be in one place only` });
      else owners.set(host, field);
    }
  }
  return problems;
}

function doubledSuffixes({ sites }: Brand): BrandProblem[] {
  return sites.flatMap(({ id, cookieSuffix }, index) => {
    const other = sites.slice(0, index).find((site) => site.cookieSuffix === cookieSuffix);
    return other
      ? [{ field: `sites.${id}.cookieSuffix`, problem: `"${cookieSuffix}" is already ${other.id}’s; choose another` }]
      : [];
  });
}

function doubledKeys({ keys }: Brand): BrandProblem[] {
  return doubled('keys', Object.values(keys));
}

// What is called necessary loads before anybody has consented to anything.
function necessaryScripts({ scripts }: Brand): BrandProblem[] {
  return scripts.flatMap(({ id, kind, purpose }, index) =>
    purpose !== 'necessary' || mayBeNecessary(kind)
      ? []
      : [
          {
            field: `scripts[${index}].purpose`,
            problem: `"${id}" is of kind "${kind}", which needs consent: choose "functional", "analytics" or "marketing"; only a "header" can be necessary`,
          },
        ],
  );
}

function unknownSites({ words = [], sites }: Brand): BrandProblem[] {
  const ids = sites.map(({ id }) => id);
  return words.flatMap(({ sites: named = [] }, index) =>
    named
      .filter((id) => !ids.includes(id))
      .map((id) => ({ field: `words[${index}].sites`, problem: `"${id}" is not a site; sites are ${ids.join(', ')}` })),
  );
}

function languageProblems({ id, languages }: Site): BrandProblem[] {
  const { list, otherwise, becomes = {}, signUp = [] } = languages;
  const at = `sites.${id}.languages`;
  const served = (field: string, code: string): BrandProblem[] =>
    list.includes(code) ? [] : [{ field: `${at}.${field}`, problem: `"${code}" is not in ${at}.list; add it there` }];
  return [
    ...doubled(`${at}.list`, list),
    ...doubled(`${at}.signUp`, signUp),
    ...served('otherwise', otherwise),
    ...Object.entries(becomes).flatMap(([from, to]) => served(`becomes.${from}`, to)),
    ...signUp.flatMap((code) => served('signUp', code)),
  ];
}

function doubled(field: string, values: readonly string[]): BrandProblem[] {
  const seen = new Set<string>();
  return values.flatMap((value) => {
    if (seen.has(value)) return [{ field, problem: `"${value}" is there twice; leave one` }];
    seen.add(value);
    return [];
  });
}
