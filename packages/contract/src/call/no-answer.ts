/** The code of a call without a usable answer: no network, timeout, or malformed (HTTP-12). No server sends it. */
export const NO_ANSWER_CODE = -200;
