import type { AuthMethod } from '@gatehouse/contract/login/challenge';
import type { Translator } from '@gatehouse/words/translator';
import { useMessages } from '../../shell/words.tsx';
import type { ShownChallenge } from './proof-state.ts';

/** The masked address or number; a general text where the API does not name it. */
export function usePlace(asked: ShownChallenge, way: AuthMethod): string {
  const { t } = useMessages();
  return placeOfMethod(t, asked, way);
}

export function placeOfMethod(
  t: Translator['t'],
  { vague_email, vague_mobile }: ShownChallenge,
  way: AuthMethod,
): string {
  if (way === 'mobile') return vague_mobile ?? t('prove.to.mobile');
  return vague_email ?? t('prove.to.email');
}
