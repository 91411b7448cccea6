// Elements are named by literals in the shell: an import of the rules would draw them, which late code uses, into every first load.
import { usePage } from './page-context.tsx';
import { useMessages } from './words.tsx';

/**
 * SIGNUP-09: what a welcome bonus may be, on pages that open accounts; rendered on the server. Where compliance hides it
 * the place is there without the amount, for a browser that learns of another country (COMP-07).
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
