/** Where flags are served from: named by the version of `country-flag-icons`, because browsers keep them for a year. */
export const FLAGS_PATH = '/assets/flags-1.6.20';
