import * as z from 'zod';
import { POLICY_DIRECTIVES } from './policy-reports.ts';

const LONGEST_ADDRESS = 4_096;

/** What a browser sends to `report-uri` (CSP 3, 5.3). Other fields are not read. */
export const policyReport = z.object({
  'csp-report': z.object({
    'effective-directive': z.enum(POLICY_DIRECTIVES),
    'blocked-uri': z.string().max(LONGEST_ADDRESS),
  }),
});
