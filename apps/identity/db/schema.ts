/**
 * Every table. Each is described where its capability lives, and adds itself there (`declare module`): this layer knows none of
 * them. Booleans are 0 or 1, times epoch milliseconds.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the tables are added from above.
export interface Schema {}
