import type { Envelope } from '@gatehouse/contract/call';
import { sessionRevoke } from '@gatehouse/contract/session';
import { platformHere } from '../../platform/browser.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** The calls of the dashboard, loaded when the first is made. */
export function revokeSession(
  frame: PageFrame,
  payload: { session_id: string } | { all_others: true },
  signal: AbortSignal,
): Promise<Envelope> {
  return platformHere(frame).ask(sessionRevoke, payload, { hideError: true, signal });
}
