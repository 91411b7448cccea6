import { plainText } from '../page/plain-text.ts';

/** AFF-04, AFF-08 */
export type InviterKind = 'affiliate' | 'referral' | 'broker';

/** AFF-01: what a page shows of an inviter. Every text is plain and of bounded length; an empty one is not shown. */
export type InviterCard = {
  readonly kind: InviterKind;
  readonly nickname: string;
  /** At most two letters that stand where there is no picture; empty where the nickname has none. */
  readonly initials: string;
  readonly signature: string;
  /** Line ends stay. */
  readonly content: string;
  readonly groups: readonly string[];
  /** Id by which the picture is looked up (AFF-10); absent: there is none. */
  readonly picture?: string;
};

const MOST = { nickname: 60, signature: 120, content: 600, group: 120 } as const;
const MOST_GROUPS = 4;
/** An answer may list any number; what follows the first so many is not looked at. */
const GROUPS_LOOKED_AT = 50;
/** Scripts whose names are shortened to the first letters of two words; in others one sign stands for the name. */
const TWO_INITIALS = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Georgian}\p{Script=Armenian}]/u;

type Fields = Readonly<Record<string, unknown>>;

/**
 * AFF-01: the card, out of what any API answered to open-info. The answer is untrusted: a field of another type
 * is an empty one, texts are cleaned and cut, and of the groups only those of type 0 and 1 stay.
 * @param picture id of the inviter; used where the answer says that there is a picture
 */
export function inviterCard(kind: InviterKind, answer: unknown, picture?: string): InviterCard {
  const { nickname: name, headimg, personality, groupInfo } = fieldsOf(answer);
  const { personalSignature, content } = fieldsOf(personality);
  const nickname = plainText(name, { most: MOST.nickname });
  const hasPicture = picture !== undefined && typeof headimg === 'string' && headimg !== '';
  return {
    ...{ kind, nickname, initials: initialsOf(nickname) },
    signature: plainText(personalSignature, { most: MOST.signature }),
    content: plainText(content, { most: MOST.content, lines: true }),
    groups: groupsOf(groupInfo),
    ...(hasPicture ? { picture } : {}),
  };
}

/** The same card with another text in place of the inviter's own, where there is one (AFF-05). */
export function withContent(card: InviterCard, given: unknown): InviterCard {
  const content = plainText(given, { most: MOST.content, lines: true });
  return content === '' ? card : { ...card, content };
}

/** The first letters of a name's first and last word; empty where no word begins with a letter or digit. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s_.-]+/u).flatMap((word) => /^[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? []);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  if (first === undefined) return '';
  return (TWO_INITIALS.test(first) ? `${first}${last ?? ''}` : first).toUpperCase();
}

function groupsOf(given: unknown): readonly string[] {
  if (!Array.isArray(given)) return [];
  const kept = given.slice(0, GROUPS_LOOKED_AT).map((group) => {
    const { type, content } = fieldsOf(group);
    return type === 0 || type === 1 ? plainText(content, { most: MOST.group }) : '';
  });
  return [...new Set(kept)].filter((content) => content !== '').slice(0, MOST_GROUPS);
}

function fieldsOf(given: unknown): Fields {
  return typeof given === 'object' && given !== null ? (given as Fields) : {};
}
