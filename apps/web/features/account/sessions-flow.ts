import { codes } from '@gatehouse/contract/errors/codes';
import type { SessionRow } from '@gatehouse/contract/session/session';
import { defineFlow, type Flow } from '../../platform/flow/flow.ts';
import { type Refused, refusedBy, type SubmitAnswer, UNREACHABLE } from '../forms/submit-answer.ts';

/** One session by its id, or every session but this one. */
export type Target = { readonly sessionId: string } | 'others';
type Rows = { readonly rows: readonly SessionRow[] };
/** The result of the last action. */
type LastResult = { readonly ended?: number; readonly refused?: Refused };

export type SessionsState =
  | ({ readonly step: 'shown' } & Rows & LastResult)
  | ({ readonly step: 'confirming'; readonly target: Target } & Rows)
  | ({ readonly step: 'ending'; readonly target: Target } & Rows);

export type SessionsEvent =
  | { readonly type: 'endAsked'; readonly target: Target }
  | { readonly type: 'kept' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'answered'; readonly answer: SubmitAnswer };

export type SessionsEffect = { readonly type: 'end'; readonly target: Target };

/** A session leaves the list only after the server has ended it; until then its row shows that it is ending. */
export const sessionsFlow = defineFlow<SessionsState, SessionsEvent, SessionsEffect>({
  name: 'sessions',
  start: { step: 'shown', rows: [] },
  steps: {
    shown: {
      endAsked: {
        to: 'confirming',
        when: ['there is such a session', ({ rows }, { target }) => rows.some((row) => isTarget(row, target))],
        data: ({ rows }, { target }) => ({ rows, target }),
      },
    },
    confirming: {
      kept: { to: 'shown', data: ({ rows }) => ({ rows }) },
      confirmed: {
        to: 'ending',
        data: ({ rows, target }) => ({ rows, target }),
        ask: { end: ({ target }) => ({ target }) },
      },
    },
    ending: {
      answered: [
        {
          to: 'shown',
          when: ['success', (_, { answer }) => answer.ret_code === codes.success],
          data: ({ rows, target }, { answer }) => ({
            rows: rows.filter((row) => !isTarget(row, target)),
            ended: revoked(answer),
          }),
        },
        { to: 'shown', data: ({ rows }, { answer }) => ({ rows, refused: refusedBy(answer) }) },
      ],
      effectFailed: { to: 'shown', data: ({ rows }) => ({ rows, refused: UNREACHABLE }) },
    },
  },
});

/** The same flow, starting with the list that the page was rendered with. */
export function sessionsFlowOf(rows: readonly SessionRow[]): Flow<SessionsState, SessionsEvent, SessionsEffect> {
  return { ...sessionsFlow, start: { step: 'shown', rows } };
}

/** Never true for the current session, which ends by logging out. */
export function isTarget(row: SessionRow, target: Target): boolean {
  return !row.current && (target === 'others' || row.session_id === target.sessionId);
}

function revoked({ result }: SubmitAnswer): number {
  const count = (result as { revoked?: unknown } | undefined)?.revoked;
  return typeof count === 'number' ? count : 0;
}
