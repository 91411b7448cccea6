import { isIPv6 } from 'node:net';

/** The place of an address range: `['192.0.2.0/24', { country: 'DE', subdivision: 'BE' }]`. */
export type Range = readonly [range: string, place: { readonly country?: string; readonly subdivision?: string }];
type Data = string | number | readonly Data[] | { readonly [key: string]: Data };

const MARKER = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex');
const TYPES = { string: 2, uint32: 6, map: 7, array: 11 } as const;

/** A small file in the MaxMind DB format 2.0, for tests: records of 24 bits, strings of up to 28 bytes. */
export function mmdb(ranges: readonly Range[], ipVersion: 4 | 6 = 6): Buffer {
  const nodes: [Slot, Slot][] = [[undefined, undefined]];
  const data: Buffer[] = [];
  for (const [range, place] of ranges) {
    const bits = bitsOf(range, ipVersion);
    let node = 0;
    for (const bit of bits.slice(0, -1)) node = childOf(nodes, node, bit);
    const before = data.reduce((sum, { length }) => sum + length, 0);
    const last = nodes[node] as [Slot, Slot];
    last[bits.at(-1) ?? 0] = { data: before };
    data.push(encode(recordOf(place)));
  }
  const metadata = {
    ...{ binary_format_major_version: 2, binary_format_minor_version: 0, build_epoch: 1_790_000_000 },
    ...{ database_type: 'Test', description: { en: 'Test' }, ip_version: ipVersion, languages: ['en'] },
    ...{ node_count: nodes.length, record_size: 24 },
  };
  return Buffer.concat([treeOf(nodes), Buffer.alloc(16), ...data, MARKER, encode(metadata)]);
}

/** Another node, an offset into the data, or nothing. */
type Slot = { readonly node: number } | { readonly data: number } | undefined;

function childOf(nodes: [Slot, Slot][], at: number, bit: 0 | 1): number {
  const slots = nodes[at] as [Slot, Slot];
  const slot = slots[bit];
  if (slot && 'node' in slot) return slot.node;
  const node = nodes.push([undefined, undefined]) - 1;
  slots[bit] = { node };
  return node;
}

function treeOf(nodes: readonly [Slot, Slot][]): Buffer {
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [at, slots] of nodes.entries()) {
    for (const [side, slot] of slots.entries()) {
      const value = !slot ? nodes.length : 'node' in slot ? slot.node : nodes.length + 16 + slot.data;
      tree.writeUIntBE(value, at * 6 + side * 3, 3);
    }
  }
  return tree;
}

function bitsOf(range: string, ipVersion: 4 | 6): (0 | 1)[] {
  const [address = '', length = ''] = range.split('/');
  const bytes = isIPv6(address) ? bytesOfIpv6(address) : address.split('.').map(Number);
  const bits = bytes.flatMap((byte) => [...byte.toString(2).padStart(8, '0')].map((bit) => (bit === '1' ? 1 : 0)));
  const own = bits.slice(0, Number(length));
  return !isIPv6(address) && ipVersion === 6 ? [...Array<0>(96).fill(0), ...own] : own;
}

function bytesOfIpv6(address: string): number[] {
  const [head = '', tail = ''] = address.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const zeros = Array<string>(8 - groups(head).length - groups(tail).length).fill('0');
  return [...groups(head), ...zeros, ...groups(tail)].flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
}

function recordOf({ country, subdivision }: Range[1]): Data {
  return {
    ...(country ? { country: { iso_code: country } } : {}),
    ...(subdivision ? { subdivisions: [{ iso_code: subdivision }] } : {}),
  };
}

function encode(value: Data): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([control(TYPES.string, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([control(TYPES.uint32, bytes.length), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([control(TYPES.array, value.length), ...value.map(encode)]);
  const entries = Object.entries(value as Record<string, Data>);
  return Buffer.concat([control(TYPES.map, entries.length), ...entries.flatMap((entry) => entry.map(encode))]);
}

/** Types above 7 do not fit into three bits and have a byte of their own. */
function control(type: number, size: number): Buffer {
  return Buffer.from(type <= 7 ? [(type << 5) | size] : [size, type - 7]);
}
