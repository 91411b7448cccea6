import { anonymity, codeInfo, commonShareInfo, headimg, openInfo } from '@gatehouse/contract/attribution/affiliate';
import {
  anonymityPayload,
  codeInfoPayload,
  commonShareInfoQuery,
  headimgQuery,
  openInfoPayload,
} from '@gatehouse/contract/attribution/affiliate.schema';
import type { Call } from '@gatehouse/contract/call/call';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import { publicRoute } from '../../http/route.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Services } from '../../kernel/services.ts';
import { anonymityOf, codeInfoOf, headimgOf, openInfoOf, shareInfoOf } from './invitations.ts';

/** AFF-01, AFF-03 to AFF-05, AFF-10: public, and limited by address, so that inviters cannot be enumerated. */
export function affiliateRoutes(app: FastifyInstance, services: Services): void {
  const lookup = <Payload, Result>(
    call: Call<Payload, Result>,
    schema: z.ZodType<Payload>,
    find: (input: Payload, visitor: Visitor) => Promise<Result>,
  ) =>
    publicRoute(app, services, call, schema, async (input, visitor) => {
      await services.limits.count('inviterLookupsByAddress', visitor.address);
      return { result: await find(input, visitor) };
    });
  lookup(openInfo, openInfoPayload, (input, visitor) => openInfoOf(services, input, visitor));
  lookup(anonymity, anonymityPayload, (input, visitor) => anonymityOf(services, input.affiliate_id, visitor));
  lookup(codeInfo, codeInfoPayload, ({ code }, visitor) => codeInfoOf(services, code, visitor));
  lookup(commonShareInfo, commonShareInfoQuery, ({ token }, visitor) => shareInfoOf(services, token, visitor));
  lookup(headimg, headimgQuery, ({ id, country }, visitor) => headimgOf(services, id, country, visitor));
}
