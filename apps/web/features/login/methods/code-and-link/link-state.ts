import type { LoginChallenge } from '@gatehouse/contract/login/login';
import type { Refused, SubmitAnswer } from '../../../forms/submit-answer.ts';
import type { ShownChallenge } from '../../../verification/proof-state.ts';

/** The contents of an emailed link: the challenge, and the token that answers it. */
export type Link = { readonly uuid: string; readonly token: string };
/** Why a link cannot log in. */
export type LinkOver = 'broken' | 'used' | 'elsewhere' | 'over';

/** LOGIN-02: the page of an emailed link. `here`: requested in this browser, where a tab may be waiting. */
export type LinkState =
  | { readonly step: 'looking' }
  | { readonly step: 'confirm'; readonly link: Link; readonly here: boolean; readonly refused?: Refused }
  | { readonly step: 'checking'; readonly link: Link; readonly here: boolean }
  | {
      readonly step: 'second';
      readonly link: Link;
      readonly here: boolean;
      readonly asked: ShownChallenge & Pick<LoginChallenge, 'why'>;
    }
  /** Logged in, on a device that did not request the link: the masked name. */
  | { readonly step: 'arrived'; readonly who: string }
  | { readonly step: 'over'; readonly why: LinkOver }
  | { readonly step: 'done' };

export type LinkEvent =
  | { readonly type: 'found'; readonly link: Link; readonly state: 'here' | 'other' | 'used' | 'elsewhere' }
  | { readonly type: 'notFound' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'answered'; readonly answer: SubmitAnswer }
  | { readonly type: 'known'; readonly who: string }
  | { readonly type: 'wentOn' }
  | { readonly type: 'wentBack' };

export type LinkEffect =
  | { readonly type: 'look' }
  | { readonly type: 'use'; readonly link: Link }
  | { readonly type: 'notifyTabs'; readonly uuid: string }
  | { readonly type: 'whoAmI' }
  | { readonly type: 'leave' };
