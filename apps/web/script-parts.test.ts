import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { type ScriptFile, scriptPartsOf } from './script-parts.ts';

const REACT = { address: '/assets/react.js', code: 'var e=1;function t(){return e}export{t as in,e as n};' };
const PAGE = {
  address: '/assets/page.js',
  code: 'import{in as t,n as e}from"./react.js";import"./react.js";out.push(t()+e);var late=()=>import(`./late.js`);',
};

function scriptOf(files: readonly ScriptFile[]): string {
  const parts = scriptPartsOf(files, { page: files.map(({ address }) => address) });
  return parts.first + files.map(({ address }) => parts.files[address]?.code).join('');
}

test('files run in one script, each in its own scope, with their imports', () => {
  const out: number[] = [];
  const own = { address: '/assets/own.js', code: 'var e=5;out.push(e);' };
  runInNewContext(scriptOf([REACT, own, PAGE]), { out });
  expect(out).toEqual([5, 2]);
});

test('a dynamic import uses the file’s own address', () => {
  expect(scriptOf([REACT, PAGE])).toContain('import("/assets/late.js")');
});

test('a module re-exports what a file exports, reserved words too', async () => {
  const { files, first } = scriptPartsOf([REACT, PAGE], {});
  expect(files[PAGE.address]?.module).toBe('');
  const context = { documentScripts: undefined as unknown };
  runInNewContext(first + files[REACT.address]?.code, context);
  Object.assign(globalThis, { documentScripts: context.documentScripts });
  const module = await import(/* @vite-ignore */ files[REACT.address]?.module ?? '');
  expect([module.in(), module.n]).toEqual([1, 1]);
});

test('the script has no end tag of a script element', () => {
  const code = 'out.push("<script></script>");';
  const out: string[] = [];
  const script = scriptOf([{ address: '/assets/a.js', code }]);
  expect(script).not.toMatch(/<\/script/i);
  runInNewContext(script, { out });
  expect(out).toEqual(['<script></script>']);
});

test.each([
  ['a comment of HTML', 'var a="<!--";'],
  ['export *', 'export*from"./b.js";'],
  ['await at the top', 'await 1;'],
  ['the file’s own address', 'var a=import.meta.url;'],
  ['a whole module', 'import*as b from"./react.js";'],
  ['a file that is not there', 'import{a}from"./none.js";'],
])('%s fails the build', (_, code) => {
  expect(() => scriptOf([REACT, { address: '/assets/a.js', code }])).toThrow('/assets/a.js');
});
