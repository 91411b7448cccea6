import { codes } from '@gatehouse/contract/errors/codes';
import type { PendingChallenge } from '@gatehouse/contract/login/challenge';
import { defineFlow } from '../../platform/flow/flow.ts';
import type { PhoneProblem } from '../../ui/phone/phone-rules.ts';
import { isAbout, type Refused, refusedBy, type SubmitAnswer, UNREACHABLE } from '../forms/submit-answer.ts';

/** The new address or number, as typed. */
export type NewName = { readonly email: string } | { readonly mobile: string; readonly country: string };
/** A problem found in the browser, or the code of a response. */
export type WrongName = PhoneProblem | number;
/** Id of the challenge that verified the old name; absent if there was none. */
type WithOldProof = { readonly old?: string };
type WithAnswer = { readonly answer: SubmitAnswer };

export type NameState =
  | { readonly step: 'beginning' }
  | { readonly step: 'old'; readonly asked: PendingChallenge }
  | ({
      readonly step: 'naming';
      readonly wrong?: WrongName;
      readonly refused?: Refused;
      readonly name?: NewName;
    } & WithOldProof)
  | ({ readonly step: 'asking'; readonly name: NewName } & WithOldProof)
  | ({ readonly step: 'new'; readonly asked: PendingChallenge; readonly name: NewName } & WithOldProof)
  | { readonly step: 'stopped'; readonly refused: Refused }
  | { readonly step: 'done' };

export type NameEvent =
  | ({ readonly type: 'answered' } & WithAnswer)
  | ({ readonly type: 'oldProven' } & WithAnswer)
  | { readonly type: 'named'; readonly name: NewName; readonly wrong?: WrongName | undefined }
  | ({ readonly type: 'newProven' } & WithAnswer)
  | { readonly type: 'wentBack' }
  | { readonly type: 'retried' };

export type NameEffect =
  | { readonly type: 'begin' }
  | ({ readonly type: 'ask'; readonly name: NewName } & WithOldProof)
  | ({ readonly type: 'tell' } & WithAnswer);

/** Codes about the new name itself: they are shown at the field, and the input stays. */
const ABOUT_NAME: readonly number[] = [codes.invalidField, codes.phoneLimit];

const succeeded = (_: unknown, { answer }: WithAnswer) => answer.ret_code === codes.success;
const stopped = (_: unknown, { answer }: WithAnswer) => ({ refused: refusedBy(answer) });
const oldOf = ({ old }: WithOldProof): WithOldProof => (old === undefined ? {} : { old });

/** SHELL-13: adds an address or number, or changes it after the old one and the new one are verified. */
export const nameFlow = defineFlow<NameState, NameEvent, NameEffect>({
  name: 'account name',
  start: { step: 'beginning' },
  first: [{ type: 'begin' }],
  steps: {
    beginning: {
      answered: [
        {
          to: 'old',
          when: ['the old one must be proved', (state, event) => succeeded(state, event) && !!begun(event)],
          data: (_, event) => ({ asked: begun(event) as PendingChallenge }),
        },
        { to: 'naming', when: ['there is none yet', succeeded], data: () => ({}) },
        { to: 'stopped', data: stopped },
      ],
      effectFailed: { to: 'stopped', data: () => ({ refused: UNREACHABLE }) },
    },
    old: {
      oldProven: [
        { to: 'naming', when: ['success', succeeded], data: (_, { answer }) => ({ old: uuidOf(answer) }) },
        { to: 'stopped', data: stopped },
      ],
    },
    naming: {
      named: [
        {
          to: 'naming',
          when: ['it cannot be one', (_, { wrong }) => wrong !== undefined],
          data: (state, { name, wrong }) => ({ ...oldOf(state), name, ...(wrong === undefined ? {} : { wrong }) }),
        },
        {
          to: 'asking',
          data: (state, { name }) => ({ ...oldOf(state), name }),
          ask: { ask: ({ name, ...state }) => ({ name, ...oldOf(state) }) },
        },
      ],
    },
    asking: {
      answered: [
        {
          to: 'new',
          when: ['success', succeeded],
          data: ({ name, ...state }, { answer }) => ({
            ...oldOf(state),
            name,
            asked: answer.result as PendingChallenge,
          }),
        },
        {
          to: 'stopped',
          when: ['the proof of the old one is over', (_, { answer }) => isAboutOld(answer)],
          data: stopped,
        },
        {
          to: 'naming',
          when: ['the field is wrong', (_, { answer }) => ABOUT_NAME.includes(answer.ret_code)],
          data: ({ name, ...state }, { answer }) => ({ ...oldOf(state), name, wrong: answer.ret_code }),
        },
        {
          to: 'naming',
          data: ({ name, ...state }, { answer }) => ({ ...oldOf(state), name, refused: refusedBy(answer) }),
        },
      ],
      effectFailed: { to: 'naming', data: ({ name, ...state }) => ({ ...oldOf(state), name, refused: UNREACHABLE }) },
    },
    new: {
      newProven: [
        { to: 'done', when: ['success', succeeded], ask: { tell: (_, { answer }) => ({ answer }) } },
        { to: 'stopped', data: stopped },
      ],
      wentBack: { to: 'naming', data: ({ name, ...state }) => ({ ...oldOf(state), name }) },
    },
    stopped: { retried: { to: 'beginning', ask: { begin: true } } },
    done: {},
  },
});

function begun({ answer }: WithAnswer): PendingChallenge | undefined {
  return (answer.result as { asked?: PendingChallenge } | null | undefined)?.asked;
}

function isAboutOld(answer: SubmitAnswer): boolean {
  return answer.ret_code === codes.challengeUnknown || isAbout(answer, 'old');
}

function uuidOf({ result }: SubmitAnswer): string {
  return (result as { old: string }).old;
}
