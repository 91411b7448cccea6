/** Local storage: the chosen theme, `light` or `dark`; absent means the system's. */
export const THEME_KEY = 'theme';
