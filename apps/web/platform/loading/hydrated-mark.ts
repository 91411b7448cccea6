/** Of `<html>`: set once the page is hydrated (`data-hydrated`). */
export const HYDRATED_KEY = 'hydrated';

/** Name of the performance mark set at hydration. */
export const HYDRATED_MARK = 'live';
