import { captchaKinds } from '@gatehouse/rules/captcha/captcha';
import { captchaParts } from '@gatehouse/rules/captcha/captcha-outage';
import { exploreDevices } from '@gatehouse/rules/explorer/explore-devices';
import type { ExploreWorld } from '@gatehouse/rules/explorer/explore-facts';
import { countryGroups } from '@gatehouse/rules/explorer/explore-matrix';
import { layoutTable } from '@gatehouse/rules/page/layout';
import { contentHostsOf } from '@gatehouse/rules/site/content-host';
import { locales } from '@gatehouse/rules/site/locale';
import { memo, type ReactNode, useMemo } from 'react';
import { ConsentInput } from './consent-input.tsx';
import { SelectInput, TextInput } from './field.tsx';
import styles from './inputs.module.css';
import type { ExplorerCountry } from './page.ts';
import type { Explorer } from './use-explorer.ts';

type InputsProps = { explorer: Explorer; world: ExploreWorld; countries: readonly ExplorerCountry[] };

/** The form with the visitor, the request and the device. Without scripts it submits to the server. */
export function Inputs({ explorer, world, countries }: InputsProps) {
  const { hosts, paths, codes } = useMemo(() => suggestionsOf(world), [world]);
  const { country } = explorer.input;
  const parts = world.brand.signUp.blocked.flatMap((code) => code.split(`${country}-`)[1] ?? []);
  return (
    <>
      <Group name="Address">
        <TextInput explorer={explorer} field="host" suggestions={hosts} />
        <TextInput explorer={explorer} field="page" suggestions={paths} />
        <TextInput explorer={explorer} field="query" placeholder="redirect_url=/dashboard" />
      </Group>
      <Group name="Visitor">
        <SelectInput explorer={explorer} field="country">
          <Countries countries={countries} world={world} none="Not known" />
        </SelectInput>
        <TextInput explorer={explorer} field="subdivision" suggestions={parts} placeholder="ON" />
        <SelectInput explorer={explorer} field="region">
          <option value="country">From the country</option>
          <option value="EEA">In the EEA</option>
          <option value="elsewhere">Outside the EEA</option>
          <option value="failed">The lookup failed</option>
        </SelectInput>
        <SelectInput explorer={explorer} field="kycLevel">
          <option value="0">0</option>
          <option value="1">1</option>
          <option value="2">2</option>
        </SelectInput>
        <SelectInput explorer={explorer} field="kycCountry">
          <Countries countries={countries} world={world} none="No country" />
        </SelectInput>
        <TextInput explorer={explorer} field="account" placeholder="anonymous" />
      </Group>
      <Group name="Language">
        <TextInput explorer={explorer} field="language" suggestions={codes} placeholder="none" />
        <TextInput explorer={explorer} field="stored" suggestions={codes} placeholder="none" />
        <TextInput explorer={explorer} field="accept" placeholder="de-DE,de;q=0.9,en;q=0.5" />
      </Group>
      <Group name="Browser">
        <SelectInput explorer={explorer} field="device">
          {exploreDevices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
        <TextInput explorer={explorer} field="referrer" placeholder="none" />
        <TextInput explorer={explorer} field="link" suggestions={paths} placeholder="/register" />
      </Group>
      <ConsentInput explorer={explorer} />
      <Group name="Outage drill">
        <TextInput explorer={explorer} field="captchaOff" suggestions={outages} placeholder="recaptcha.script" />
      </Group>
    </>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/** CAPT-06: one captcha, or one part of it. */
const outages = captchaKinds.flatMap((kind) => captchaParts.map((part) => `${kind}.${part}`));

type CountriesProps = { countries: readonly ExplorerCountry[]; world: ExploreWorld; none: string };

export const groupNames = {
  EEA: 'European Economic Area',
  closed: 'Sign-up closed',
  others: 'Other countries',
} as const;

/** Rendered once: 250 options. */
const Countries = memo(function Countries({ countries, world, none }: CountriesProps) {
  const codes = countries.map(({ code }) => code);
  const names = new Map(countries.map(({ code, name }) => [code, name]));
  const groups = countryGroups(world.brand, codes);
  return (
    <>
      <option value="">{none}</option>
      {(['EEA', 'closed', 'others'] as const).map((id) => (
        <optgroup key={id} label={groupNames[id]}>
          {groups[id].map((code) => (
            <option key={code} value={code}>
              {names.get(code)} ({code})
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
});

function suggestionsOf({ brand, pages }: ExploreWorld) {
  const { china, explore } = brand.hosts;
  const hosts = [...brand.sites.flatMap((site) => site.hosts), ...contentHostsOf(brand), ...china, ...explore];
  const paths = [...pages.map(({ path }) => path), ...layoutTable.flatMap((row) => row.paths)];
  return {
    hosts: [...new Set(hosts)],
    paths: [...new Set(paths)].toSorted(),
    codes: locales.map(({ value }) => value),
  };
}
