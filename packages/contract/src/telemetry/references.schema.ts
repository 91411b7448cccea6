import * as z from 'zod';
import { LONGEST_PLAIN_PATH, PLAIN_PATH } from './plain-path.ts';

const path = z.string().max(LONGEST_PLAIN_PATH, { abort: true }).regex(PLAIN_PATH);

/** ERR-01 to ERR-08: a code that the page was answered, and by which call. */
const code = z.strictObject({
  question: z.literal('code'),
  facts: z.strictObject({
    code: z.string().regex(/^-?[\w-]{1,40}$/),
    call: z
      .string()
      .regex(/^(?:\/[\w-]{1,40}){1,6}$/)
      .optional(),
    path: path.optional(),
  }),
});

/** REGION-04 to REGION-07: `region` is what the page heard of the regulation lookup; the web server knows the rest. */
const residence = z.strictObject({
  question: z.literal('residence'),
  facts: z.strictObject({ region: z.enum(['EEA', 'other', 'unknown']), path: path.optional() }),
});

const left = z.enum(['there', 'lost', 'none']);

/** SHELL-10: the lost factor and the remaining ones, as the API returned them to the page. */
const accountRecovery = z.strictObject({
  question: z.literal('wayBack'),
  facts: z.strictObject({
    item: z.enum(['authenticator', 'email', 'mobile']),
    ...{ password: left, email: left, mobile: left, factor: left },
    path: path.optional(),
  }),
});

/** A decision that was made in the browser. The server makes it again itself, from what is reported here. */
export const reportedDecision = z.discriminatedUnion('question', [code, residence, accountRecovery]);
export type ReportedDecision = z.infer<typeof reportedDecision>;
