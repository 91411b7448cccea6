import type { FastifyInstance } from 'fastify';
import { PEOPLE } from '../core/people.ts';
import { TELEGRAM_PAGE_PATH, type Telegram } from '../core/telegram.ts';
import { launchRequest } from '../launches/launch-request.ts';
import type { Launches } from '../launches/launches.ts';
import { PLATFORMS, THEMES } from '../launches/themes.ts';
import { DEFECTS } from '../signing/defects.ts';
import { personLine } from './avatar.ts';
import { DEFECT_NAMES } from './defect-names.ts';
import { guilloche } from './guilloche.ts';
import { escaped, sendPage } from './html.ts';

type Query = Readonly<Record<string, unknown>>;

/** `code`: an IETF tag; absent: the person's own. */
const LANGUAGES = [
  '',
  'en',
  'ar',
  'de',
  'es',
  'fr',
  'id',
  'it',
  'ka',
  'kk',
  'nl',
  'pl',
  'pt-br',
  'ru',
  'tr',
  'uk',
  'zh-hans',
  'zh-hant',
];

/** The chat, and the address that opens the mini-app as the whole page (`/phone`, with what a launch takes as query). */
export function chatRoutes(server: FastifyInstance, telegram: Telegram, launches: Launches): void {
  const frames = telegram.sites.map(({ origin }) => origin);
  server.get(TELEGRAM_PAGE_PATH, (_request, reply) =>
    sendPage(reply, {
      title: `${telegram.bot.first_name} · Test Telegram`,
      body: bodyOf(telegram),
      script: 'chat.js',
      data: { frames, themes: THEMES, bot: telegram.bot },
      frames,
    }),
  );
  server.get(`${TELEGRAM_PAGE_PATH}/window`, (_request, reply) =>
    sendPage(reply, {
      title: telegram.bot.first_name,
      body: `<div class="window">${miniApp(telegram)}</div>`,
      script: 'window.js',
      data: { frames, themes: THEMES, bot: telegram.bot },
      frames,
    }),
  );
  server.get<{ Querystring: Query }>(`${TELEGRAM_PAGE_PATH}/phone`, ({ query }, reply) =>
    reply.redirect(launches.launch(launchRequest(telegram, { platform: 'ios', ...query })).url),
  );
}

function bodyOf(telegram: Telegram): string {
  const { bot, origin } = telegram;
  return `<div class="app"><aside id="people" class="pane people-pane" aria-label="People"><header class="bar"><h2>Test Telegram</h2></header>
<p class="note">For development. Nothing leaves this machine. Best opened at <a dir="ltr" href="${escaped(origin)}${TELEGRAM_PAGE_PATH}">${escaped(new URL(origin).host)}</a>, which is another site than the brand’s, as Telegram is.</p>
<ul class="people">${PEOPLE.map((person) => `<li><button type="button" class="person" data-person="${person.id}">${personLine(person)}</button></li>`).join('')}</ul></aside>
<main class="pane chat"><header class="bar"><button type="button" class="icon" id="show-people" aria-controls="people" aria-expanded="false" aria-label="People">${ICONS.people}</button>
<span class="bot-mark" aria-hidden="true">${guilloche(40)}</span><div class="titles"><h1><bdi>${escaped(bot.first_name)}</bdi></h1><p class="more"><span class="only-wide"><span dir="ltr">@${escaped(bot.username)}</span> · bot · </span>for <bdi id="as-person"></bdi></p></div>
<button type="button" class="icon" id="show-options" aria-controls="options" aria-expanded="false" aria-label="Launch options">${ICONS.options}</button></header>
<div class="scroll" id="scroll"><div class="backdrop" aria-hidden="true">${guilloche(480)}</div><ol id="messages" aria-live="polite"></ol><p id="empty" class="empty">No message yet. Start the bot, or open the mini-app.</p></div>
<p id="problem" role="alert"></p>
<form id="write" class="write"><button type="button" class="menu" id="open">${ICONS.open}<span>Open</span></button>
<label class="unseen" for="text">Message to the bot</label><textarea id="text" rows="1" maxlength="4096" placeholder="Message" dir="auto" enterkeyhint="send"></textarea>
<button class="icon send" aria-label="Send">${ICONS.send}</button></form>
<div class="commands" role="group" aria-label="Commands"><button type="button" data-say="/start">/start</button><button type="button" data-say="/stop">/stop</button><button type="button" data-say="/help">/help</button><button type="button" id="block">Stop bot</button><button type="button" id="clear">Clear</button></div></main>
<aside id="options" class="pane options-pane" aria-label="Launch options">${options(telegram)}</aside>
<section id="mini-app" class="mini-app" aria-label="Mini-app" hidden>${miniApp(telegram)}</section></div>`;
}

