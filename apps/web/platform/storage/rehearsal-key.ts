/** Local storage: the question about the site's address was answered or skipped on this device. */
export const REHEARSAL_KEY = 'address-rehearsal';
