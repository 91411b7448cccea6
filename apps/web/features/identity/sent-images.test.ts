import type { ImageSide } from '@gatehouse/rules/identity/document-images';
import { expect, test } from 'vitest';
import { sentImages } from './sent-images.ts';

const sent: readonly (readonly [string, readonly (readonly ImageSide[])[]])[] = [
  ['in the order they were sent', [['front'], ['front', 'back'], ['front', 'back', 'selfie']]],
  ['the oldest last', [['front', 'back', 'selfie'], ['front', 'back'], ['front']]],
  ['each with itself alone', [['selfie'], ['back'], ['front']]],
];

test.each(sent)('[REGION-08] a picture that was sent stays sent, whatever order the answers have: %s', (_, answers) => {
  expect(answers.reduce<readonly ImageSide[] | undefined>(sentImages, undefined)).toEqual(['front', 'back', 'selfie']);
});
