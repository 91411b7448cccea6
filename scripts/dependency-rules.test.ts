import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const CRUISER = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const CONFIG = path.join(ROOT, 'dependency-cruiser.config.mjs');

type Wrong = readonly [file: string, source: string, rule: string];

const WRONG: readonly Wrong[] = [
  ['packages/rules/src/a.ts', `import { join } from 'node:path';`, 'rules-import-nothing'],
  ['packages/rules/src/b.ts', `import type { X } from '../../contract/src/x.ts';`, 'rules-import-nothing'],
  ['packages/brand/src/a.ts', `import { x } from '../../contract/src/x.ts';`, 'packages-import-rules-alone'],
  ['packages/contract/src/a.ts', `import { x } from '../../../apps/web/pages/x.ts';`, 'packages-import-rules-alone'],
  ['apps/web/server/a.ts', `import { x } from '../../identity/compose.ts';`, 'apps-stand-alone'],
  ['apps/identity/kernel/up.ts', `import { x } from '../../../server/x.ts';`, 'apps-stand-alone'],
  ['apps/web/features/login/a.tsx', `const late = () => import('../consent/x.tsx');`, 'features-stand-alone'],
  ['apps/web/features/forms/a.ts', `import { x } from '../consent/x.tsx';`, 'features-stand-alone'],
  ['apps/web/features/verification/a.ts', `import { x } from '../login/x.tsx';`, 'features-stand-alone'],
  ['apps/web/pages/shared.ts', `import { x } from './login/x.tsx';`, 'pages-shared-is-below'],
  ['apps/web/pages/login/view.tsx', `import { x } from '../register/x.tsx';`, 'pages-stand-alone'],
  ['apps/web/ui/button.tsx', `import type { X } from '../shell/x.tsx';`, 'web-ui-is-below'],
  ['apps/web/features/login/b.ts', `import '../../server/x.ts';`, 'web-features-is-below'],
  ['apps/identity/kernel/a.ts', `import type { X } from '../db/x.ts';`, 'identity-kernel-is-below'],
  ['apps/identity/db/a.ts', `import { x } from '../use-cases/login/x.ts';`, 'identity-db-is-below'],
  ['apps/identity/sessions/a.ts', `import { x } from '../use-cases/login/x.ts';`, 'identity-accounts-sessions'],
  ['apps/identity/use-cases/login/a.ts', `import { x } from '../../compose.ts';`, 'identity-use-cases-is-below'],
  ['apps/identity/purge.ts', `import { x } from './testing/x.ts';`, 'identity-top-is-below'],
  ['apps/identity/risk/loop.ts', `import type { X } from './loop-back.ts';`, 'no-circular$'],
  ['apps/identity/risk/folder.ts', `import type { X } from '../region/x.ts';`, 'no-circular-folders$'],
  ['apps/identity/http/a.ts', `import { x } from './nowhere.ts';`, 'not-resolved'],
];

const RIGHT: readonly (readonly [file: string, source: string])[] = [
  ['packages/brand/src/right.ts', `import * as z from '../../rules/src/x.ts';`],
  ['apps/identity/use-cases/login/right.ts', `import type { X } from '../../sessions/x.ts';\nimport '../../db/x.ts';`],
  [
    'apps/web/pages/login/right.tsx',
    `import { x } from '../../features/login/x.tsx';\nimport type { P } from '../x.ts';`,
  ],
  ['apps/web/features/login/right.tsx', `import { x } from '../forms/x.ts';\nimport { y } from '../../ui/x.tsx';`],
  ['apps/web/features/consent/right.tsx', `import { x } from '../verification/x.ts';`],
  ['apps/web/features/verification/right.ts', `import { x } from '../forms/x.ts';\nimport { y } from './x.ts';`],
  ['apps/web/server/right.ts', `import { x } from '../pages/login/x.tsx';`],
  ['apps/identity/db/right.ts', `declare module '../kernel/x.ts' {}\nawait using file = await open('x');`],
];

const LOOP_BACK = 'apps/identity/risk/loop-back.ts';
const TARGETS = [
  ...['packages/rules/src/x.ts', 'packages/contract/src/x.ts', 'apps/identity/compose.ts', 'server/x.ts'],
  ...['apps/web/pages/x.ts', 'apps/web/pages/register/x.tsx', 'apps/web/pages/login/x.tsx', 'apps/web/shell/x.tsx'],
  ...[
    'apps/web/features/consent/x.tsx',
    'apps/web/features/login/x.tsx',
    'apps/web/features/verification/x.ts',
    'apps/web/features/forms/x.ts',
    'apps/web/ui/x.tsx',
  ],
  ...['apps/web/server/x.ts', 'apps/identity/db/x.ts', 'apps/identity/kernel/x.ts', 'apps/identity/sessions/x.ts'],
  ...['apps/identity/use-cases/login/x.ts', 'apps/identity/testing/x.ts'],
];

let house = '';
let broken: { readonly from: string; readonly rule: { readonly name: string } }[] = [];

beforeAll(async () => {
  house = mkdtempSync(path.join(tmpdir(), 'gatehouse-house-'));
  const put = (file: string, source: string) => {
    mkdirSync(path.join(house, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(house, file), source);
  };
  for (const file of TARGETS) put(file, 'export const x = 1;\nexport type X = 1;\n');
  for (const [file, source] of [...WRONG, ...RIGHT]) put(file, source);
  put(LOOP_BACK, `import type { Y } from './loop.ts';\nexport type X = Y;`);
  put('apps/identity/region/x.ts', `import type { X } from '../risk/x.ts';`);
  put('apps/identity/risk/x.ts', 'export type X = 1;');
  const args = [CRUISER, '--config', CONFIG, '--output-type', 'json', 'packages', 'apps'];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: house, maxBuffer: 1 << 26 }, (_error, stdout) => resolve(stdout));
  });
  broken = JSON.parse(output).summary.violations;
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

test.each(WRONG)('%s may not hold %s', (file, _source, rule) => {
  // A loop is named once, by one of its files or folders.
  const places = rule.startsWith('no-circular') ? [path.posix.dirname(file), file, LOOP_BACK] : [file];
  const rules = broken.filter(({ from }) => places.includes(from)).map(({ rule: { name } }) => name);
  expect(rules).toContainEqual(expect.stringMatching(new RegExp(`^${rule}`)));
});

test.each(RIGHT)('%s may hold %s', (file) => {
  expect(broken.filter(({ from }) => from === file)).toEqual([]);
});
