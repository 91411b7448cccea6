import type { AuthMethod } from '@gatehouse/contract/login/challenge';
import type { Translator } from '@gatehouse/words/translator';
import { useMessages } from '../../shell/words.tsx';
import type { AskedFor } from './proof-state.ts';

/** A masked address or number; an API that does not say which has told its user. */
export function usePlace(asked: AskedFor, way: AuthMethod): string {
  const { t } = useMessages();
  return placeOf(t, asked, way);
}

export function placeOf(t: Translator['t'], { vague_email, vague_mobile }: AskedFor, way: AuthMethod): string {
  if (way === 'mobile') return vague_mobile ?? t('proof.to.mobile');
  return vague_email ?? t('proof.to.email');
}
