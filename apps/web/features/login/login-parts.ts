import type { ComponentType } from 'react';
import type { PageFrame } from '../../shell/page-context.tsx';
import type { SubmitAnswer } from '../submit-answer.ts';

/** What the page puts into the login form from other features. */
export type LoginParts = {
  /** LOGIN-06: a button for each company whose accounts are taken. */
  readonly ThirdParty?: ComponentType;
  /** LOGIN-05: opens a code to scan, where there is no room for it beside the form. */
  readonly Qr?: ComponentType;
  /** BAN-01, ERR-04: what 31003 and 40029 lead to. */
  readonly answerBan: (page: PageFrame, answer: SubmitAnswer) => Promise<void>;
};
