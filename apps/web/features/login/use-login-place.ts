import { backFrom, FIRST_WAY, firstStep } from '@gatehouse/rules/login/login-steps';
import { useEffect, useRef, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';

/** LOGIN-08: the current screen in the new mode: the third parties, or account and password. */
export function useLoginPlace() {
  const { loginMode, loginWays = [], thirdParties } = usePage().access;
  const offers = loginWays.includes(FIRST_WAY) && thirdParties?.shown === true;
  const [place, setPlace] = useState(() => firstStep({ newMode: loginMode === 'new', thirdParty: offers }));
  const isFirst = place.newMode === FIRST_WAY;
  const title = useRef<HTMLHeadingElement>(null);
  const wasFirst = useRef(isFirst);
  useEffect(() => {
    if (isFirst && !wasFirst.current) title.current?.focus();
    wasFirst.current = isFirst;
  }, [isFirst]);
  return {
    isFirst,
    title,
    toAccount: () => setPlace((before) => ({ ...before, newMode: 'account' })),
    /** Undefined where there is no previous screen. */
    back: offers && place.newMode === 'account' ? () => setPlace((before) => backFrom(before).value) : undefined,
  };
}
