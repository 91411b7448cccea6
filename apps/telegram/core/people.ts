/** An invented person. Ids are above those that Telegram gives to people today. */
export type Person = {
  readonly id: number;
  readonly first_name: string;
  readonly last_name?: string;
  readonly username?: string;
  /** IETF tag, as Telegram reports it. */
  readonly language_code: string;
  readonly is_premium?: true;
  /** Has a picture; the others have initials. */
  readonly pictured?: true;
};

/** One of each kind that a page must be able to show. */
export const PEOPLE: readonly Person[] = [
  {
    id: 7100000001,
    first_name: 'Anna',
    last_name: 'Keller',
    username: 'anna_keller',
    language_code: 'de',
    pictured: true,
  },
  { id: 7100000002, first_name: 'ليلى', last_name: 'الحسن', username: 'layla_alhasan', language_code: 'ar' },
  // Neither last name nor user name.
  { id: 7100000003, first_name: 'Kerem', language_code: 'tr' },
  {
    id: 7100000004,
    first_name: 'Noa 🌿',
    last_name: 'Lindqvist',
    username: 'noa_grows',
    language_code: 'en',
    is_premium: true,
  },
  // As long as Telegram permits.
  {
    id: 7100000005,
    first_name: 'Maximiliane-Friederike Wilhelmina Theodora Augusta von und zu Ho',
    last_name: 'henwaldstein-Wittelsbachsteinhausenbergerdorff-Schwarzenfels-Lö',
    username: 'maximiliane_hohenwaldstein_witte',
    language_code: 'de',
  },
  { id: 7100000006, first_name: 'ნინო', last_name: 'ბერიძე', username: 'nino_b', language_code: 'ka', pictured: true },
  { id: 7100000007, first_name: '美玲', last_name: '陳', language_code: 'zh-hans' },
  // Markup in a name is text.
  { id: 7100000008, first_name: '<b>Iván</b>', last_name: '"&amp;\'', username: 'ivan_markup', language_code: 'es' },
];

/** Besides `PEOPLE` there are a million guests, so that each test has a person of its own. */
export const FIRST_GUEST = 7_200_000_000;
const GUESTS = 1_000_000;

export function personById(id: unknown): Person | undefined {
  return PEOPLE.find((person) => String(person.id) === String(id)) ?? guestById(Number(id));
}

function guestById(id: number): Person | undefined {
  const number = id - FIRST_GUEST;
  if (!Number.isInteger(number) || number < 0 || number >= GUESTS) return undefined;
  return { id, first_name: 'Guest', last_name: String(number), username: `guest_${number}`, language_code: 'en' };
}

export function nameOf({ first_name, last_name }: Person): string {
  return last_name ? `${first_name} ${last_name}` : first_name;
}

/** Up to two letters; an emoji is none. */
export function initialsOf({ first_name, last_name }: Person): string {
  return [first_name, last_name ?? '']
    .map((name) => /\p{L}/u.exec(name)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
