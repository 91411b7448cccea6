import { ModuleRunner, type ModuleRunnerTransport } from 'vite/module-runner';
import { developmentFilesOf } from '../../development-addresses.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import type { Bundle } from './bundle.ts';

const RENDER = '/shell/render.tsx';

export type DevelopmentBundle = {
  readonly bundle: Bundle;
  /**
   * Loads the views, at the start and after changes.
   * @throws {Error} if one fails: all stay as they were
   */
  readonly takeIn: (files: readonly string[]) => Promise<void>;
};

type Views = {
  readonly render: (frame: PageFrame) => string;
  readonly ownStylesOf: (page: string) => string;
};

/**
 * Replaces the built bundle in development: views that Vite transforms in another process, and files that Vite serves. Not loaded
 * in production.
 * @param invoke asks Vite for a module
 */
export function developmentBundle(
  folder: string,
  invoke: Required<ModuleRunnerTransport>['invoke'],
): DevelopmentBundle {
  const runner = new ModuleRunner({ transport: { invoke }, hmr: false });
  const listeners: (() => void)[] = [];
  let views: Views | undefined;
  let isWhole = true;

  /** And their importers. */
  function forget(ids: Iterable<string>, seen = new Set<string>()): void {
    for (const id of ids) {
      const module = runner.evaluatedModules.getModuleById(id);
      if (!module || seen.has(id)) continue;
      seen.add(id);
      forget(module.importers, seen);
      runner.evaluatedModules.invalidateModule(module);
    }
  }

  return {
    bundle: {
      folder,
      render(frame) {
        if (!views) throw new Error('The views could not be loaded');
        return views.render(frame);
      },
      filesOf: developmentFilesOf,
      ownStylesOf: (page) => views?.ownStylesOf(page) ?? '',
      stylesOf: () => '',
      scriptsOf: () => undefined,
      onChange: (listener) => void listeners.push(listener),
    },
    async takeIn(files) {
      const modules = files.flatMap((file) => [...(runner.evaluatedModules.getModulesByFile(file) ?? [])]);
      // What a failed module was about to import is unknown.
      if (isWhole) forget(modules.map(({ id }) => id));
      else runner.clearCache();
      isWhole = false;
      views = await runner.import<Views>(RENDER);
      isWhole = true;
      for (const listener of listeners) listener();
    },
  };
}
