import { expect, test } from 'vitest';
import { wrongImports } from './import-direction.ts';

const rulesBroken = (file: string, source: string) => wrongImports(file, source).map(({ rule }) => rule);

test.each([
  ['packages/rules/src/a.ts', `import { b } from 'node:fs';`],
  ['packages/rules/src/a.ts', `import type { Call } from '@gatehouse/contract/call';`],
  ['packages/rules/src/a.ts', `export { z } from 'zod';`],
  ['packages/brand/src/a.ts', `import { x } from '@gatehouse/contract/call';`],
  ['packages/words/src/a.ts', `import { x } from '../../brand/src/x.ts';`],
  ['packages/contract/src/a.ts', `import { x } from '@gatehouse/web/pages/page';`],
  ['apps/web/server/a.ts', `import { createIdentity } from '@gatehouse/identity/identity';`],
  ['apps/identity/a.ts', `import { x } from '../web/server/web.ts';`],
  ['apps/identity/a.ts', `import { readEnvironment } from '../../server/environment.ts';`],
  ['apps/web/features/login/a.tsx', `const late = () => import('../captcha/widget.tsx');`],
  ['apps/web/features/login/a.tsx', `import {\n  a,\n  b,\n} from '@gatehouse/web/features/captcha/widget';`],
  ['apps/web/pages/login/view.tsx', `import { x } from '../register/view.tsx';`],
  ['apps/web/features/submit-answer.ts', `import { x } from './login/login-flow.ts';`],
  ['apps/web/ui/button.tsx', `import { usePage } from '../shell/page-context.tsx';`],
  ['apps/web/features/login/a.ts', `import '../../server/web.ts';`],
])('%s may not hold %s', (file, source) => {
  expect(wrongImports(file, source)).toHaveLength(1);
});

test.each([
  ['packages/rules/src/a.ts', `import { decide } from './decision.ts';\nexport * from './site.ts';`],
  ['packages/brand/src/a.ts', `import * as z from 'zod';\nimport type { Site } from '@gatehouse/rules/site';`],
  [
    'apps/identity/login/a.ts',
    `import { login } from '@gatehouse/contract/login';\nimport { Refusal } from '../http/refusal.ts';`,
  ],
  [
    'apps/web/pages/login/view.tsx',
    `import { LoginForm } from '../../features/login/form.tsx';\nimport type { P } from '../page.ts';`,
  ],
  ['apps/web/features/login/form.tsx', `import { a } from './steps.ts';\nimport { b } from '../../ui/button.tsx';`],
  ['apps/web/features/login/form.tsx', `import { a } from '../submit-answer.ts';`],
  ['apps/web/server/web.ts', `import { page } from '../pages/login/page.ts';`],
  [
    'server/main.ts',
    `import { createWeb } from '@gatehouse/web/server/web';\nimport { x } from '@gatehouse/identity/identity';`,
  ],
  ['packages/rules/src/a.ts', `const sentence = 'never import "things" from here';`],
])('%s may hold %s', (file, source) => {
  expect(rulesBroken(file, source)).toEqual([]);
});

test('a wrong import is named with its line and rule', () => {
  const source = `import { a } from './a.ts';\n\nimport {\n  b,\n} from 'react';\n`;
  expect(wrongImports('packages/rules/src/x.ts', source)).toEqual([
    { line: 5, target: 'react', rule: 'packages/rules imports nothing' },
  ]);
});
