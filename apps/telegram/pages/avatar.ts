import { initialsOf, nameOf, type Person } from '../core/people.ts';
import { TELEGRAM_PAGE_PATH } from '../core/telegram.ts';
import { escaped } from './html.ts';

const HUES = [255, 25, 155, 300, 75, 200, 340, 115];

function hueOf({ id }: Person): number {
  return HUES[id % HUES.length] ?? 0;
}

/** A drawn portrait, as `photo_url` serves it. */
export function photoOf(person: Person): string {
  const hue = hueOf(person);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="oklch(72% .09 ${hue})"/><circle cx="48" cy="38" r="17" fill="oklch(95% .03 ${hue})"/><path d="M12 96c2-24 17-35 36-35s34 11 36 35z" fill="oklch(40% .09 ${hue})"/></svg>`;
}

/** Decorates a name that stands beside it. */
export function avatarOf(person: Person): string {
  if (person.pictured)
    return `<img class="avatar" alt="" width="40" height="40" src="${TELEGRAM_PAGE_PATH}/photo/${person.id}.svg">`;
  const place = HUES.indexOf(hueOf(person));
  return `<span class="avatar hue-${place}" aria-hidden="true">${escaped(initialsOf(person))}</span>`;
}

/** Avatar, name, and what else tells two people apart. */
export function personLine(person: Person): string {
  const more = [person.username ? `@${person.username}` : '', person.language_code].filter(Boolean).join(' · ');
  return `${avatarOf(person)}<span class="who"><bdi class="name">${escaped(nameOf(person))}</bdi><span class="more" dir="ltr">${escaped(more)}</span></span>`;
}
