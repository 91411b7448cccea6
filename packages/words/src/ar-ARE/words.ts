import { inverse } from './inverse.ts';

export const emiratiArabic = { inverse };
