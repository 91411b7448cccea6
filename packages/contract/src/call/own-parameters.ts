/**
 * Ours: the query parameter by which an address of a page names the transaction that the page goes on with, for instance a
 * registration (SIGNUP-05). Calls name the same id `uuid`; in an address `uuid` is a partner's attribution value (AFF-07).
 */
export const TRX_PARAMETER = 'trx';

/** Ours: the query parameter of the OAuth pages that names the request of the application which is under way (OAUTH-03). */
export const INTERACTION_PARAMETER = 'interaction';
