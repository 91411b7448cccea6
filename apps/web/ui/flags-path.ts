/** Path of the flags, with the version of `country-flag-icons`: browsers cache them for a year. */
export const FLAGS_PATH = '/assets/flags-1.6.20';
