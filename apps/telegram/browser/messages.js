import { element } from './popup.js';

/** Tags of the Bot API's parse mode that are shown; of all others only the text is. */
const TAGS = new Set(['B', 'STRONG', 'I', 'EM', 'U', 'S', 'CODE', 'PRE', 'A', 'BLOCKQUOTE']);

/**
 * Shows a chat's messages; those that are there already stay as they are.
 * @param onOpen called with the address of a button that opens the mini-app
 */
export function showMessages(list, messages, onOpen) {
  const known = new Set([...list.children].map((row) => row.dataset.id));
  const wanted = new Set(messages.map(({ message_id }) => String(message_id)));
  for (const row of [...list.children]) if (!wanted.has(row.dataset.id)) row.remove();
  const added = messages.filter(({ message_id }) => !known.has(String(message_id)));
  for (const message of added) list.append(rowOf(message, onOpen));
  return added.length;
}

function rowOf({ message_id, from, date, text, html, buttons }, onOpen) {
  const row = element('li');
  row.dataset.id = message_id;
  row.className = from;
  const bubble = element('div');
  bubble.className = 'bubble';
  const words = element('p');
  words.dir = 'auto';
  words.append(...(html ? marked(text) : linked(text)));
  const time = element('time', new Date(date * 1000).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' }));
  time.dateTime = new Date(date * 1000).toISOString();
  bubble.append(words, time);
  row.append(bubble);
  for (const line of buttons) row.append(keyboardOf(line, onOpen));
  return row;
}

function keyboardOf(line, onOpen) {
  const keys = element('div');
  keys.className = 'keys';
  for (const { text, url, opens } of line) {
    if (opens === 'link') keys.append(linkTo(url, text));
    else {
      const button = element('button', text);
      button.addEventListener('click', () => onOpen(url));
      keys.append(button);
    }
  }
  return keys;
}

function linked(text) {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, at) => (at % 2 === 0 ? document.createTextNode(part) : linkTo(part, part)));
}

function linkTo(address, text) {
  const link = element('a', text);
  if (/^https?:\/\//.test(address)) Object.assign(link, { href: address, target: '_blank', rel: 'noopener' });
  return link;
}

/** Nothing of it runs: the text is parsed apart, and only known tags are made again. */
function marked(text) {
  const parsed = new DOMParser().parseFromString(text, 'text/html');
  return [...parsed.body.childNodes].map(copied);
}

function copied(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return document.createTextNode(node.textContent ?? '');
  if (!TAGS.has(node.tagName)) return document.createTextNode(node.textContent ?? '');
  const made = node.tagName === 'A' ? linkTo(node.getAttribute('href') ?? '', '') : element(node.tagName.toLowerCase());
  made.append(...[...node.childNodes].map(copied));
  return made;
}
