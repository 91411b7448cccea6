import type { Call, Envelope } from '@gatehouse/contract/call/call';
import { NO_ANSWER_CODE } from '@gatehouse/contract/call/no-answer';
import type { ReactNode } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useStepUp } from './step-up.tsx';

export type PrivateCall = {
  /** Never rejects. Verifies the user first where the server requires it (`useStepUp`). */
  readonly ask: <Payload, Result>(
    call: Call<Payload, Result>,
    payload: Payload,
    signal?: AbortSignal,
  ) => Promise<Envelope<Result>>;
  readonly dialog: ReactNode;
};

/** The calls of the account pages; their code is loaded with the first call. */
export function usePrivateCall(): PrivateCall {
  const page = usePage();
  const { call: proven, dialog } = useStepUp();
  return {
    dialog,
    ask: (call, payload, signal) =>
      proven(call, () =>
        import('./private-calls.ts').then(
          ({ askPrivately }) => askPrivately(page, call, payload, signal),
          () => ({ ret_code: NO_ANSWER_CODE, ret_msg: '' }),
        ),
      ),
  };
}
