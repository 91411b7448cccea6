import { kycImage, kycStatus, kycSubmit } from '@gatehouse/contract/region/kyc';
import { kycImagePayload, kycSubmitPayload } from '@gatehouse/contract/region/kyc.schema';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../sessions/authenticate.ts';
import { privateRoute, privateVisitorResult } from '../../sessions/private-route.ts';
import { keepImage } from './keep-image.ts';
import { identityStatusOf } from './status.ts';
import { submitIdentity } from './submit-identity.ts';

/** REGION-08 */
export function kycRoutes(app: FastifyInstance, services: Services): void {
  privateRoute(app, services, kycStatus, undefined, async (_input, who) => ({
    result: await identityStatusOf(services, await accountOf(services.db, who)),
  }));
  privateVisitorResult(app, services, kycSubmit, kycSubmitPayload, submitIdentity);
  privateVisitorResult(app, services, kycImage, kycImagePayload, keepImage);
}
