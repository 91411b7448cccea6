import type { Translator } from '@gatehouse/words/translator';
import type { Strength } from '../../platform/credentials/password-strength.ts';

export type StrengthTexts = { readonly level: string; readonly hint: string; readonly spoken: string };

/** The texts of a strength: the level, at most one hint, and both in a sentence; undefined if the messages are missing. */
export function strengthTexts(
  { find }: Translator,
  { level, hint, word = '', max }: Strength,
): StrengthTexts | undefined {
  const shown = find(`password.level.${level}`);
  const spoken = find('password.spoken', { level: shown ?? '' });
  if (shown === undefined || spoken === undefined) return undefined;
  const advice = hint ? find(`password.hint.${hint}`, { word, max: max ?? 0 }) : undefined;
  return { level: shown, hint: advice ?? '', spoken: advice ? `${spoken} ${advice}` : spoken };
}
