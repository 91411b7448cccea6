import { type ImageSide, imageSides } from '@gatehouse/rules/identity/document-images';

/** The pictures that the API has after one more answer: answers to pictures sent at once may come in any order. */
export function sentImages(known: readonly ImageSide[] = [], answered: readonly ImageSide[]): readonly ImageSide[] {
  return imageSides.filter((side) => known.includes(side) || answered.includes(side));
}
