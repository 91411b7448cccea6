/** Below it Vite answers in development, and the product never. */
export const DEVELOPMENT_BASE = '/@dev/';
/** Before the address of a page: the page without its styles and scripts, of which a policy would tell that they are not its own. */
export const DEVELOPMENT_PARTS = `${DEVELOPMENT_BASE}parts`;
/** The module that a page starts with in development, after which its script is loaded. */
export const DEVELOPMENT_ENTRY = 'virtual:development/';
const SHEET = /^\/@dev\/sheet\/([\w-]+)\.css$/;

/** What a page's document names in development. */
export function developmentFilesOf(page: string) {
  return {
    script: `${DEVELOPMENT_BASE}@id/${DEVELOPMENT_ENTRY}${page}`,
    style: `${DEVELOPMENT_BASE}sheet/${page}.css`,
    preloads: [],
  };
}

/** The page whose styles an address asks for. */
export function pageOfSheet(address: string): string | undefined {
  return SHEET.exec(address)?.[1];
}
