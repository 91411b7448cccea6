/**
 * The parent's side of the protocol between Telegram and a mini-app in a frame: JSON `{eventType, eventData}` by postMessage.
 * Hears only the frame itself, and only while a page of one of `origins` is in it; posts to that page's origin alone.
 * @param on called with the name and the data of each event
 */
export function createBridge({ frame, origin, origins, on }) {
  let current = origin;
  let heard = false;
  const hear = (event) => {
    if (event.source !== frame.contentWindow || !origins.includes(event.origin)) return;
    const message = messageIn(event.data);
    if (!message) return;
    // A page may lead on to another site of the brand.
    current = event.origin;
    heard = true;
    on(message.eventType, message.eventData ?? {});
  };
  window.addEventListener('message', hear);
  return {
    /** @returns whether a page is there to hear it */
    post(eventType, eventData = {}) {
      if (heard) frame.contentWindow?.postMessage(JSON.stringify({ eventType, eventData }), current);
      return heard;
    },
    origin: () => current,
    isHeard: () => heard,
    close: () => window.removeEventListener('message', hear),
  };
}

function messageIn(data) {
  if (typeof data !== 'string') return undefined;
  try {
    const message = JSON.parse(data);
    const eventData = typeof message.eventData === 'string' ? JSON.parse(message.eventData) : message.eventData;
    return typeof message.eventType === 'string' ? { eventType: message.eventType, eventData } : undefined;
  } catch {
    return undefined;
  }
}
