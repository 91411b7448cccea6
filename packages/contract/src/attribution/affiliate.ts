import { call } from '../call/call.ts';
import type {
  AnonymityPayload,
  CodeInfoPayload,
  CommonShareInfoQuery,
  HeadimgQuery,
  OpenInfoPayload,
} from './affiliate.schema.ts';

/**
 * AFF-09: what every call here may refuse with: `invitationEnded` (610016), `inviterUnknown` (610017) for an inviter who does
 * not exist or does not show themselves, `inviterUnavailable` (10002) where there is nothing to be shown for what was asked.
 */

/** AFF-01. `headimg` is empty where there is no picture; a page never loads the address, but asks for the picture (AFF-10). */
export type OpenInfoResult = {
  nickname: string;
  headimg: string;
  personality: { personalSignature: string; content: string };
  groupInfo: { content: string; type: number }[];
};
export const openInfo = call<OpenInfoPayload, OpenInfoResult>('POST', '/affiliate/apis/v1/open-info', {
  access: 'public',
  hideError: true,
});

/** AFF-03: whether the inviter may be shown, and the code that registrations name. Hidden and unknown are the same answer. */
export type AnonymityResult = { isShow: boolean; code: string };
export const anonymity = call<AnonymityPayload, AnonymityResult>('POST', '/affiliate/v5/anonymity', {
  access: 'public',
  hideError: true,
});

/** AFF-04 */
export const scenes = { normal: 0, affiliate: 1, referral: 2, broker: 3 } as const;
export type Scene = (typeof scenes)[keyof typeof scenes];

/**
 * AFF-04: who a code belongs to. `tpl` names a landing template of the operator. `affid` (ours) is the id under which
 * open-info has the profile; empty where the inviter does not show themselves.
 */
export type CodeInfoResult = { scene: Scene; tpl: string; info: { success: boolean; affid?: string } };
export const codeInfo = call<CodeInfoPayload, CodeInfoResult>('POST', '/s1/code/info', {
  access: 'public',
  hideError: true,
});

/** AFF-05: what a shared invitation holds. The specification shows no fields: these are ours, `info` as in `codeInfo`. */
export type CommonShareInfoResult = CodeInfoResult & { code: string; content: string };
export const commonShareInfo = call<CommonShareInfoQuery, CommonShareInfoResult>(
  'GET',
  '/fiat/public/channel/common-share-info',
  { access: 'public', hideError: true },
);

/** AFF-10: the picture of an inviter: PNG, JPEG, WebP, GIF or AVIF in base64, at most 512 KB before that. */
export type HeadimgResult = { headimg: string };
export const headimg = call<HeadimgQuery, HeadimgResult>('GET', '/affiliate/v1/headimg', {
  access: 'public',
  hideError: true,
  ours: true,
});
