/** Prefix of the paths that Vite serves in development. */
export const DEVELOPMENT_BASE = '/@dev/';
/**
 * Prefix of a page's path that serves the page without styles and scripts, which the policy of the fetching page would report.
 */
export const DEVELOPMENT_PARTS = `${DEVELOPMENT_BASE}parts`;
/** The module that loads a page's script in development. */
export const DEVELOPMENT_ENTRY = 'virtual:development/';
const SHEET = /^\/@dev\/sheet\/([\w-]+)\.css$/;

/** The files that a page's document names in development. */
export function developmentFilesOf(page: string) {
  return {
    script: `${DEVELOPMENT_BASE}@id/${DEVELOPMENT_ENTRY}${page}`,
    style: `${DEVELOPMENT_BASE}sheet/${page}.css`,
    preloads: [],
  };
}

/** The page whose styles an address requests. */
export function pageOfSheet(address: string): string | undefined {
  return SHEET.exec(address)?.[1];
}
