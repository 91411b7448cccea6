import { BlockList, isIP } from 'node:net';

/** Whether an address is in a list. Accepts any text of a socket or a forwarded header. */
export type AddressList = (address: string | undefined) => boolean;

const LOOPBACK = ['127.0.0.0/8', '::1'];
const LINK_LOCAL = ['169.254.0.0/16', 'fe80::/10'];
const UNIQUE_LOCAL = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: LOOPBACK,
  linklocal: LINK_LOCAL,
  uniquelocal: UNIQUE_LOCAL,
};
/** This host, carrier-grade NAT, benchmarks, multicast and reserved: not public addresses. */
const SPECIAL = [
  ...['0.0.0.0/8', '100.64.0.0/10', '192.0.0.0/24', '198.18.0.0/15', '224.0.0.0/3'],
  ...['::', '100::/64', 'ff00::/8'],
];

/**
 * A test for TRUST_PROXY: addresses, ranges, and the names `loopback`, `linklocal` and `uniquelocal`. It decides whose forwarded
 * headers and whose place headers are trusted.
 */
export function addressList(parts: readonly string[]): AddressList {
  const list = new BlockList();
  for (const part of parts.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = part.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const bare = bareAddress(address);
    const version = isIP(bare);
    return version !== 0 && list.check(bare, version === 6 ? 'ipv6' : 'ipv4');
  };
}

/** Addresses outside the public internet, which have no country. */
export const isNowhere: AddressList = addressList([...LOOPBACK, ...LINK_LOCAL, ...UNIQUE_LOCAL, ...SPECIAL]);

/** Removes the zone, and turns IPv4 mapped into IPv6 into IPv4. */
export function bareAddress(address = ''): string {
  const unzoned = address.split('%', 1)[0] ?? '';
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(unzoned)?.[1] ?? unzoned;
}
