import type { SceneOf } from '@gatehouse/rules/login/scene';
import type { PageFrame } from '../../shell/page-context.tsx';
import { prepareCaptcha } from './checked-call.ts';

const FIELDS = 'main form :is(input, select, textarea, button, button *, label, label *)';
const TOUCHES = ['focusin', 'input', 'pointerdown'] as const;

/** CAPT-08: begins the unseen captcha at the first touch of a form of the page; it may have been touched already. */
export function prepareOnTouch(page: PageFrame, scene: SceneOf): void {
  // A heading may get the focus by itself.
  const isInForm = (target: EventTarget | null) => target instanceof Element && target.matches(FIELDS);
  const touched = ({ target }: Pick<Event, 'target'>) => {
    if (!isInForm(target)) return;
    for (const type of TOUCHES) document.removeEventListener(type, touched, true);
    void prepareCaptcha(page, scene);
  };
  for (const type of TOUCHES) document.addEventListener(type, touched, true);
  touched({ target: document.activeElement });
}
