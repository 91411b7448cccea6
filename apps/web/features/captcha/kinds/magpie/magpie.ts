import { ChallengeRefused, type OpenWidget } from '../../frame/captcha-widget.ts';
import { askMagpie } from './challenge.ts';
import { solveMagpie } from './solve.ts';

/** Eight times the usual work, on a slow phone. */
const VISIBLE_LIMIT_MS = 180_000;

/** CAPT-08: magpie where it is seen: more work, and a dialog that says so. It needs no place of its own. */
export const openMagpie: OpenWidget = (place) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  let solving: Promise<string> | undefined;
  return {
    async load() {
      const asked = await askMagpie(place, { visible: true, signal });
      // Without a time it may be that no answer came.
      if (asked.demand === 'refused' && asked.refused.retryAfterS) throw new ChallengeRefused(asked.refused);
      if (!('challenge' in asked) || !asked.challenge) throw new Error('No challenge');
      const { challenge } = asked;
      solving = solveMagpie(challenge, { limitMs: VISIBLE_LIMIT_MS, signal });
      // `result` hears of it.
      solving.catch(() => undefined);
    },
    async show() {},
    async result() {
      const token = await solving;
      if (token === undefined) throw new Error('Not loaded');
      return { magpie_verify_info: { token, scene: place.scene } };
    },
    close: () => stopped.abort(),
  };
};
