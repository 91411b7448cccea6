/** Session storage: text typed into a page that is left for one with the same fields. */
export const TYPED_KEY = 'typed-text';
