import type { Server } from 'node:http';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import {
  createLogger,
  createServer,
  type EnvironmentModuleNode,
  normalizePath,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { DEVELOPMENT_BASE } from './development-addresses.ts';
import { developmentEntries } from './development-entries.ts';
import { pageEntries } from './page-entries.ts';
import { shortPasswordList } from './password-list.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Beside `node_modules`, the only folders that can be read by address; the data folder must not be. */
const SOURCES = ['apps', 'packages'];
/** The real path: the folder may be a link. */
const PACKAGES = join(fileURLToPath(import.meta.resolve('vite/package.json')), '..', '..');
const WATCHED = [...SOURCES, 'server'];

export type Change = {
  /** From the project's root, with slashes. */
  readonly file: string;
  /** The files that the server's views must reload. */
  readonly views: readonly string[];
  /** Whether browsers load it. */
  readonly isInBrowsers: boolean;
};

export type DevelopmentViteOptions = {
  /** The server for Vite's web socket. */
  readonly server: Server;
  readonly cacheDir: string;
  /** Whether the server's process runs a file: open pages reload when it has restarted. */
  readonly isOfServer: (file: string) => boolean;
  readonly onChange: (change: Change) => void;
  readonly onError: (error: Error) => void;
};

/** Vite for development: transforms modules for browsers and for the server's views, and reports changes to open pages. */
export async function openVite(options: DevelopmentViteOptions): Promise<ViteDevServer> {
  const { server, cacheDir, onError } = options;
  const logger = createLogger('warn');
  const vite = await createServer({
    root: import.meta.dirname,
    base: DEVELOPMENT_BASE,
    mode: 'development',
    configFile: false,
    envDir: false,
    cacheDir,
    appType: 'custom',
    customLogger: {
      ...logger,
      error: (text, options) =>
        options?.error instanceof Error ? onError(options.error) : logger.error(text, options),
    },
    css: { modules: { generateScopedName: longName } },
    plugins: [react(), pageEntries(), developmentEntries(), shortPasswordList(), changes(options)],
    optimizeDeps: { entries: ['pages/*/view.tsx', 'pages/after-hydration/after-hydration.ts', 'shell/hydrate.tsx'] },
    server: {
      middlewareMode: true,
      ws: { server },
      cors: false,
      watch: { ignored: ['**/dist/**'] },
      fs: { allow: [...SOURCES.map((folder) => join(ROOT, folder)), PACKAGES, cacheDir] },
    },
  });
  vite.watcher.add(WATCHED.map((folder) => join(ROOT, folder)));
  return vite;
}

/** A class name that contains its file, and stays the same when the file changes. */
function longName(name: string, file: string): string {
  const [path = ''] = relative(import.meta.dirname, file).split('?');
  return `${path.replace(/\.module\.css$/, '').replace(/\W+/g, '-')}_${name}`;
}

/** Runs after Vite has invalidated the file and before it notifies pages. */
function changes({ isOfServer, onChange }: DevelopmentViteOptions): Plugin {
  return {
    name: 'gatehouse-changes',
    hotUpdate({ file: path, modules, server }) {
      const file = relative(ROOT, path).replaceAll('\\', '/');
      // No module imports the styles of a sheet: they would reload the page.
      if (this.environment.name === 'client')
        return isOfServer(file) ? [] : modules.filter(({ url }) => !url.endsWith('?direct'));
      const isInBrowsers = (server.environments.client.moduleGraph.getModulesByFile(path)?.size ?? 0) > 0;
      onChange({ file, isInBrowsers, views: [path, ...modules.flatMap((module) => module.file ?? [])] });
      return [];
    },
  };
}

/** The styles of what the server renders of a page, in the order in which its modules are evaluated. */
export async function developmentSheet({ environments }: ViteDevServer, page: string): Promise<string> {
  const { ssr, client } = environments;
  const seen = new Set<EnvironmentModuleNode>();
  const sheets: string[] = [];
  const collect = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) collect(imported);
    if (/\.css$/.test(module.url)) sheets.push(module.url);
  };
  for (const entry of ['shell/page.tsx', `pages/${page}/view.tsx`]) {
    for (const module of ssr.moduleGraph.getModulesByFile(normalizePath(join(import.meta.dirname, entry))) ?? [])
      collect(module);
  }
  const results = await Promise.all(sheets.map((url) => client.transformRequest(`${url}?direct`)));
  return results.map((result) => result?.code ?? '').join('\n');
}
