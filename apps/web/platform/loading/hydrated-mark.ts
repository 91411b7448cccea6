/** Name of the performance mark set at hydration. */
export const HYDRATED_MARK = 'live';
