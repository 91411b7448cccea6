import { defaultBrand } from '@gatehouse/brand/default-brand';
import type { Site } from '@gatehouse/rules/site/site';

const COLUMNS: readonly (readonly [string, (site: Site) => string])[] = [
  ['Site', ({ id }) => `\`${id}\``],
  ['Hosts', ({ hosts }) => hosts.map((host) => `\`${host}\``).join(' ')],
  ['Languages, the default first', ({ languages }) => languagesOf(languages)],
  ['Rule', ({ languages }) => languages.rule],
  ['Login', ({ paths }) => `\`${paths.login}\``],
  ['Registration', ({ paths, registration }) => `\`${paths.register}\`, ${registration.layout}`],
  ['Calls', ({ compliance }) => (compliance ? 'compliance' : 'plain')],
  ['After login', ({ destinations }) => destinationOf(destinations)],
  ['New users', ({ destinations }) => (destinations.newUser ? `\`${destinations.newUser}\`` : '')],
  ['Content on the global domain', ({ content }) => content.global.join(', ')],
  ['Consent', ({ consent }) => consent],
];

/** docs/sites.md: what distinguishes the sites of the default brand, one row each. */
export function sitesPage(): string {
  return [
    '# Sites',
    '',
    'Generated from `packages/brand/src/sites/` by `scripts/docs.ts`; do not edit.',
    '',
    'The default brand. A host that is on no line is the first site’s (SITE-01). What each column decides is in the type',
    '`Site` (`packages/rules/src/site/site.ts`).',
    '',
    row(COLUMNS.map(([title]) => title)),
    row(COLUMNS.map(() => '---')),
    ...defaultBrand.sites.map((site) => row(COLUMNS.map(([, cell]) => cell(site)))),
    '',
  ].join('\n');
}

function languagesOf({ list, otherwise }: Site['languages']): string {
  return [otherwise, ...list.filter((code) => code !== otherwise)].join(' ');
}

function destinationOf({ dashboard, home }: Site['destinations']): string {
  if (home) return 'home';
  return dashboard ? 'dashboard' : 'personal page';
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
