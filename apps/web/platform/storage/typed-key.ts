/** In session storage: what was typed into a page that is left for another that asks for the same. */
export const TYPED_KEY = 'typed-text';
