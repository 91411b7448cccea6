/**
 * Which part of the house may import which (docs/architecture.md), and that nothing imports itself in a loop; types count.
 * Applied by `npm run check` to everything but tests, which may set up what they like.
 */
import { Visitor } from '@swc/core/Visitor.js';

// It does not know `using` yet, and gives up on a file that has one: read it as the declaration that it is.
const { visitStatement } = Visitor.prototype;
Visitor.prototype.visitStatement = function (statement) {
  if (statement.type !== 'UsingDeclaration') return visitStatement.call(this, statement);
  return { ...statement, decls: this.visitVariableDeclarators(statement.decls) };
};

/** Of apps/web, from above: each may use those after it. `server` renders pages through the build, not by import. */
const WEB_LAYERS = ['server', 'pages', 'features', 'shell', 'ui', 'platform'];

/** Of apps/identity, from below: each may use those before it and beside it, not those after it. */
const IDENTITY_LAYERS = [
  'kernel/',
  'db/',
  '(rate-limit|delivery|http)/',
  'encryption/',
  '(accounts|sessions|verification|risk|notifications|region)/',
  'use-cases/',
  // compose.ts and what else knows every use case: migrations, purge, readiness, store.
  '[^/]+$',
  '(commands|testing)/',
];

const webLayers = WEB_LAYERS.slice(1).map((layer, at) => ({
  name: `web-${layer}-is-below`,
  comment: `In apps/web the order is ${WEB_LAYERS.join(', ')}: a layer imports those after it only.`,
  severity: 'error',
  from: { path: `^apps/web/${layer}/` },
  to: { path: `^apps/web/(${WEB_LAYERS.slice(0, at + 1).join('|')})/` },
}));

const identityLayers = IDENTITY_LAYERS.slice(0, -1).map((layer, at) => ({
  name: `identity-${layer.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'top'}-is-below`,
  comment: 'In apps/identity a layer imports those below it only; compose.ts alone knows every use case.',
  severity: 'error',
  from: { path: `^apps/identity/${layer}` },
  to: { path: `^apps/identity/(${IDENTITY_LAYERS.slice(at + 1).join('|')})` },
}));

/** Of features/, the folders that the others may import: what several use cases share, by name. */
const SHARED = 'verification|forms|deferred|cards|sign-in|captcha';

const standAlone = ['features', 'pages'].map((folder) => ({
  name: `${folder}-stand-alone`,
  comment: `No folder of ${folder}/ imports another, but the shared ones of features/ (${SHARED}). The gallery alone shows other pages.`,
  severity: 'error',
  from: { path: `^apps/web/${folder}/([^/]+)/`, pathNot: '^apps/web/pages/gallery/' },
  to: {
    path: `^apps/web/${folder}/[^/]+/`,
    pathNot: `^apps/web/${folder}/($1${folder === 'features' ? `|${SHARED}` : ''})/`,
  },
}));

const pagesShare = {
  name: 'pages-shared-is-below',
  comment: 'What stands in pages/ itself is shared, and imports none of its folders.',
  severity: 'error',
  from: { path: '^apps/web/pages/[^/]+$' },
  to: { path: '^apps/web/pages/[^/]+/' },
};

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Files that import each other, types included: take what both need out, or hand it in.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circular-folders',
      comment: 'Folders that import each other, types included.',
      severity: 'error',
      scope: 'folder',
      // What is started and what starts it know each other: scripts run journeys, which start the product by scripts.
      from: { path: '^(packages|apps|server)/' },
      to: { circular: true },
    },
    {
      name: 'rules-import-nothing',
      severity: 'error',
      from: { path: '^packages/rules/' },
      to: { pathNot: '^packages/rules/' },
    },
    {
      name: 'packages-import-rules-alone',
      comment:
        'Of this repository, a package imports packages/rules and itself only; words know which codes there are.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: '^packages/words/src/en/inverse-error-code.ts$' },
      to: { path: '^(packages|apps|server|scripts|bench|journeys)/', pathNot: '^packages/(rules|$1)/' },
    },
    {
      name: 'apps-stand-alone',
      comment: 'An app never imports another app, nor what stands above the apps.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^(apps|server|scripts|bench|journeys)/', pathNot: '^apps/$1/' },
    },
    ...standAlone,
    pagesShare,
    ...webLayers,
    ...identityLayers,
    {
      name: 'not-resolved',
      comment: 'An import that leads nowhere cannot be checked.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // TypeScript 7 has no parser that other programs may call; swc reads types too.
    parser: 'swc',
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$|-(fixture|test-server|test-set-up)\\.tsx?$|/dist/|\\.(css|svg|png)$|\\?' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
    skipAnalysisNotInRules: true,
  },
};
