import type { TaskKind, TelegramCampaign } from '@gatehouse/contract/telegram/tasks';
import type { Site, SiteId } from '@gatehouse/rules/site/site';

/** A task of a campaign. `amount` is a decimal as text. */
export type CampaignTask = {
  readonly id: string;
  readonly kind: TaskKind;
  readonly reward: { readonly amount: string; readonly currency: string };
};

/** Times are epoch ms; `endsAt` 0: open. */
export type Campaign = {
  readonly id: string;
  /** Undefined: every site. */
  readonly sites?: readonly SiteId[] | undefined;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly tasks: readonly CampaignTask[];
};

/** The campaign that runs on a site now: the first of the file. */
export function campaignOn(campaigns: readonly Campaign[], site: Pick<Site, 'id'>, now: number): Campaign | undefined {
  return campaigns.find(
    ({ sites, startsAt, endsAt }) =>
      (!sites || sites.includes(site.id)) && startsAt <= now && (endsAt === 0 || now < endsAt),
  );
}

/** What was earned in all, by currency in the order in which they came: exact, whatever the number of decimals. */
export function sumOf(rewards: readonly CampaignTask['reward'][]): TelegramCampaign['earned'] {
  const sums = new Map<string, bigint>();
  for (const { amount, currency } of rewards) sums.set(currency, (sums.get(currency) ?? 0n) + unitsOf(amount));
  return [...sums].map(([currency, units]) => ({ currency, amount: amountOf(units) }));
}

export const MOST_DECIMALS = 8;
const ONE = 10n ** BigInt(MOST_DECIMALS);

function unitsOf(amount: string): bigint {
  const [whole = '0', decimals = ''] = amount.split('.');
  return BigInt(whole) * ONE + BigInt(decimals.padEnd(MOST_DECIMALS, '0'));
}

function amountOf(units: bigint): string {
  const decimals = (units % ONE).toString().padStart(MOST_DECIMALS, '0').replace(/0+$/, '');
  return decimals ? `${units / ONE}.${decimals}` : `${units / ONE}`;
}
