/** A seal is woven in so many layers, from the rim to the centre. */
export const SEAL_LAYERS = 4;
