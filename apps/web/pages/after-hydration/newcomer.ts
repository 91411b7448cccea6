import { REHEARSAL_KEY } from '../../platform/storage/rehearsal-key.ts';
import { readLocal } from '../../platform/storage/storage.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** On the first page after a registration, which says so in its data, a question about the site's address; once for each device. */
export function rehearseAddress(frame: PageFrame): void {
  const { newUser, welcome } = (frame.data ?? {}) as { newUser?: unknown; welcome?: unknown };
  if (frame.telegram.miniApp || !frame.session.user || !(newUser || welcome) || readLocal(REHEARSAL_KEY)) return;
  import('../../features/rehearsal/start-rehearsal.tsx')
    .then(({ startRehearsal }) => startRehearsal(frame))
    .catch(() => undefined);
}
