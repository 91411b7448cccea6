import { normaliseHost } from '@gatehouse/rules/site/host';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const MISDIRECTED = 421;

/** Whether a Host header names this machine, one of `names`, or the address that the connection came in on. */
export type OwnHost = (host: string | undefined, localAddress: string | undefined) => boolean;

/**
 * A web page whose own name is made to lead to this machine (DNS rebinding) has its browser send that name as the Host.
 * Only the header itself counts: what a proxy forwards can be sent by such a page too.
 */
export function ownHosts(names: readonly string[]): OwnHost {
  const known = new Set([...LOOPBACK, ...names]);
  return (host, localAddress) => {
    const name = nameOf(host);
    return name !== undefined && (known.has(name) || name === localName(localAddress));
  };
}

export const refusedHost = {
  status: MISDIRECTED,
  text: 'This port answers to its own names only.',
} as const;

function nameOf(host: string | undefined): string | undefined {
  return /^(\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.exec(host ?? '')?.[1]?.toLowerCase() ?? normaliseHost(host);
}

function localName(address: string | undefined): string | undefined {
  const plain = address?.replace(/^::ffff:/, '');
  return plain?.includes(':') ? `[${plain}]` : plain;
}
