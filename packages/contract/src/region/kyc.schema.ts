import { documentTypes, imageSides } from '@gatehouse/rules/identity/document-images';
import { LEGAL_NAME } from '@gatehouse/rules/identity/legal-name';
import * as z from 'zod';

/**
 * The identity as the document states it. `country` of residence is ISO 3166-1, `subdivision` ISO 3166-2 without the
 * country, where sign-up is closed in parts of it.
 */
export const kycSubmitPayload = z.strictObject({
  legal_name: z.string().min(2).max(100).regex(LEGAL_NAME),
  date_of_birth: z.iso.date(),
  country: z.string().regex(/^[A-Z]{2}$/),
  subdivision: z
    .string()
    .regex(/^[A-Z0-9]{1,3}$/)
    .optional(),
  document_type: z.enum(documentTypes),
  document_number: z
    .string()
    .min(4)
    .max(32)
    .regex(/^[A-Za-z0-9][A-Za-z0-9 ./-]*$/),
});
export type KycSubmitPayload = z.infer<typeof kycSubmitPayload>;

/** One picture, in base64. What it is and whether it is too large is read from its content; the body has a limit. */
export const kycImagePayload = z.strictObject({
  side: z.enum(imageSides),
  image: z.string().min(4),
});
export type KycImagePayload = z.infer<typeof kycImagePayload>;
