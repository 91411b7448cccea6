import { taskKinds } from '@gatehouse/contract/telegram/tasks';
import * as z from 'zod';
import { type Campaign, MOST_DECIMALS } from './campaign.ts';

const MOST_TASKS = 50;
const MOST_CAMPAIGNS = 100;
const AMOUNT = new RegExp(`^(?=.*[1-9])(?:0|[1-9]\\d{0,11})(?:\\.\\d{1,${MOST_DECIMALS}})?$`);

const id = z.string().regex(/^[a-z0-9-]{1,64}$/, 'must be at most 64 lower-case letters, digits and dashes');
const time = z.iso
  .datetime({ offset: true, error: 'must be a time such as 2026-12-31T23:59:59Z' })
  .transform((text) => Date.parse(text))
  .optional();

const task = z.strictObject({
  id,
  kind: z.enum(taskKinds, `must be one of: ${taskKinds.join(', ')}`),
  reward: z.strictObject({
    amount: z
      .string('must be a text such as "1.50"')
      .regex(AMOUNT, `must be above 0, of at most 12 digits before the point and ${MOST_DECIMALS} after it`),
    currency: z.string().regex(/^[A-Z][A-Z0-9]{1,11}$/, 'must be the symbol of a currency, such as USDT'),
  }),
});

const entry = (siteIds: readonly string[]) =>
  z
    .strictObject({
      id,
      sites: z
        .array(
          z
            .string()
            .refine((site) => siteIds.includes(site), `must be one of the brand's sites: ${siteIds.join(', ')}`),
        )
        .min(1, 'must name a site, or be left out')
        .optional(),
      starts: time,
      ends: time,
      tasks: z.array(task).min(1, 'must have a task').max(MOST_TASKS, `must be at most ${MOST_TASKS}`),
    })
    .superRefine(({ starts = 0, ends, tasks }, issues) => {
      repeatedIn(tasks, issues, ['tasks']);
      if (ends !== undefined && ends <= starts)
        issues.addIssue({ code: 'custom', path: ['ends'], message: 'must be later than starts' });
    })
    .transform(({ starts = 0, ends = 0, ...more }): Campaign => ({ ...more, startsAt: starts, endsAt: ends }));

/** TG-11: the operator's campaigns; the first that runs on a site is the one of that site. */
export const tasksFile = (siteIds: readonly string[]) =>
  z
    .array(entry(siteIds))
    .max(MOST_CAMPAIGNS, `must be at most ${MOST_CAMPAIGNS}`)
    .superRefine((campaigns, issues) => repeatedIn(campaigns, issues, []));

function repeatedIn(
  entries: readonly { readonly id: string }[],
  issues: z.RefinementCtx<unknown>,
  path: readonly string[],
): void {
  for (const [at, { id: own }] of entries.entries()) {
    if (entries.findIndex((other) => other.id === own) === at) continue;
    issues.addIssue({ code: 'custom', path: [...path, at, 'id'], message: 'must be another than those before' });
  }
}
