import { randomBytes } from 'node:crypto';
import type { References, StoredDecision } from '@gatehouse/web/server/references/references';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const LONGEST_REFERENCE = 40;
const UNKNOWN =
  'No decision is known by this reference. Check the spelling; references open for seven days, then they are forgotten.';

/** For support: the decision behind a reference that a person was shown, with its reasons. On the operator's port only. */
export async function decisionPages(server: FastifyInstance, { references }: { references: References }) {
  server.get<{ Params: { reference: string } }>('/decisions/:reference', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    reply.header('vary', 'Accept');
    const { reference } = request.params;
    const decision = reference.length > LONGEST_REFERENCE ? undefined : await references.open(reference);
    if (wantsJson(request)) return reply.code(decision ? 200 : 404).send(decision ?? { problem: UNKNOWN });
    return sendPage(reply, decision);
  });
}

function wantsJson({ headers: { accept } }: FastifyRequest): boolean {
  return !!accept && /\bapplication\/json\b/i.test(accept) && !/\btext\/html\b/i.test(accept);
}

function sendPage(reply: FastifyReply, decision: StoredDecision | undefined) {
  const nonce = randomBytes(16).toString('base64url');
  reply.header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`);
  const title = decision ? `Decision ${decision.reference}` : 'No such decision';
  const body = decision ? decisionBody(decision) : `<p>${UNKNOWN}</p>`;
  return reply
    .code(decision ? 200 : 404)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${title}</h1>
${body}</main></body></html>`);
}

function decisionBody({ question, site, facts, reported, value, trace, requestId, at }: StoredDecision): string {
  const known = Object.entries(facts).map(([name, fact]) => {
    const source = reported.includes(name) ? ' <small>as the browser said</small>' : '';
    return `<dt>${inText(name)}</dt><dd>${inText(fact)}${source}</dd>`;
  });
  const steps = trace.map(
    ({ rule, check, outcome, detail }) =>
      `<tr class="${outcome === 'won' ? 'won' : ''}"><td>${inText(rule)}</td><td>${inText(check)}</td><td>${inText(outcome)}</td><td>${inText(detail ?? '')}</td></tr>`,
  );
  return `<p>${inText(question)}</p><p><strong>${inText(value)}</strong></p>
<dl><dt>site</dt><dd>${inText(site)}</dd>${known.join('')}<dt>time</dt><dd>${new Date(at).toISOString().replace('T', ' ').slice(0, 19)} UTC</dd>${requestId ? `<dt>request</dt><dd>${inText(requestId)}</dd>` : ''}</dl>
<h2>Why</h2><table><thead><tr><th scope="col">Rule</th><th scope="col">Check</th><th scope="col">Outcome</th><th scope="col">Detail</th></tr></thead><tbody>${steps.join('')}</tbody></table>`;
}

function inText(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const STYLE = `:root{color-scheme:light dark;--line:light-dark(#dfe2e8,#2b303a);--grey:light-dark(#565c68,#a6acb8)}
body{font:16px/1.5 system-ui,"Noto Sans",sans-serif;margin:0;background:light-dark(#f9fafc,#0d1015);color:light-dark(#161c28,#eceef2)}
main{max-inline-size:60rem;margin:0 auto;padding:64px 16px}h1{font-weight:400;font-size:32px;line-height:1.15;margin:0 0 16px}h2{font-size:20px;margin:32px 0 12px}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 24px}dt,small{color:var(--grey)}dd{margin:0;overflow-wrap:anywhere}
table{border-collapse:collapse;inline-size:100%}th,td{padding:8px 12px 8px 0;border-block-end:1px solid var(--line);text-align:start;vertical-align:top;overflow-wrap:anywhere}
th{color:var(--grey);font-weight:400}.won td{font-weight:600}`;
