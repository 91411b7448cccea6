import { Cluster, Redis, type RedisOptions } from 'ioredis';

/** One server, the primary that sentinels name, or a cluster. */
export type RedisClient = Redis | Cluster;

const ANSWER_MS = 2_000;
const ADDRESS = /^(rediss?)(?:\+(sentinel|cluster))?:\/\/(?:([^@/]*)@)?([^@/?#]+)(?:\/([^/?#]*))?(?:\/(\d+))?$/;
const PORTS = { redis: 6379, cluster: 6379, sentinel: 26_379 } as const;
const NODE = /^(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/i;

type Node = { readonly host: string; readonly port: number };
export type RedisAddress = {
  readonly kind: keyof typeof PORTS;
  readonly nodes: readonly Node[];
  /** Of sentinels: the name of the primary. */
  readonly name: string;
  readonly options: RedisOptions;
};

/**
 * Reads `redis://user:password@host:6379/0`, `redis+sentinel://…@host,host/name/0` and `redis+cluster://…@host,host`; with
 * `rediss` each speaks TLS. Undefined for anything else.
 */
export function readRedisUrl(url: string): RedisAddress | undefined {
  const [, scheme, kind = 'redis', login, hosts = '', path = '', more] = ADDRESS.exec(url) ?? [];
  const isSentinel = kind === 'sentinel';
  const nodes = hosts.split(',').map((host) => nodeOf(host, PORTS[kind as RedisAddress['kind']]));
  const db = (isSentinel ? more : path) || '0';
  const credentials = credentialsOf(login);
  const isWhole = scheme !== undefined && nodes.every((node) => node !== undefined) && credentials !== undefined;
  if (!isWhole || !/^\d{1,4}$/.test(db) || (isSentinel && path === '')) return undefined;
  if ((kind === 'redis' && nodes.length > 1) || (kind === 'cluster' && path !== '') || (!isSentinel && more))
    return undefined;
  const tls = scheme === 'rediss' ? { tls: {} } : {};
  const options = { ...credentials, ...tls, ...(kind === 'cluster' ? {} : { db: Number(db) }) };
  return { kind: kind as RedisAddress['kind'], nodes: nodes as Node[], name: path, options };
}

function nodeOf(text: string, usual: number): Node | undefined {
  const [, host = '', port = `${usual}`] = NODE.exec(text) ?? [];
  return host && Number(port) > 0 && Number(port) < 65_536
    ? { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
    : undefined;
}

function credentialsOf(login = ''): { username?: string; password?: string } | undefined {
  try {
    const [username = '', ...password] = login.split(':');
    return {
      ...(username ? { username: decodeURIComponent(username) } : {}),
      ...(password.length > 0 ? { password: decodeURIComponent(password.join(':')) } : {}),
    };
  } catch {
    return undefined;
  }
}

/**
 * A connection that fails at once instead of blocking callers, and reconnects by itself. One that gives no answer in time is
 * closed, and none of its commands is sent again: the queue for a stalled Redis would only grow.
 * @throws {Error} when it is none of the addresses that `readRedisUrl` reads
 */
export function openRedis(url: string, onError: (error: Error) => void): RedisClient {
  const address = readRedisUrl(url);
  if (!address) throw new Error('REDIS_URL cannot be read');
  const redis = connected(address);
  redis.on('error', onError);
  return redis;
}

function connected({ kind, nodes, name, options }: RedisAddress): RedisClient {
  const patience = { connectTimeout: ANSWER_MS, commandTimeout: ANSWER_MS, socketTimeout: ANSWER_MS };
  const own: RedisOptions = { ...options, ...patience, enableOfflineQueue: false, maxRetriesPerRequest: 0 };
  if (kind === 'cluster') {
    return new Cluster([...nodes], { redisOptions: own, enableOfflineQueue: false, slotsRefreshTimeout: ANSWER_MS });
  }
  const [first] = nodes;
  if (kind === 'redis') return new Redis({ ...own, ...first });
  // Sentinels take the same user and password: who reads them may read the primary.
  const { username, password, tls } = options;
  const sentinel = {
    ...(username ? { sentinelUsername: username } : {}),
    ...(password ? { sentinelPassword: password } : {}),
    ...(tls ? { sentinelTLS: tls, enableTLSForSentinelMode: true } : {}),
  };
  return new Redis({ ...own, ...sentinel, sentinels: [...nodes], name, sentinelCommandTimeout: ANSWER_MS });
}
