/** TG-01 */
export const bindStates = { unbound: 0, bound: 1 } as const;
export type BindStatus = (typeof bindStates)[keyof typeof bindStates];
