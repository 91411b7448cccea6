import { captchaDrillOf } from '@gatehouse/identity/compose';
import { type CaptchaKind, captchaKinds } from '@gatehouse/rules/captcha/captcha';
import { captchaParts, isOutageList, outagesIn } from '@gatehouse/rules/captcha/captcha-outage';
import type { ConfiguredCaptchas } from '@gatehouse/rules/captcha/configured-captchas';
import { captchaMet, captchaText } from '@gatehouse/rules/explorer/explore-captcha';
import { sceneCode } from '@gatehouse/rules/login/scene';
import { deviceCookieName, guidCookieName } from '@gatehouse/rules/session/session';
import type { Brand } from '@gatehouse/rules/site/brand';
import { originOf } from '@gatehouse/rules/site/site-of';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';

type Options = {
  readonly identity: FastifyInstance | undefined;
  readonly brand: Brand;
  /** The running product's captchas: providers and settings. */
  readonly captcha: () => ConfiguredCaptchas;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
};

/** What a visitor without consent meets on each site, in words, and what a drill needs to try it. */
export type CaptchaMatrix = {
  /** The captchas that are configured. */
  readonly kinds: readonly CaptchaKind[];
  readonly cookies: { readonly guid: string; readonly device: string };
  readonly sites: readonly {
    readonly id: string;
    readonly origin: string;
    readonly registerType: number;
    readonly actions: readonly {
      readonly action: 'login' | 'register';
      readonly scene: string;
      readonly meets: string;
    }[];
  }[];
};

const NO_LIST = 'off must be captchas with commas between them, for instance recaptcha.script, magpie.check';
const ELSEWHERE = 'Captchas are checked by the API that API_ORIGIN names; drill them there.';
/** A drill that is forgotten ends by itself. */
const MOST_MINUTES = 60;

const DEVICE = z.string().regex(/^[\w-]{43}$/, 'must be the SHA-256 of a device’s secret, base64url');
const WHOM = 'name the device that meets it, or set visitors to true: then every visitor may meet it';
const outageOf = ({ sites }: Options['brand']) =>
  z
    .strictObject({
      kind: z.enum(captchaKinds, `must be one of ${captchaKinds.join(', ')}`),
      part: z.enum(captchaParts, `must be one of ${captchaParts.join(', ')}`),
      site: z
        .enum(
          sites.map(({ id }) => id),
          `must be one of ${sites.map(({ id }) => id).join(', ')}`,
        )
        .optional(),
      scene: z
        .string()
        .regex(/^\d{5}$/, 'must be a scene code of five digits')
        .optional(),
      device: DEVICE.optional(),
      visitors: z.literal(true).optional(),
      percent: z.number().min(0).max(100, 'must be from 0 to 100').default(100),
      minutes: z.number().positive().max(MOST_MINUTES, `must be at most ${MOST_MINUTES}`).default(10),
    })
    .refine(({ device, visitors }) => (device === undefined) === (visitors === true), {
      path: ['device'],
      error: WHOM,
    });

/**
 * CAPT-06: which captchas visitors meet (`GET /captcha/matrix`), and the outage drill: what is switched off (`GET /captcha/outages`), one more outage (`POST`) and the
 * end of all (`DELETE`). An outage names a captcha and the part that is away, and ends by itself.
 */
export async function captchaPages(server: FastifyInstance, options: Options): Promise<void> {
  const { identity, brand, logger } = options;
  server.get<{ Querystring: { off?: unknown } }>('/captcha/matrix', async ({ query: { off = '' } }, reply) => {
    if (typeof off !== 'string' || !isOutageList(off)) return kept(reply).code(400).send({ problem: NO_LIST });
    return kept(reply).send(matrixOf(options, off));
  });
  const drill = identity && captchaDrillOf(identity);
  const payload = outageOf(brand);
  const path = '/captcha/outages';
  if (!drill) {
    server.all(path, (_request, reply) => kept(reply).code(404).send({ problem: ELSEWHERE }));
    return;
  }
  server.get(path, async (_request, reply) => kept(reply).send({ outages: await drill.running() }));
  server.post(path, async ({ body }, reply) => {
    const { success, data, error } = payload.safeParse(body);
    if (!success) {
      const [first] = error.issues;
      return kept(reply)
        .code(400)
        .send({ problem: `${first?.path.join('.') || 'The body'}: ${first?.message}` });
    }
    const { minutes, visitors: _visitors, ...outage } = data;
    const begun = await drill.begin(outage, minutes);
    logger.warn({ outage: begun }, 'An outage drill of captchas began');
    return kept(reply).send({ outage: begun });
  });
  server.delete<{ Querystring: { device?: unknown } }>(path, async ({ query: { device } }, reply) => {
    const { success, data, error } = DEVICE.optional().safeParse(device);
    if (!success)
      return kept(reply)
        .code(400)
        .send({ problem: `device: ${error.issues[0]?.message}` });
    await drill.end(data);
    logger.warn('The outage drills of captchas ended');
    return kept(reply).send({ outages: await drill.running() });
  });
}

function matrixOf({ brand, captcha }: Options, off: string): CaptchaMatrix {
  const secure = brand.scheme === 'https';
  const common = { captcha: captcha(), off: outagesIn(off) };
  const kinds = captchaKinds.filter((kind) => kind === 'magpie' || kind in common.captcha.providers);
  return {
    kinds,
    cookies: { guid: guidCookieName(brand, secure), device: deviceCookieName(brand, secure) },
    sites: brand.sites.map((site) => ({
      ...{ id: site.id, origin: originOf(brand, site), registerType: site.registration.type },
      actions: (['login', 'register'] as const).map((action) => ({
        ...{ action, scene: sceneCode(site, action) },
        meets: captchaText(captchaMet({ ...common, site, action }).value),
      })),
    })),
  };
}

function kept(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
}
