import { control } from './launch.js';
import { createMiniApp } from './mini-app.js';

/** The mini-app in a window of its own; the chat that opened it logs its events. */
const { frames } = JSON.parse(document.getElementById('data').textContent);
const channel = new BroadcastChannel('telegram-events');
const asked = Object.fromEntries(new URLSearchParams(location.search));

const miniApp = createMiniApp({
  origins: frames,
  log: (way, name, data) => channel.postMessage({ way, name, data }),
  onClose: () => window.close(),
});
try {
  const launch = await control('launch', asked);
  miniApp.show(launch, asked.person);
} catch (error) {
  document.getElementById('loading').textContent = error.message;
}
