import { requestHeaders } from '@gatehouse/contract/call/request-headers';
import { deviceSecretOf, guidOf, TELEGRAM_FRAME_ENDING } from '@gatehouse/rules/session/session';
import type { FastifyRequest } from 'fastify';
import { readCookie } from '../http/cookie.ts';
import type { Visitor } from '../visitor/visitor.ts';

/** PLAT-02: tells which requests come from a frame in Telegram's web client. Undefined: none can be told from a window's. */
export type TelegramFrames = {
  /** Origins whose pages may frame the mini-app's; empty: none. */
  readonly origins: readonly string[];
  /** For the navigation to a page of the mini-app. */
  readonly opening: (request: FastifyRequest, visitor: Visitor) => Visitor | undefined;
  /** For a call of such a page. */
  readonly calling: (request: FastifyRequest, visitor: Visitor) => Visitor | undefined;
};

const ORIGIN = /^https?:\/\/[a-z\d.-]+(?::\d{1,5})?$/;

/**
 * Browsers send a frame in another site's page no cookie that is `SameSite=Lax`, so such a frame has cookies of its own, which other
 * sites' pages do not get (`SameSite=None; Secure; Partitioned; HttpOnly`). They count for nothing else: not with a window's cookies,
 * and not for a request that the browser does not say is the frame's own (fetch metadata), such as one of another site's page.
 * No header of a page has a say in it.
 * @throws {Error} if one is no origin: it goes into a policy
 */
export function createTelegramFrames(origins: readonly string[]): TelegramFrames {
  const wrong = origins.find((origin) => !ORIGIN.test(origin));
  if (wrong !== undefined) throw new Error(`${wrong} is no origin that may frame the mini-app`);
  const none = () => undefined;
  if (origins.length === 0) return { origins, opening: none, calling: none };
  return {
    origins,
    opening(request, visitor) {
      return request.headers['sec-fetch-dest'] === 'iframe' ? framed(visitor, request) : undefined;
    },
    calling(request, visitor) {
      const { headers } = request;
      if (headers['sec-fetch-site'] !== 'same-origin' || headers[requestHeaders.frame] !== undefined) return undefined;
      const inFrame = framed(visitor, request);
      // The page before the call has set the frame's device.
      return inFrame?.device === undefined ? undefined : inFrame;
    },
  };
}

/** PLAT-02: no frame may be Telegram's. */
export const noTelegramFrames: TelegramFrames = createTelegramFrames([]);

/** The visitor by the frame's cookies; undefined with those of a window, which no frame of another site sends. */
function framed(visitor: Visitor, { headers: { cookie } }: FastifyRequest): Visitor | undefined {
  if (visitor.token !== undefined || visitor.device !== undefined) return undefined;
  const tokenCookie = visitor.tokenCookie + TELEGRAM_FRAME_ENDING;
  const deviceCookie = visitor.deviceCookie + TELEGRAM_FRAME_ENDING;
  const guidCookie = visitor.guidCookie + TELEGRAM_FRAME_ENDING;
  const miniAppCookie = visitor.miniAppCookie + TELEGRAM_FRAME_ENDING;
  return {
    ...visitor,
    ...{ framed: 'telegram', miniApp: true, tokenCookie, deviceCookie, guidCookie, miniAppCookie },
    token: readCookie(cookie, tokenCookie),
    device: deviceSecretOf(readCookie(cookie, deviceCookie)),
    guid: guidOf(readCookie(cookie, guidCookie)),
    miniAppMark: readCookie(cookie, miniAppCookie) !== undefined,
  };
}
