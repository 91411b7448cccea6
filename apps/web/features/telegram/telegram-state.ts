import type { LoginChallenge } from '@gatehouse/contract/login/login';
import type { TelegramUser } from '@gatehouse/contract/telegram/telegram';
import type { RefObject } from 'react';
import type { TelegramAuth } from '../../platform/webview/telegram-auth.ts';
import type { AnswerEvent } from '../forms/answered.ts';
import type { Refused, SubmitAnswer } from '../forms/submit-answer.ts';
import type { StepUp } from '../verification/step-up.tsx';

/**
 * How the page was opened. `outside`: in a browser; `launched`: by Telegram, with its signed data; `bare`: in Telegram without
 * data; `hidden`: compliance hides Telegram here (`telegramLogin`); `others`: logged in, as another person than the one who opened the
 * mini-app; `session`: logged in, in the mini-app; `settled`: logged in, and nothing is left to ask.
 */
export type Place = 'outside' | 'launched' | 'bare' | 'hidden' | 'others' | 'session' | 'settled';

/** LOGIN-08, TG-04: what the form knows of Telegram. `who`: the person whose data goes along with the login. */
export type FormData = {
  /** Absent: nothing was asked, or Back dropped it. */
  readonly auth?: TelegramAuth;
  readonly who?: TelegramUser;
  /** `none`: launched without data; `hidden`: not offered on this site. */
  readonly lacks?: 'none' | 'hidden';
  /** Why the launch did not log in. */
  readonly refused?: Refused;
};

/** TG-05. `ticked`: the bot may send messages. */
export type LinkData = { readonly who?: TelegramUser; readonly ticked: boolean };

/** What the API said of the launch. `expired`: its data no longer counts (TG-12). */
export type Launched = { readonly who?: TelegramUser; readonly expired?: true };

/** SHELL-12: register-or-login is `form`, authorise-login is `authorise`, link-auth is `link`. */
export type TelegramState =
  | { readonly step: 'looking' }
  | { readonly step: 'outside' }
  | { readonly step: 'launching' }
  | { readonly step: 'unreachable' }
  /** LOGIN-02: a second factor, or a new device. */
  | { readonly step: 'second'; readonly asked: LoginChallenge }
  | { readonly step: 'authorise'; readonly who: TelegramUser }
  | ({ readonly step: 'form' } & FormData)
  /** TG-12: whether the session of another person ends. `refused`: it could not be ended. */
  | { readonly step: 'others'; readonly who: TelegramUser; readonly refused?: Refused }
  | { readonly step: 'ending'; readonly who: TelegramUser }
  /** TG-09 */
  | { readonly step: 'expired' }
  /** TG-06 */
  | ({ readonly step: 'status' } & Launched)
  | ({ readonly step: 'link'; readonly notice?: 'unproven'; readonly refused?: Refused } & LinkData)
  | ({ readonly step: 'binding' } & LinkData)
  | { readonly step: 'bound' }
  /** TG-08: `code` of the failed binding. */
  | { readonly step: 'unbound'; readonly code: string }
  | { readonly step: 'done' };

/** The states that only a mini-app reaches, after its first question. */
export type InsideState = Extract<
  TelegramState,
  { readonly step: 'second' | 'others' | 'ending' | 'expired' | 'link' | 'binding' | 'bound' | 'unbound' }
>;

/** What is found of the page when it opens. `auth` and `who`: as answered before a reload. */
export type LookedEvent = {
  readonly type: 'looked';
  readonly place: Place;
  readonly auth?: TelegramAuth;
} & Launched;
/** TG-06. `expired`: as in `Launched`. `ticked`: as the box begins on this site. */
export type StatusEvent = LinkData & {
  readonly type: 'statusRead';
  readonly answer: SubmitAnswer;
  readonly expired: boolean;
};

export type TelegramEvent =
  | LookedEvent
  | AnswerEvent
  | StatusEvent
  | { readonly type: 'ticked'; readonly ticked: boolean }
  | { readonly type: 'accepted' }
  | { readonly type: 'declined' }
  | { readonly type: 'wentBack' }
  | { readonly type: 'telegramChosen' }
  | { readonly type: 'otherWay' }
  | { readonly type: 'again' }
  | { readonly type: 'wentOn' }
  /** The launch ends no session any more. */
  | { readonly type: 'launchOver' };

/** ASVS 7.5.3: the call of the screen that asks, with its dialog (`useStepUp`); undefined while no such screen is shown. */
export type ProvenCall = RefObject<StepUp['call'] | undefined>;
export type Dispatch = (event: TelegramEvent) => void;

export type TelegramEffect =
  | { readonly type: 'look' }
  | { readonly type: 'logIn' }
  | { readonly type: 'keep'; readonly auth: TelegramAuth | null }
  | { readonly type: 'endOthers' }
  | { readonly type: 'sayExpired' }
  | ({ readonly type: 'readStatus' } & Launched)
  | { readonly type: 'noteAnswered' }
  | { readonly type: 'bind' }
  | { readonly type: 'sayBound' }
  | { readonly type: 'sayFailed'; readonly code: string }
  | { readonly type: 'leave' };
