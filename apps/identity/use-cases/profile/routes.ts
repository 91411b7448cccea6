import { profile, userInfo } from '@gatehouse/contract/session/session';
import { maskEmail } from '@gatehouse/rules/email/mask-email';
import type { FastifyInstance } from 'fastify';
import { maskPhone } from '../../kernel/phone.ts';
import type { Services } from '../../kernel/services.ts';
import { privateRoute } from '../../sessions/private-route.ts';
import { hasTotp } from '../../verification/factors/factors-of.ts';
import { subAccountName } from '../sub-account/find-sub-account.ts';

/** SESS-08 */
export function profileRoutes(app: FastifyInstance, services: Services): void {
  privateRoute(app, services, profile, undefined, async (_input, who) => ({
    result: { id: who.public_id, kyc_person_level: who.kyc_person_level, member_tag: { KYC: who.kyc_tag } },
  }));
  privateRoute(app, services, userInfo, undefined, async (_input, who) => {
    const vague_email = who.email === null ? '' : maskEmail(who.email);
    const vague_mobile = who.mobile === null ? '' : maskPhone(who.mobile);
    return {
      result: {
        id: who.public_id,
        username: vague_email || vague_mobile || (await subAccountName(services.db, who.account_id)),
        vague_email,
        vague_mobile,
        email_verified: who.email_verified === 1,
        mobile_verified: who.mobile_verified === 1,
        has_google2fa: await hasTotp(services.db, who.account_id),
        lang: who.lang,
        status: who.status,
      },
    };
  });
}
