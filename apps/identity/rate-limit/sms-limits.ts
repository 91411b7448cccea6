import { readPhone } from '../kernel/phone.ts';
import { type Count, countAll, type GiveBack } from './count-all.ts';
import type { KeyPoints, LimitPoints, Limits } from './limits.ts';

/** A day may have as many messages to a country, or in all, as so many full hours. */
const HOURS_IN_A_DAY = 5;
/** For each country that is not in the operator's list: the list says where the visitors are. */
const UNNAMED = 20;
/** All countries that are not named may have as many together as so many of them. */
const UNNAMED_TOGETHER = 3;

/**
 * Messages in an hour by ISO 3166-1 country of the number; `*` is every country that is not named, `ALL` the ceiling
 * over all countries.
 */
export type SmsByCountry = Readonly<Record<string, number>>;

/** The limits that an operator's numbers for countries mean; without any the usual ones hold. */
export function smsLimitPoints(byCountry: SmsByCountry): { readonly points: LimitPoints; readonly ofKeys: KeyPoints } {
  const { '*': givenOthers, ALL: givenAll, ...countries } = byCountry;
  const hours = Object.values(countries);
  const others = givenOthers ?? (hours.length > 0 ? UNNAMED : undefined);
  const named = hours.reduce((sum, hour) => sum + hour, 0);
  const all = givenAll ?? (others && named + others * UNNAMED_TOGETHER);
  const inADay = Object.fromEntries(Object.entries(countries).map(([name, hour]) => [name, hour * HOURS_IN_A_DAY]));
  return {
    points: {
      ...(others && { smsByCountry: others, smsByCountryInADay: others * HOURS_IN_A_DAY }),
      ...(all && { smsInAll: all, smsInAllInADay: all * HOURS_IN_A_DAY }),
    },
    ofKeys: { smsByCountry: countries, smsByCountryInADay: inADay },
  };
}

/**
 * Counts a message that is about to be sent. Each is paid for, and fraud earns by messages to numbers of its own ("SMS
 * pumping"): the number, the device, the network, the country of the number and the whole have their share of an hour and
 * of a day. The narrowest limits come first, and a message that one of them refuses counts for none: no caller uses up a
 * country by one number, nor a number from one network.
 * @param mobile E.164
 * @throws {Refusal} deviceOrAccountLimit, addressLimit
 */
export async function countSms(
  limits: Limits,
  mobile: string,
  { device, address }: { readonly device: string | undefined; readonly address: string | undefined },
): Promise<GiveBack> {
  const country = readPhone(mobile, '')?.country;
  const counts: readonly Count[] = [
    ['smsByRecipientAndDevice', `${mobile}|${device ?? ''}`],
    ['smsByRecipientAndAddress', address && `${mobile}|${address}`],
    ['smsByRecipientAndAddressInADay', address && `${mobile}|${address}`],
    ['smsByRecipient', mobile],
    ['smsByRecipientInADay', mobile],
    ['smsByDevice', device],
    ['smsByDeviceInADay', device],
    ['smsByAddress', address],
    ['smsByAddressInADay', address],
    ['smsByCountry', country],
    ['smsByCountryInADay', country],
    ['smsInAll', ''],
    ['smsInAllInADay', ''],
  ];
  return countAll(limits, counts);
}
