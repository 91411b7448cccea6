import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const RUNTIME = 'rolldown-runtime';
const REACT = 'react';
const EXPORTS = /export\{([^}]*)\};?\s*$/;

/** Moves the bundler's runtime of 200 bytes into the file of React, which every page has: it would be a request of its own. */
export function runtimeInReact(): Plugin {
  return {
    name: 'gatehouse-runtime-in-react',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
      const [runtime, react] = [RUNTIME, REACT].map((name) => chunks.find((chunk) => chunk.name === name));
      if (!runtime || !react) return;
      const importOf = new RegExp(`import\\{([^}]*)\\}from"\\./${RegExp.escape(baseOf(runtime))}";`, 'g');
      react.code = withRuntime(react.code, runtime.code, importOf);
      for (const chunk of chunks) {
        if (chunk === react || !chunk.imports.includes(runtime.fileName)) continue;
        chunk.code = chunk.code.replace(
          importOf,
          (_all, names) => `import{${named(names)}}from"./${baseOf(react)}";`,
        );
        chunk.imports = [...new Set(chunk.imports.map((name) => (name === runtime.fileName ? react.fileName : name)))];
      }
      react.imports = react.imports.filter((name) => name !== runtime.fileName);
      const left = chunks.find((chunk) => chunk !== runtime && chunk.code.includes(baseOf(runtime)));
      if (left) this.error(`${left.fileName} still imports the bundler's runtime`);
      delete bundle[runtime.fileName];
    },
  };
}

/** React's file with the runtime before it: own names inside, `$name` outside. */
function withRuntime(react: string, runtime: string, importOf: RegExp): string {
  const names = (EXPORTS.exec(runtime)?.[1] ?? '').split(',').map((one) => one.split(' as ').at(-1) ?? one);
  const inside = (EXPORTS.exec(runtime)?.[1] ?? '').split(',').map((one) => one.split(' as ')[0]);
  const head = `const [${names.map((name) => `$${name}`)}]=(()=>{${runtime.replace(EXPORTS, '')}return[${inside}]})();`;
  const rest = react.replace(importOf, (_all, imports: string) =>
    imports
      .split(',')
      .map((one) => `const ${one.split(' as ').at(-1)}=$${one.split(' as ')[0]};`)
      .join(''),
  );
  return `${head}${rest}\nexport{${names.map((name) => `$${name}`)}};`;
}

/** `n as e` of the runtime is `$n as e` of React's file. */
function named(names: string): string {
  return names
    .split(',')
    .map((one) => `$${one.includes(' as ') ? one : `${one} as ${one}`}`)
    .join();
}

function baseOf({ fileName }: Chunk): string {
  return fileName.split('/').at(-1) ?? fileName;
}
