/** REGION-02: name and life of the flag in local storage. */
export const REGULATION_KEY = 'REGULATION_RESTRICT_OPERATE';
export const REGULATION_TTL_MS = 10_000;
