/** A mini-app's popup. @returns the id of the pressed button, or undefined where it was closed */
export function showPopup({ title, message, buttons }) {
  const dialog = document.createElement('dialog');
  dialog.className = 'popup';
  if (title) dialog.append(element('h2', String(title)));
  dialog.append(element('p', String(message ?? '')));
  const answers = element('div');
  for (const { id = '', type, text } of buttons?.length ? buttons : [{ type: 'close' }]) {
    const button = element('button', text || NAMES[type] || 'OK');
    button.value = `id:${id}`;
    button.addEventListener('click', () => dialog.close(button.value));
    answers.append(button);
  }
  dialog.append(answers);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue.startsWith('id:') ? dialog.returnValue.slice(3) : undefined);
    });
  });
}

const NAMES = { ok: 'OK', close: 'Close', cancel: 'Cancel' };

export function element(name, text = '') {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
