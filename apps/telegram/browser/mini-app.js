import { createBridge } from './bridge.js';
import { createCloudStorage } from './cloud-storage.js';
import { control } from './launch.js';
import { element, showPopup } from './popup.js';

const byId = (id) => document.getElementById(id);
const COLOURS = ['bg_color', 'text_color', 'hint_color', 'button_color', 'button_text_color', 'header_bg_color'];
/** A page that says nothing by then is not a mini-app, or is not shown. */
const SILENT_MS = 4000;
const NO_INSETS = { top: 0, bottom: 0, left: 0, right: 0 };

const PRESSES = [
  ['back', 'back_button_pressed'],
  ['settings', 'settings_button_pressed'],
  ['main', 'main_button_pressed'],
  ['secondary', 'secondary_button_pressed'],
];

/**
 * The mini-app in its frame, with the bars that Telegram draws around it. One at a time.
 * @param log called with `in` or `out`, an event's name and its data
 * @param onClose called once it is closed
 */
export function createMiniApp({ origins, log, onClose }) {
  const holder = byId('frame');
  let open;

  async function close() {
    if (!open) return;
    if (open.confirms) {
      const buttons = [{ id: 'close', text: 'Close anyway' }, { type: 'cancel' }];
      const pressed = await showPopup({ message: 'Changes that you made may not be saved.', buttons });
      if (pressed !== 'close') return;
    }
    shut();
    onClose();
  }

  function shut() {
    open?.bridge.close();
    open?.sizes.disconnect();
    open?.frame.remove();
    clearTimeout(open?.silence);
    byId('silent').hidden = true;
    open = undefined;
    for (const [id] of PRESSES) byId(id).hidden = true;
  }

  function show(launch, person) {
    shut();
    const frame = frameOf(launch);
    const { origin } = new URL(launch.url);
    const post = (name, data) => {
      if (open?.bridge.post(name, data)) log('out', name, data);
    };
    const bridge = createBridge({
      ...{ frame, origin, origins },
      on(name, data) {
        log('in', name, data);
        byId('where').textContent = new URL(open.bridge.origin()).host;
        byId('silent').hidden = true;
        HANDLERS[name]?.(data, open);
      },
    });
    const sizes = new ResizeObserver(() => open && post('viewport_changed', viewportOf(frame)));
    open = { frame, bridge, sizes, post, close, launch, person, storage: createCloudStorage(person), confirms: false };
    open.silence = setTimeout(() => {
      byId('silent').hidden = bridge.isHeard();
    }, SILENT_MS);
    byId('where').textContent = new URL(origin).host;
    byId('loading').hidden = false;
    frame.addEventListener('load', () => {
      byId('loading').hidden = true;
    });
    colour(launch.themeParams);
    holder.append(frame);
    sizes.observe(frame);
  }

  byId('close').addEventListener('click', close);
  for (const [id, event] of PRESSES) byId(id).addEventListener('click', () => open?.post(event));
  byId('reload').addEventListener('click', () => open && show(open.launch, open.person));
  return {
    show,
    close,
    isOpen: () => open !== undefined,
    /** Changes the theme of what is open, as Telegram does when the person changes it. */
    theme(themeParams) {
      if (!open) return;
      open.launch = { ...open.launch, themeParams };
      colour(themeParams);
      open.post('theme_changed', { theme_params: themeParams });
    },
  };
}

function frameOf({ url }) {
  const frame = document.createElement('iframe');
  frame.title = 'Mini-app';
  frame.src = url;
  frame.allow = 'clipboard-write; publickey-credentials-get *; publickey-credentials-create *';
  return frame;
}

function viewportOf(frame) {
  const { width, height } = frame.getBoundingClientRect();
  return { width: Math.round(width), height: Math.round(height), is_state_stable: true, is_expanded: true };
}

