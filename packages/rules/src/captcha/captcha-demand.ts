import { type Decision, decide } from '../decision.ts';
import type { RiskAction } from '../login/risk.ts';
import type { CaptchaAsks } from './captcha.ts';

/** `unseen`: a magpie proof of the usual work. `visible`: a captcha of the scene's order; magpie then takes more work. */
export type CaptchaDemand = 'none' | 'unseen' | 'visible';

type DemandQuestion = {
  readonly asks: CaptchaAsks;
  /** LOGIN-11: what risk said of this attempt; `block` never gets here. */
  readonly risk: RiskAction;
};

/** CAPT-08, LOGIN-11: which captcha an attempt needs. */
export function captchaDemand(question: DemandQuestion): Decision<CaptchaDemand> {
  return decide<DemandQuestion, CaptchaDemand>(
    [
      { rule: 'CAPT-02', check: 'the scene never asks', answer: ({ asks }) => (asks === 'never' ? 'none' : undefined) },
      { rule: 'LOGIN-11', check: 'risk says verify', answer: ({ risk }) => (risk === 'pass' ? undefined : 'visible') },
      {
        rule: 'CAPT-02',
        check: 'the scene always asks',
        answer: ({ asks }) => (asks === 'always' ? 'visible' : undefined),
      },
      {
        rule: 'CAPT-02',
        check: 'the scene asks by risk alone',
        answer: ({ asks }) => (asks === 'risk' ? 'none' : undefined),
      },
      { rule: 'CAPT-08', check: 'magpie, unseen', answer: () => 'unseen' },
    ],
    question,
  );
}

/** What a captcha protects. */
export type CaptchaAction = 'login' | 'register' | 'send-sms' | 'send-mail' | 'recover' | 'unblock' | 'third-party';

/**
 * CAPT-06: whether an action goes on when the checking server of a solved captcha does not answer. A known device may log in, under
 * tighter limits; what costs money or opens accounts waits.
 */
export function withoutCheck(action: CaptchaAction, deviceKnown: boolean): Decision<'open' | 'closed'> {
  const isOpen = action === 'login' && deviceKnown;
  const check = 'a login on a known device goes on with tighter limits; everything else waits';
  return { value: isOpen ? 'open' : 'closed', trace: [{ rule: 'CAPT-06', check, outcome: 'won', detail: action }] };
}
