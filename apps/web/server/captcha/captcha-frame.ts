import { CAPTCHA_FRAME_PATH } from '@gatehouse/contract/captcha/captcha-frame';
import { type CaptchaProvider, type CaptchaProviders, outsideCaptchaKinds } from '@gatehouse/rules/captcha/captcha';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CAPTCHA_FRAME } from '../../page-entries.ts';
import type { Views } from '../document/bundle.ts';
import { freshNonce } from '../http/random-text.ts';
import { framePolicy } from './frame-policy.ts';

type CaptchaFrameOptions = {
  readonly bundle: Pick<Views, 'filesOf'>;
  /** Absent: none. */
  readonly providers: CaptchaProviders | undefined;
};

/** CAPT-01: the documents of the frames in which captchas of other companies run. A kind without keys has none. */
export function captchaFrame(server: FastifyInstance, { bundle, providers = {} }: CaptchaFrameOptions): void {
  server.get(CAPTCHA_FRAME_PATH, (request, reply) => {
    const kind = kindIn(request);
    const provider = kind && providers[kind];
    if (!kind || !provider) return reply.code(404).type('text/plain').send('There is no such captcha.');
    const nonce = freshNonce();
    reply.header('content-security-policy', framePolicy(nonce, provider));
    // The page's own window only; `frame-ancestors` says the same to newer browsers.
    reply.header('x-frame-options', 'SAMEORIGIN').header('cache-control', 'private, no-store');
    return reply
      .type('text/html; charset=utf-8')
      .send(documentOf(kind, provider, nonce, bundle.filesOf(CAPTCHA_FRAME).script));
  });
}

function kindIn({ query }: FastifyRequest) {
  const { kind } = query as { readonly kind?: unknown };
  return outsideCaptchaKinds.find((one) => one === kind);
}

/** The language and the theme come with the page's first message. */
function documentOf(kind: string, { siteKey, scripts, size }: CaptchaProvider, nonce: string, script: string): string {
  const provider = JSON.stringify({ kind, siteKey, scripts, ...(size ? { size } : {}) }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Captcha</title>
<style>body { margin: 0; display: grid; justify-content: center; }</style>
<div id="captcha"></div>
<script type="application/json" id="provider">${provider}</script>
<script type="module" nonce="${nonce}" src="${script}"></script>
`;
}