/** The bars around the frame take the theme's colours. */
function colour(params) {
  const sheet = document.querySelector('.sheet');
  for (const name of COLOURS) {
    const value = params[name];
    if (/^#[0-9a-f]{6}$/i.test(value ?? '')) sheet.style.setProperty(`--tg-${name}`, value);
    else sheet.style.removeProperty(`--tg-${name}`);
  }
}

function button(id, { is_visible, is_active = true, text, color, text_color, is_progress_visible }) {
  const shown = byId(id);
  shown.hidden = !is_visible || !text;
  shown.textContent = text ?? '';
  shown.disabled = !is_active;
  shown.ariaBusy = is_progress_visible ? 'true' : null;
  shown.style.backgroundColor = color ?? '';
  shown.style.color = text_color ?? '';
}

/** What this Telegram does at each event; the others are only logged. */
const HANDLERS = {
  web_app_close: (_data, { close }) => close(),
  web_app_expand: (_data, { frame, post }) => post('viewport_changed', viewportOf(frame)),
  web_app_setup_main_button: (data) => button('main', data),
  web_app_setup_secondary_button: (data) => button('secondary', data),
  web_app_setup_back_button: ({ is_visible }) => {
    byId('back').hidden = !is_visible;
  },
  web_app_setup_settings_button: ({ is_visible }) => {
    byId('settings').hidden = !is_visible;
  },
  web_app_setup_closing_behavior: ({ need_confirmation }, open) => {
    open.confirms = need_confirmation === true;
  },
  web_app_request_theme: (_data, { launch, post }) => post('theme_changed', { theme_params: launch.themeParams }),
  web_app_request_viewport: (_data, { frame, post }) => post('viewport_changed', viewportOf(frame)),
  web_app_request_safe_area: (_data, { post }) => post('safe_area_changed', NO_INSETS),
  web_app_request_content_safe_area: (_data, { post }) => post('content_safe_area_changed', NO_INSETS),
  web_app_request_fullscreen: (_data, { post }) => post('fullscreen_failed', { error: 'UNSUPPORTED' }),
  web_app_open_link: ({ url }) => {
    if (/^https?:\/\//.test(url ?? '')) window.open(url, '_blank', 'noopener');
  },
  web_app_open_popup: (data, { post }) =>
    showPopup(data).then((id) => post('popup_closed', id === undefined ? {} : { button_id: id })),
  web_app_request_write_access: async (_data, { person, post }) => {
    const buttons = [{ id: 'allow', text: 'Allow' }, { type: 'cancel' }];
    const pressed = await showPopup({ title: 'Messages', message: 'May the bot send you messages?', buttons });
    if (pressed === 'allow') await control(`chat/${person}/permit`, { started: true });
    post('write_access_requested', { status: pressed === 'allow' ? 'allowed' : 'cancelled' });
  },
  web_app_invoke_custom_method: (data, { storage, post }) => post('custom_method_invoked', storage(data)),
  web_app_set_header_color: ({ color, color_key }, { launch }) => {
    const value = color ?? launch.themeParams[color_key];
    if (value) document.querySelector('.sheet').style.setProperty('--tg-header_bg_color', value);
  },
  web_app_set_background_color: ({ color }) => {
    if (color) document.querySelector('.sheet').style.setProperty('--tg-bg_color', color);
  },
};

/** Writes events into the list, newest first; addresses that were to be opened are links. */
export function createLog(list, count) {
  const MOST = 200;
  let total = 0;
  return (way, name, data) => {
    total += 1;
    count.textContent = String(total);
    const row = element('li');
    row.dataset.way = way;
    row.dataset.event = name;
    row.append(element('b', `${way === 'in' ? '←' : '→'} ${name}`));
    const text = JSON.stringify(data ?? {});
    if (/^https?:\/\//.test(data?.url ?? '')) {
      const link = element('a', data.url);
      Object.assign(link, { href: data.url, target: '_blank', rel: 'noopener' });
      row.append(link);
    } else if (text !== '{}') row.append(element('code', text));
    list.prepend(row);
    if (list.childElementCount > MOST) list.lastElementChild.remove();
  };
}
