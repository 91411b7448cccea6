import type { FastifyInstance, FastifyReply } from 'fastify';
import { PEOPLE } from '../core/people.ts';
import { TELEGRAM_PAGE_PATH, type Telegram } from '../core/telegram.ts';
import { ageIn, defectIn, personIn } from '../launches/launch-request.ts';
import type { Launches } from '../launches/launches.ts';
import { DEFECTS } from '../signing/defects.ts';
import { personLine } from './avatar.ts';
import { DEFECT_NAMES } from './defect-names.ts';
import { escaped, sendPage } from './html.ts';

type Query = Readonly<Record<string, unknown>>;

/** A login that a site has asked for; `returnTo` is at that site. */
type Asked = { readonly site: string; readonly origin: string; readonly returnTo: string; readonly writes: boolean };

const AUTH_PATH = `${TELEGRAM_PAGE_PATH}/auth`;

/**
 * Telegram's login page: `/auth?bot_id&origin&return_to[&request_access=write&lang]`. Leads back to `return_to` with
 * `#tgAuthResult=`: base64url of the JSON of the signed fields, or `false` where the person has cancelled.
 */
export function authRoutes(server: FastifyInstance, telegram: Telegram, launches: Launches): void {
  server.get<{ Querystring: Query }>(AUTH_PATH, ({ query }, reply) => {
    const asked = askedBy(telegram, query);
    if (typeof asked === 'string') return refuse(reply, asked);
    return sendPage(reply, {
      title: `Log in to ${asked.site}`,
      body: bodyOf(telegram, asked, query),
      formsTo: telegram.sites.map(({ origin }) => origin),
    });
  });
  server.get<{ Querystring: Query }>(`${AUTH_PATH}/confirm`, ({ query }, reply) => {
    const asked = askedBy(telegram, query);
    if (typeof asked === 'string') return refuse(reply, asked);
    if (query.answer !== 'accept') return reply.redirect(`${asked.returnTo}#tgAuthResult=false`);
    const person = personIn(query.person);
    if (asked.writes && query.writes === 'on') telegram.chats.of(person).started = true;
    const making = { defect: defectIn(query.defect), ageSeconds: ageIn(query.ageSeconds) };
    return reply.redirect(`${asked.returnTo}#tgAuthResult=${launches.login(person, making).result}`);
  });
}

/** @returns what is wrong, as text */
function askedBy({ bot, sites }: Telegram, { bot_id, origin, return_to, request_access }: Query): Asked | string {
  if (String(bot_id) !== String(bot.id)) return 'Bot id invalid';
  const site = sites.find((one) => one.origin === origin);
  if (!site) return 'Bot domain invalid';
  if (typeof return_to !== 'string' || !URL.canParse(return_to)) return 'Return address invalid';
  const back = new URL(return_to);
  if (back.origin !== site.origin || back.username || back.password) return 'Return address is at another origin';
  back.hash = '';
  return {
    site: new URL(site.origin).host,
    origin: site.origin,
    returnTo: back.href,
    writes: request_access === 'write',
  };
}

function refuse(reply: FastifyReply, problem: string) {
  return sendPage(reply.code(400), {
    title: problem,
    body: `<main class="auth"><h1>${problem}</h1><p class="lead">The link that led here is not right. Nothing was shared.</p></main>`,
  });
}

function bodyOf({ bot }: Telegram, { site, writes }: Asked, query: Query): string {
  const kept = ['bot_id', 'origin', 'return_to', 'request_access']
    .map((name) => `<input type="hidden" name="${name}" value="${escaped(String(query[name] ?? ''))}">`)
    .join('');
  const people = PEOPLE.map(
    (person, at) =>
      `<li><label class="person"><input type="radio" name="person" value="${person.id}"${at === 0 ? ' checked' : ''}>${personLine(person)}</label></li>`,
  ).join('');
  const defects = DEFECTS.map((defect) => `<option value="${defect}">${DEFECT_NAMES[defect]}</option>`).join('');
  const access = writes
    ? `<label class="tick"><input type="checkbox" name="writes" checked><span>Let <bdi>${escaped(bot.first_name)}</bdi> send you messages</span></label>`
    : '';
  return `<main class="auth"><p class="stamp">Test Telegram</p><h1>Log in to <span class="site" dir="ltr">${escaped(site)}</span></h1>
<p class="lead">It gets your name, user name and picture. It does not get your number.</p>
<form action="${AUTH_PATH}/confirm" method="get">${kept}<fieldset><legend>Who are you?</legend><ul class="people">${people}</ul></fieldset>
${access}<details><summary>Break the signed data</summary><label class="field">What is wrong<select name="defect">${defects}</select></label></details>
<div class="answers"><button class="primary" name="answer" value="accept">Log in</button><button name="answer" value="cancel">Cancel</button></div></form></main>`;
}
