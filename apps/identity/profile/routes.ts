import { profile, userInfo } from '@gatehouse/contract/session';
import type { FastifyInstance } from 'fastify';
import { vagueEmail } from '../account/email.ts';
import { privateRoute } from '../http/route.ts';
import type { Services } from '../services.ts';

/** SESS-08 */
export function profileRoutes(app: FastifyInstance, services: Services): void {
  privateRoute(app, services, profile, undefined, async (_input, who) => ({
    result: { id: who.public_id, kyc_person_level: who.kyc_person_level, member_tag: { KYC: who.kyc_tag } },
  }));
  privateRoute(app, services, userInfo, undefined, async (_input, who) => ({
    result: {
      id: who.public_id,
      username: vagueEmail(who.email),
      vague_email: vagueEmail(who.email),
      vague_mobile: '',
      email_verified: who.email_verified === 1,
      mobile_verified: false,
      has_google2fa: false,
      lang: who.lang,
      status: who.status,
    },
  }));
}
