import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createTranslator } from '@gatehouse/words/translator';
import { wordsFor } from '@gatehouse/words/words-for';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { type PageFrame, PageProvider } from './page-context.tsx';
import { Rich, useMessages } from './words.tsx';

const frame = { language: { words: wordsFor('en'), tag: 'en' } } as unknown as PageFrame;
const html = (children: React.ReactNode) => renderToStaticMarkup(<PageProvider frame={frame}>{children}</PageProvider>);

function Hello() {
  const { t, find } = useMessages();
  return `${t('shell.account.signedInAs', { account: '<i>' })} ${find('error.0') ?? 'none'}`;
}

test('useWords reads the page’s words', () => {
  expect(html(<Hello />)).toBe('Logged in as &lt;i&gt; none');
});

test('Rich turns tags into elements', () => {
  const text = html(<Rich id="shell.cookies.text" tags={{ link: (children) => <a href="/policy">{children}</a> }} />);
  expect(text).toContain('up to you. <a href="/policy">Cookie policy</a>');
});

test('a tag that nobody names shows its text alone, and values are escaped', () => {
  expect(html(<Rich id="shell.cookies.text" />)).toContain('up to you. Cookie policy');
  expect(html(<Rich id="shell.account.signedInAs" values={{ account: '<link>x</link>' }} />)).toBe(
    'Logged in as &lt;link&gt;x&lt;/link&gt;',
  );
});

test('the translator costs at most 2.6 KB of brotli in the browser', async () => {
  expect(createTranslator).toBeTypeOf('function');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: '../../packages/words/src/translator.ts', formats: ['es'] },
    },
    root: path.join(import.meta.dirname, '..'),
  });
  const [bundle] = [result].flat() as { output: { code: string }[] }[];
  const code = bundle?.output[0]?.code ?? '';
  expect(code).toContain('PluralRules');
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(2_600);
});
