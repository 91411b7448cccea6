import type { SubAccounts } from '@gatehouse/contract/account/sub-account';
import { codes } from '@gatehouse/contract/errors/codes';
import { defineFlow } from '../../platform/flow/flow.ts';
import { type AnswerEvent, is, refused } from '../forms/answered.ts';
import { type WrongNew, wrongNewBy } from '../forms/new-password-problem.ts';
import { isAbout, type Refused, UNREACHABLE } from '../forms/submit-answer.ts';

/** The purpose of the form: a new sub-account, or a new password. */
export type SubForm = { readonly kind: 'create' } | { readonly kind: 'password'; readonly id: number };
export type WrongSub = { readonly name?: 'empty' | 'shape' | 'taken'; readonly password?: WrongNew };

type Shown = { readonly refused?: Refused };
export type SubAccountsState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed' }
  | ({ readonly step: 'list'; readonly all: SubAccounts; readonly news?: SubNews } & Shown)
  | { readonly step: 'freezing'; readonly all: SubAccounts; readonly id: number; readonly frozen: boolean }
  | ({ readonly step: 'form'; readonly all: SubAccounts; readonly form: SubForm; readonly wrong?: WrongSub } & Shown)
  | { readonly step: 'saving'; readonly all: SubAccounts; readonly form: SubForm };
export type SubNews = 'created' | 'password' | 'frozen' | 'unfrozen';

export type SubAccountsEvent =
  | { readonly type: 'opened'; readonly form: SubForm }
  | { readonly type: 'given'; readonly wrong: WrongSub | undefined }
  | { readonly type: 'freezeAsked'; readonly id: number; readonly frozen: boolean }
  | { readonly type: 'cancelled' }
  | { readonly type: 'retried' }
  | AnswerEvent;
/** Typed values stay in the form, where `save` reads them. */
export type SubAccountsEffect =
  | { readonly type: 'load' }
  | { readonly type: 'save'; readonly form: SubForm }
  | { readonly type: 'freeze'; readonly id: number; readonly frozen: boolean };

const allIn = ({ answer }: AnswerEvent) => answer.result as SubAccounts;

/** SHELL-10: the table of the sub-accounts card. */
export const subAccountsFlow = defineFlow<SubAccountsState, SubAccountsEvent, SubAccountsEffect>({
  name: 'sub-accounts',
  start: { step: 'loading' },
  first: [{ type: 'load' }],
  steps: {
    loading: {
      answered: [
        { to: 'list', when: ['they are here', is(codes.success)], data: (_, told) => ({ all: allIn(told) }) },
        { to: 'failed' },
      ],
      effectFailed: { to: 'failed' },
    },
    failed: { retried: { to: 'loading', ask: { load: true } } },
    list: {
      opened: { to: 'form', data: ({ all }, { form }) => ({ all, form }) },
      freezeAsked: {
        to: 'freezing',
        data: ({ all }, { id, frozen }) => ({ all, id, frozen }),
        ask: { freeze: ({ id, frozen }) => ({ id, frozen }) },
      },
    },
    freezing: {
      answered: [
        {
          to: 'list',
          when: ['it is done', is(codes.success)],
          data: ({ frozen }, told) => ({ all: allIn(told), news: frozen ? 'frozen' : 'unfrozen' }),
        },
        { to: 'list', when: ['they changed their mind', is(codes.stepUpNeeded)], data: ({ all }) => ({ all }) },
        { to: 'list', data: ({ all }, told) => ({ all, ...refused(told) }) },
      ],
      effectFailed: { to: 'list', data: ({ all }) => ({ all, refused: UNREACHABLE }) },
    },
    form: {
      given: [
        {
          to: 'form',
          when: ['a field is wrong', (_, { wrong }) => wrong !== undefined],
          data: ({ all, form }, { wrong }) => ({ all, form, ...(wrong ? { wrong } : {}) }),
        },
        { to: 'saving', data: ({ all, form }) => ({ all, form }), ask: { save: ({ form }) => ({ form }) } },
      ],
      cancelled: { to: 'list', data: ({ all }) => ({ all }) },
    },
    saving: {
      answered: [
        {
          to: 'list',
          when: ['it is done', is(codes.success)],
          data: ({ form }, told) => ({ all: allIn(told), news: form.kind === 'create' ? 'created' : 'password' }),
        },
        {
          to: 'form',
          when: ['the name is taken', is(codes.subAccountNameTaken)],
          data: ({ all, form }) => ({ all, form, wrong: { name: 'taken' } }),
        },
        {
          to: 'form',
          when: ['the name cannot be one', (_, { answer }) => isAbout(answer, 'name')],
          data: ({ all, form }) => ({ all, form, wrong: { name: 'shape' } }),
        },
        {
          to: 'form',
          when: ['the password is refused', (_, { answer }) => wrongNewBy(answer) !== undefined],
          data: ({ all, form }, { answer }) => ({
            all,
            form,
            wrong: { password: wrongNewBy(answer) ?? { why: 'empty' } },
          }),
        },
        {
          to: 'form',
          when: ['they changed their mind', is(codes.stepUpNeeded)],
          data: ({ all, form }) => ({ all, form }),
        },
        { to: 'form', data: ({ all, form }, told) => ({ all, form, ...refused(told) }) },
      ],
      effectFailed: { to: 'form', data: ({ all, form }) => ({ all, form, refused: UNREACHABLE }) },
    },
  },
});
