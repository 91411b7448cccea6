import { type DestinationFrame, destinationOf } from './destination.ts';
import type { Leavable } from './navigate.ts';

/** The destination from the page where the mini-app asks to link Telegram (TG-06). */
export function destinationBeyondTelegram(frame: DestinationFrame): Leavable {
  const event = new URLSearchParams(location.search).has('newUser') ? 'registration' : 'login';
  return destinationOf(frame, event, null);
}
