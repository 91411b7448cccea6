/** Stands for an answer that could not be had: no network, no time, no sense (HTTP-12). No server sends it. */
export const NO_ANSWER_CODE = -200;
