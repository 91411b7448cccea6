// Element names are literals in the shell: importing the rules would add them to every first load.
import { usePage } from './page-context.tsx';
import { useMessages } from './words.tsx';

/**
 * SIGNUP-09: an example of the welcome bonus, on pages that open accounts; rendered on the server. Where compliance
 * hides it, its element is there without the amount, for a browser that learns of another country (COMP-07).
 */
export function SampleBonus({ label, amount }: { label: string | undefined; amount: string | undefined }) {
  const { t } = useMessages();
  const { site, onServer } = usePage();
  const bonus = onServer?.bonus;
  return (
    <div data-element="redeemAmount hideRedeemSite" hidden={bonus === undefined}>
      <p className={label}>{t('shell.panel.bonus')}</p>
      <p className={amount} dir="ltr" data-amount={site.registration.sampleBonusUsd}>
        {bonus ?? ''}
      </p>
    </div>
  );
}
