import type { CaptchaProofFields, CaptchaRefusal } from '@gatehouse/contract/captcha/captcha';
import { codes } from '@gatehouse/contract/errors/codes';
import type { CaptchaKind } from '@gatehouse/rules/captcha/captcha';
import { type SceneOf, sceneCode } from '@gatehouse/rules/login/scene';
import type { PageFrame } from '../../shell/page-context.tsx';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { attempt } from './attempt.ts';
import type { CaptchaEnd } from './captcha-state.ts';
import type { CaptchaPlace } from './frame/captcha-widget.ts';
import { unseenProofsOf } from './unseen-magpie.ts';

/** How often a call is repeated for each kind that is tried: a kind whose proofs are refused twice is left. */
const MOST_REPEATS = 2;

type Run = (proof: CaptchaProofFields) => Promise<SubmitAnswer>;

/** CAPT-05: one captcha at a time. */
let last: Promise<unknown> = Promise.resolve();

/** CAPT-08: begins the unseen work of a scene. */
export function prepare(page: PageFrame, action: SceneOf): void {
  unseenProofsOf(placeOf(page, action)).prepare();
}

/** LOGIN-11: whether risk says `verify` of the attempt under way: its captcha is visible, where the scene asks for any. */
export function doubt(page: PageFrame, action: SceneOf, isDoubted: boolean): void {
  unseenProofsOf(placeOf(page, action)).doubt(isDoubted);
}

/**
 * CAPT-06: performs a protected call with a proof. A refusal that asks for another proof gets one, and the call is repeated. Where the
 * user cancels, the answer is a refusal that nothing shows: the form stays as it is.
 */
export async function prove(page: PageFrame, action: SceneOf, run: Run, signal?: AbortSignal): Promise<SubmitAnswer> {
  const place = placeOf(page, action);
  const proofs = unseenProofsOf(place);
  const ask = (asked: Parameters<typeof attempt>[0]['asked']) =>
    alone(() => attempt({ place, asked, takeUnseen: proofs.take, signal }));
  const failed: CaptchaKind[] = [];
  const refused: CaptchaKind[] = [];
  let end = await ask({ type: 'unseenAsked' });
  let answer = await performed(end, run);
  for (let repeats = 0; repeats < MOST_REPEATS * (failed.length + 1) && !isCancelled(end); repeats += 1) {
    const demand = demandOf(answer);
    if (demand === undefined) break;
    if (end.step === 'solved') {
      const { kind } = end.proof;
      if (isLeft(kind, answer, refused)) failed.push(kind);
      if (answer.ret_code === codes.captchaRefused) refused.push(kind);
    }
    proofs.forget();
    const again = demand === 'visible' || failed.length > 0 || repeats > 0;
    end = await ask(again ? { type: 'visibleAsked', failed: [...failed] } : { type: 'unseenAsked' });
    // Without another proof the refusal stands, and the next one is visible.
    if (end.step !== 'skipped') answer = await performed(end, run);
  }
  return answer;
}

function placeOf(page: PageFrame, action: SceneOf): CaptchaPlace {
  return { page, action, scene: sceneCode(page.site, action) };
}

function alone<Value>(act: () => Promise<Value>): Promise<Value> {
  const mine = last.then(act);
  last = mine.catch(() => undefined);
  return mine;
}

/** Its checking server is away, or does not know what it gave out before either. */
function isLeft(kind: CaptchaKind, { ret_code }: SubmitAnswer, refused: readonly CaptchaKind[]): boolean {
  return ret_code === codes.captchaNotChecked || (ret_code === codes.captchaRefused && refused.includes(kind));
}

const isCancelled = (end: CaptchaEnd) => end.step === 'cancelled';

async function performed(end: CaptchaEnd, run: Run): Promise<SubmitAnswer> {
  if (end.step === 'cancelled') return { ret_code: codes.captchaRequired, ret_msg: '', toasted: true };
  return run(end.step === 'solved' ? end.proof.fields : {});
}

/** What a refusal asks for; undefined: it is about something else. */
function demandOf({ ret_code, result }: SubmitAnswer): CaptchaRefusal['demand'] | undefined {
  const about: readonly number[] = [codes.captchaRequired, codes.captchaRefused, codes.captchaNotChecked];
  if (!about.includes(ret_code)) return undefined;
  return (result as Partial<CaptchaRefusal> | undefined)?.demand ?? 'unseen';
}
