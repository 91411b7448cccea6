import { useEffect, useState } from 'react';
import { dialogFor } from '../../features/residence/residence-dialog.ts';
import { dialogs } from '../../platform/notices/dialogs.ts';
import { type FrontBrand, loadBrand } from '../../platform/site/sites.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { AccountRecoveryStates, Locks } from './account-recovery.tsx';
import { Accounts, Identities, SessionDialogs } from './accounts.tsx';
import { Applications } from './applications.tsx';
import { Captchas } from './captchas.tsx';
import { Connections } from './connections.tsx';
import { Dashboards } from './dashboards.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';
import { IdentityFieldStates } from './identity-fields.tsx';
import { Invitations } from './invitations.tsx';
import { LoginLinks, Logins, Proofs } from './logins.tsx';
import { MiniAppTasks } from './mini-apps.tsx';
import { Phones } from './phones.tsx';
import { QrCodes } from './qr-codes.tsx';
import { Registrations } from './registrations.tsx';
import { Rehearsals } from './rehearsals.tsx';
import { Screens } from './screens.tsx';
import { SecondSteps, SetUps } from './second-steps.tsx';
import { Telegrams } from './telegrams.tsx';
import { ThirdParties } from './third-parties.tsx';

/** What depends on the place. Loaded after hydration, so that no page shares a file with the gallery. */
export function Places() {
  const [brand, setBrand] = useState<FrontBrand>();
  useEffect(() => {
    loadBrand().then(setBrand, () => {});
  }, []);
  return (
    <>
      <Phones />
      <Logins />
      <LoginLinks />
      <Proofs />
      <SecondSteps />
      <SetUps />
      <QrCodes />
      <Locks />
      <AccountRecoveryStates />
      <ThirdParties />
      <Telegrams />
      <Applications />
      <Registrations />
      <Rehearsals />
      <Dashboards />
      <Accounts />
      <Connections />
      <MiniAppTasks />
      <Identities />
      <IdentityFieldStates />
      <SessionDialogs />
      <Captchas />
      <Questions />
      {brand ? <Residence brand={brand} /> : null}
      {brand ? <Screens brand={brand} /> : null}
      <Invitations />
    </>
  );
}

/** The cookie notice, the cookie settings, and the countries, opened as on every page. */
function Questions() {
  const toggleNotice = () => document.documentElement.toggleAttribute('data-cookie-notice');
  return (
    <Exhibit file="cookie-notice.tsx, features/consent, features/country">
      <div className={styles.row}>
        <Button onClick={toggleNotice}>notice</Button>
        <Button data-opens="cookie-settings">settings</Button>
        <Button data-opens="country">country</Button>
      </div>
    </Exhibit>
  );
}

/** Countries with a residence dialog: of a group that has another site, and of none. */
const FROM = { inside: 'NL', outside: 'JP' } as const;

/** REGION-04 to REGION-07: each dialog of the brand's sites with its texts. Their links lead nowhere here. */
function Residence({ brand }: { brand: FrontBrand }) {
  const { language } = usePage();
  const words = useMessages();
  const asking = brand.sites.flatMap((site) => (site.residence ? [{ site, residence: site.residence }] : []));
  return (
    <Exhibit file="features/residence">
      <div className={styles.row}>
        {asking.map(({ site, residence: { dialog: name, asks } }) => {
          const inside = asks === 'residents';
          const place = { country: inside ? FROM.inside : FROM.outside };
          const asked = {
            brand,
            site,
            locale: language,
            place,
            region: inside ? 'EEA' : '',
            search: '?ref=ADA',
          } as const;
          const dialog = dialogFor(name, asked, words);
          if (!dialog) return null;
          return (
            <Button key={site.id} onClick={() => dialogs.open({ ...dialog, places: {} })}>
              {site.id}
            </Button>
          );
        })}
      </div>
    </Exhibit>
  );
}
