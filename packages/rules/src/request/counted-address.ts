/**
 * The key of rate limits: one IPv6 customer has a whole /64. IPv4 mapped into IPv6 counts as IPv4.
 * @param address of a connection, in any spelling of IPv4 or IPv6
 */
export function countedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** An address of what is counted, for those who read addresses alone: of a network the first one. */
export const addressOf = (counted: string): string => counted.replace(/\/64$/, '');

/** The limit of a /48 is that of a /64 times this: a customer's site is a /48, an office has several /64. */
export const NETWORKS_OF_A_SITE = 10;

/**
 * The /48 of a counted address, which is counted as well: the owner of a /48 has 65 536 /64 networks to call from.
 * Undefined for IPv4.
 * @param counted what `countedAddress` answers, alone or at the end of a key
 */
export function siteNetwork(counted: string): string | undefined {
  const [, before = '', site] = /^(.*?)((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(counted) ?? [];
  return site && `${before}${site}:/48`;
}
