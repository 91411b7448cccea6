/**
 * Puts new messages on top of the list and touches nothing else, so that who reads or chooses is not disturbed; gives the
 * frame the height of its mail; copies codes. Without it the list renews itself and everything can be read.
 */
export const MAILBOX_SCRIPT = `
const RENEW_MS = 2000;
const list = document.getElementById('messages');
const news = document.getElementById('news');
const frame = document.querySelector('iframe');
list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });

function newerThan(id) {
  return fetch('/dev/mailbox/list?newer=' + encodeURIComponent(id));
}

async function renew() {
  if (document.hidden) return;
  const newest = list.firstElementChild?.dataset.id ?? '';
  const answer = await newerThan(newest);
  const isEmptied = answer.status === 410;
  const rows = isEmptied ? await (await newerThan('')).text() : answer.ok ? await answer.text() : '';
  if (isEmptied) list.replaceChildren();
  if (!rows) return;
  const before = list.childElementCount;
  list.insertAdjacentHTML('afterbegin', rows);
  const added = list.childElementCount - before;
  for (let at = 0; at < added; at += 1) list.children[at].classList.add('new');
  news.textContent = added === 1 ? 'New: ' + list.querySelector('strong').textContent : added + ' new messages';
}

function fit() {
  const body = frame.contentDocument?.body;
  if (body) frame.style.blockSize = Math.ceil(body.getBoundingClientRect().height) + 'px';
}

for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    news.textContent = button.textContent = 'Copied';
    setTimeout(() => { button.textContent = 'Copy code'; }, RENEW_MS);
  });
}
if (frame) {
  frame.addEventListener('load', fit);
  new ResizeObserver(fit).observe(frame.parentElement);
  fit();
}
setInterval(() => renew().catch(() => undefined), RENEW_MS);
`;