/** The frame with the bars of the program that shows it. */
function miniApp({ bot }: Telegram): string {
  return `<div class="sheet"><header class="bar"><button type="button" class="text" id="close">Close</button><button type="button" class="icon" id="back" aria-label="Back" hidden>${ICONS.back}</button>
<div class="titles"><h2><bdi>${escaped(bot.first_name)}</bdi></h2><p class="more" id="where" dir="ltr"></p></div>
<button type="button" class="icon" id="settings" aria-label="Settings" hidden>${ICONS.options}</button><button type="button" class="icon" id="reload" aria-label="Reload">${ICONS.reload}</button></header>
<div class="frame" id="frame"><p class="loading" id="loading">Opening…</p><p class="silent" id="silent" role="status" hidden>The page has sent no event. It may refuse to be framed.</p></div>
<div class="bottom"><button type="button" id="secondary" hidden></button><button type="button" id="main" hidden></button></div></div>`;
}

function options({ sites, apps }: Telegram): string {
  const option = (value: string, label: string) => `<option value="${escaped(value)}">${escaped(label)}</option>`;
  const choice = (name: string, label: string, list: readonly string[]) =>
    `<label class="field">${label}<select name="${name}">${list.join('')}</select></label>`;
  const defects = DEFECTS.map(
    (defect) =>
      `<label class="pill"><input type="radio" name="defect" value="${defect}"${defect === 'none' ? ' checked' : ''}><span>${DEFECT_NAMES[defect]}</span></label>`,
  ).join('');
  return `<header class="bar"><h2>Next launch</h2><button type="button" class="text only-narrow" id="hide-options">Done</button></header>
<form id="launch" class="options">${choice(
    'site',
    'Site',
    sites.map(({ name, origin }) => option(origin, `${name} — ${new URL(origin).host}`)),
  )}
${choice(
  'path',
  'Page',
  apps.map(({ name, path }) => option(path, name)),
)}
<div class="pair">${choice(
    'platform',
    'Platform',
    ['tdesktop', ...PLATFORMS.filter((one) => one !== 'tdesktop')].map((one) => option(one, one)),
  )}
${choice(
  'language',
  'Language',
  LANGUAGES.map((tag) => option(tag, tag || 'Person’s')),
)}</div>
${choice('theme', 'Theme', [option('', 'As this page'), ...Object.keys(THEMES).map((name) => option(name, name)), option('custom', 'custom')])}
<label class="field" id="custom-theme" hidden>Theme parameters<textarea name="themeParams" rows="6" dir="ltr" spellcheck="false"></textarea></label>
<label class="field">Start parameter<input name="startParam" dir="ltr" pattern="[A-Za-z0-9_\\-]*" maxlength="512" autocomplete="off" spellcheck="false"></label>
<label class="tick"><input type="checkbox" name="allowsWrite" checked>The bot may write</label>
<fieldset><legend>Signed data of the next launch</legend><div class="pills">${defects}</div></fieldset>
<div class="launches"><button type="submit" class="primary">Open in a frame</button><button type="button" id="open-phone">Open as phone</button></div></form>
<details class="log" open><summary>Events <span id="log-count"></span></summary><ol id="log"></ol></details>`;
}

const icon = (path: string) =>
  `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="${path}"/></svg>`;

const ICONS = {
  people: icon('M4 7h16M4 12h16M4 17h10'),
  options: icon(
    'M4 7h9m5 0h2M4 17h2m5 0h9M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M6 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  ),
  send: icon('M12 19V5m-6 6 6-6 6 6'),
  open: icon('M5 5h14v14H5zM5 9h14'),
  back: icon('M19 12H5m6-6-6 6 6 6'),
  reload: icon('M19 12a7 7 0 1 1-2.2-5.1M19 4v4h-4'),
};
