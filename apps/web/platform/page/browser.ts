import type { Envelope } from '@gatehouse/contract/call/call';
import { guidCookieName } from '@gatehouse/rules/session/session';
import type { CompiledWords } from '@gatehouse/words/catalogue';
import { createPasswordEncryption, type PasswordEncryption } from '../credentials/encrypt-password.ts';
import { notify } from '../notices/notify.ts';
import { createRequest, type Request } from '../request/request.ts';
import { type Ask, settled } from '../request/settled.ts';
import { browserStorage } from '../storage/storage.ts';
import { platformLabel } from '../webview/platform-label.ts';
import { ensureGuid } from './guid.ts';
import { type TokenKeeper, tokenKeeper } from './token-keeper.ts';

/** The fields of `PageFrame` that the platform needs. */
export type PlatformFrame = {
  readonly language: { readonly value: string; readonly tag: string; readonly words: CompiledWords };
  readonly site: { readonly id: string };
  readonly brand: { readonly keys: { readonly guid: string; readonly token: string }; readonly appUserAgent?: string };
};

/** The browser services of one page. */
export type Platform = {
  readonly request: Request;
  /** Calls whose promise never rejects; flows use these. */
  readonly ask: Ask;
  readonly token: TokenKeeper;
  readonly encryption: PasswordEncryption;
  /** Preloads what a submit needs: the key, and the error catalogue. Call it on the first focus. */
  readonly prepare: () => void;
  /** SESS-04: called on 10006, after the cached answers are deleted; `sessionHere` sets it. */
  onSessionInvalid: () => void;
  /** BAN-01: called on 31003 from any call; the page sets it. */
  onBanned: (refusal: Envelope) => void;
};

let made: Platform | undefined;

/** The platform of this page, a singleton. For effects and handlers; there is none on the server. */
export function getPlatform(frame: PlatformFrame): Platform {
  made ??= makePlatform(frame);
  return made;
}

function makePlatform({ language, site, brand }: PlatformFrame): Platform {
  const token = tokenKeeper(brand.keys.token);
  const request = createRequest({
    token,
    fetch: (...asked) => fetch(...asked),
    locale: () => language.value,
    platform: () => platformLabel(brand.appUserAgent ?? ''),
    guid: () => ensureGuid(guidCookieName(brand, location.protocol === 'https:')),
    notify: (notice) => void notify(notice, { language, site }),
    onSessionInvalid() {
      token.clear();
      void request.forget();
      platform.onSessionInvalid();
    },
    onBanned: (refusal) => platform.onBanned(refusal),
    clock: Date.now,
    storage: browserStorage('localStorage'),
    report: ({ path, ...detail }) => performance.mark(`slow-response ${path}`, { detail }),
    page: window,
  });
  const ask = settled(request);
  const encryption = createPasswordEncryption(ask);
  const prepare = () => {
    encryption.prepare();
    request.prepare();
  };
  const hooks = { onSessionInvalid() {}, onBanned() {} };
  const platform: Platform = { request, ask, token, encryption, prepare, ...hooks };
  return platform;
}
