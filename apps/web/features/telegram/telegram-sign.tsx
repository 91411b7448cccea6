import address from '../../ui/telegram.svg';

const SIZE_PX = 14;

/** Telegram's own sign, unchanged, as their rules ask. It decorates their name. */
export function TelegramSign() {
  return <img src={address} width={SIZE_PX} height={SIZE_PX} alt="" />;
}
