import { control, launchOptions } from './launch.js';
import { showMessages } from './messages.js';
import { createLog, createMiniApp } from './mini-app.js';

const RENEW_MS = 1000;
const NARROW = matchMedia('(width < 64rem)');
/** The chat can be seen beside the mini-app. */
const BESIDE = matchMedia('(width >= 90rem)');
const byId = (id) => document.getElementById(id);
const { frames, themes, bot } = JSON.parse(byId('data').textContent);
const form = byId('launch');
const options = form.elements;
const list = byId('messages');
const log = createLog(byId('log'), byId('log-count'));
let person;

const miniApp = createMiniApp({
  origins: frames,
  log,
  onClose() {
    byId('mini-app').hidden = true;
    document.body.classList.remove('has-app');
    document.querySelector('.chat').inert = false;
    byId('open').focus();
  },
});

/** The person is in the address, so that two windows can be two people. */
function choose(id) {
  const row = document.querySelector(`[data-person="${CSS.escape(id)}"]`) ?? document.querySelector('[data-person]');
  person = row.dataset.person;
  for (const other of document.querySelectorAll('[data-person]')) other.removeAttribute('aria-current');
  row.setAttribute('aria-current', 'true');
  byId('as-person').textContent = row.querySelector('.name').textContent;
  history.replaceState(null, '', `#${person}`);
  list.replaceChildren();
  if (miniApp.isOpen()) miniApp.close();
  say('');
  return renew();
}

function say(problem) {
  byId('problem').textContent = problem;
}

function trying(work) {
  return async (...given) => {
    try {
      say('');
      await work(...given);
    } catch (error) {
      say(error.message);
    }
  };
}

async function renew() {
  const asked = person;
  const chat = await control(`chat/${asked}`);
  if (asked === person) show(chat);
}

function show({ messages, started, blocked }) {
  const scroll = byId('scroll');
  const isAtEnd = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 80;
  const added = showMessages(list, messages, (url) => open(new URL(url)));
  byId('empty').hidden = messages.length > 0;
  byId('block').textContent = blocked ? 'Unblock bot' : 'Stop bot';
  byId('block').dataset.blocked = String(blocked);
  byId('text').placeholder = started && !blocked ? 'Message' : 'Send /start';
  if (added > 0 && isAtEnd) scroll.scrollTop = scroll.scrollHeight;
}

const write = trying(async (text) => show(await control(`chat/${person}/say`, { text })));

/** @param address of a button of the bot's; absent: as the form says */
const open = trying(async (address) => {
  const more = address ? { site: address.origin, path: address.pathname + address.search } : {};
  const launch = await control('launch', { ...launchOptions(form, person), ...more });
  byId('mini-app').hidden = false;
  document.body.classList.add('has-app');
  miniApp.show(launch, person);
  afterLaunch();
  document.querySelector('.chat').inert = !BESIDE.matches;
  drawer('options', false);
  if (NARROW.matches) byId('close').focus();
});

function openPhone() {
  const query = new URLSearchParams({ ...launchOptions(form, person), platform: phonePlatform() });
  window.open(`/dev/telegram/window?${query}`, '_blank', 'popup,width=390,height=780');
  afterLaunch();
}

/** What is wrong with a launch is wrong once. */
function afterLaunch() {
  options.defect.value = 'none';
}

function phonePlatform() {
  const { value } = options.platform;
  return value === 'android' ? value : 'ios';
}

function drawer(id, isOpen) {
  byId(id).classList.toggle('shown', isOpen);
  byId(`show-${id}`).setAttribute('aria-expanded', String(isOpen));
}

for (const row of document.querySelectorAll('[data-person]'))
  row.addEventListener('click', () => {
    choose(row.dataset.person);
    drawer('people', false);
  });
for (const command of document.querySelectorAll('[data-say]'))
  command.addEventListener('click', () => write(command.dataset.say));
for (const id of ['people', 'options'])
  byId(`show-${id}`).addEventListener('click', () => drawer(id, !byId(id).classList.contains('shown')));
byId('hide-options').addEventListener('click', () => drawer('options', false));
BESIDE.addEventListener('change', ({ matches }) => {
  document.querySelector('.chat').inert = miniApp.isOpen() && !matches;
});
document.addEventListener('click', ({ target }) => {
  for (const id of ['people', 'options']) if (!target.closest(`#${id}, #show-${id}`)) drawer(id, false);
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') for (const id of ['people', 'options']) drawer(id, false);
});

byId('write').addEventListener('submit', (event) => {
  event.preventDefault();
  const text = byId('text').value.trim();
  byId('text').value = '';
  if (text) write(text);
});
byId('text').addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  byId('write').requestSubmit();
});
byId('block').addEventListener(
  'click',
  trying(async ({ currentTarget }) =>
    show(await control(`chat/${person}/block`, { blocked: currentTarget.dataset.blocked !== 'true' })),
  ),
);
byId('clear').addEventListener(
  'click',
  trying(async () => {
    await control(`chat/${person}`, undefined, 'DELETE');
    await renew();
  }),
);

byId('open').addEventListener('click', () => open());
byId('open-phone').addEventListener('click', openPhone);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  open();
});
options.theme.addEventListener('change', () => {
  const isCustom = options.theme.value === 'custom';
  byId('custom-theme').hidden = !isCustom;
  if (isCustom && !options.themeParams.value) options.themeParams.value = JSON.stringify(themes.garden, null, 1);
  if (!isCustom) miniApp.theme(themes[launchOptions(form, person).theme]);
});
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
  if (options.theme.value === '') miniApp.theme(matches ? themes.dark : themes.light);
});
new BroadcastChannel('telegram-events').addEventListener('message', ({ data }) => log(data.way, data.name, data.data));

document.title = `${bot.first_name} · Test Telegram`;
choose(location.hash.slice(1) || '0');
setInterval(() => {
  if (!document.hidden) renew().catch(() => {});
}, RENEW_MS);
