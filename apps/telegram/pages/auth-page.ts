import type { FastifyInstance, FastifyReply } from 'fastify';
import { PEOPLE, type Person } from '../core/people.ts';
import { TELEGRAM_PAGE_PATH, type Telegram } from '../core/telegram.ts';
import { ageIn, defectIn, personIn } from '../launches/launch-request.ts';
import type { Launches } from '../launches/launches.ts';
import { AUTHORIZATION_FIELDS, answerTo, authorizationIn, WRITE_SCOPE } from '../open-id/authorization.ts';
import type { Codes } from '../open-id/codes.ts';
import { DEFECTS, type Defect } from '../signing/defects.ts';
import { personLine } from './avatar.ts';
import { DEFECT_NAMES } from './defect-names.ts';
import { escaped, sendPage } from './html.ts';

type Query = Readonly<Record<string, unknown>>;

type Login = { readonly person: Person; readonly defect: Defect; readonly ageSeconds: number | undefined };

/** A login that a site has asked for. `fields`: what the form carries on; `answer`: where the browser goes; null: cancelled. */
type Asked = {
  readonly site: string;
  readonly fields: readonly string[];
  readonly writes: boolean;
  readonly answer: (login: Login | null) => string;
};

type Parts = { readonly launches: Launches; readonly codes: Codes };

const AUTH_PATH = `${TELEGRAM_PAGE_PATH}/auth`;

/**
 * Telegram's login page: `/auth?bot_id&origin&return_to[&request_access=write&lang]`. Leads back to `return_to` with
 * `#tgAuthResult=`: base64url of the JSON of the signed fields, or `false` where the person has cancelled. With `client_id` it is that
 * of OpenID Connect, and leads back to `redirect_uri` with a code.
 */
export function authRoutes(server: FastifyInstance, telegram: Telegram, parts: Parts): void {
  const askedBy = (query: Query) =>
    query.client_id === undefined ? askedByWidget(telegram, parts, query) : askedByOpenId(telegram, parts, query);
  server.get<{ Querystring: Query }>(AUTH_PATH, ({ query }, reply) => {
    const asked = askedBy(query);
    if (typeof asked === 'string') return refuse(reply, asked);
    return sendPage(reply, {
      title: `Log in to ${asked.site}`,
      body: bodyOf(telegram, asked, query),
      formsTo: telegram.sites.map(({ origin }) => origin),
    });
  });
  server.get<{ Querystring: Query }>(`${AUTH_PATH}/confirm`, ({ query }, reply) => {
    const asked = askedBy(query);
    if (typeof asked === 'string') return refuse(reply, asked);
    if (query.answer !== 'accept') return reply.redirect(asked.answer(null));
    const person = personIn(query.person);
    if (asked.writes && query.writes === 'on') telegram.chats.of(person).started = true;
    return reply.redirect(
      asked.answer({ person, defect: defectIn(query.defect), ageSeconds: ageIn(query.ageSeconds) }),
    );
  });
}

/** @returns what is wrong, as text */
function askedByWidget({ bot, sites }: Telegram, { launches }: Parts, query: Query): Asked | string {
  const { bot_id, origin, return_to, request_access } = query;
  if (String(bot_id) !== String(bot.id)) return 'Bot id invalid';
  const site = sites.find((one) => one.origin === origin);
  if (!site) return 'Bot domain invalid';
  if (typeof return_to !== 'string' || !URL.canParse(return_to)) return 'Return address invalid';
  const back = new URL(return_to);
  if (back.origin !== site.origin || back.username || back.password) return 'Return address is at another origin';
  back.hash = '';
  return {
    ...{ site: new URL(site.origin).host, writes: request_access === 'write' },
    fields: ['bot_id', 'origin', 'return_to', 'request_access'],
    answer: (login) => `${back.href}#tgAuthResult=${login ? launches.login(login.person, login).result : false}`,
  };
}

/** @returns what is wrong, as text */
function askedByOpenId(telegram: Telegram, { codes }: Parts, query: Query): Asked | string {
  const asked = authorizationIn(telegram, query);
  if (typeof asked === 'string') return asked;
  return {
    ...{ site: new URL(asked.redirectUri).host, writes: asked.scopes.includes(WRITE_SCOPE) },
    fields: AUTHORIZATION_FIELDS.filter((name) => query[name] !== undefined),
    answer: (login) => answerTo(asked, login ? { code: codes.add({ ...login, asked }) } : { error: 'access_denied' }),
  };
}

function refuse(reply: FastifyReply, problem: string) {
  return sendPage(reply.code(400), {
    title: problem,
    body: `<main class="auth"><h1>${problem}</h1><p class="lead">The link that led here is not right. Nothing was shared.</p></main>`,
  });
}

function bodyOf({ bot }: Telegram, { site, writes, fields }: Asked, query: Query): string {
  const kept = fields
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
