/** Telegram's own sign, unchanged, as their rules ask. It decorates their name. */
export function TelegramSign() {
  return (
    <svg width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill="#26a5e4" />
      <path
        fill="#fff"
        d="M5.4 11.9c3.5-1.5 5.8-2.5 7-3 3.3-1.4 4-1.6 4.5-1.6.5 0 .7.3.6.9-.2 1.9-1 6.5-1.4 8.6-.2.9-.5 1.2-.8 1.2-.7.1-1.2-.4-1.9-.9l-2.7-1.8c-1.2-.8-.4-1.2.3-1.9.1-.2 3.2-3 3.3-3.3 0-.1 0-.3-.3-.2-.1 0-1.8 1.1-5.1 3.3-.5.3-.9.5-1.3.5-.4 0-1.3-.3-1.9-.5-.7-.2-1.3-.3-1.3-.7 0-.2.4-.4 1-.6z"
      />
    </svg>
  );
}
