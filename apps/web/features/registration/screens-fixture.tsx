import { UiTextsProvider } from '../../ui/texts.tsx';
import { Kept } from './kept.tsx';
import type { RegistrationState } from './registration-state.ts';
import type { Start } from './screen-props.ts';
import { byCode } from './screen-states.ts';
import { Screen, ScreenEnd } from './screens.tsx';

const texts = {
  ...{ showPassword: 'Show', hidePassword: 'Hide', capsLock: 'Caps', close: 'Close', dismiss: 'Dismiss' },
  ...{ notifications: 'Notifications', optional: 'optional' },
};

/** Tests only: what a state looks like, with the fields that stay. */
export const show = (state: RegistrationState, start: Start = byCode) => (
  <UiTextsProvider texts={texts}>
    <Screen state={state} start={start} tell={() => undefined} />
    <Kept state={state} start={start} onMethod={() => undefined} />
    <ScreenEnd state={state} start={start} tell={() => undefined} />
  </UiTextsProvider>
);
