/** REGION-11: the countries that were chosen in this tab. */
export const RECENT_COUNTRIES_KEY = 'recent-countries';
