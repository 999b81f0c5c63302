import { allEndpoints } from '@theke/contracts/contracts';
import type { Endpoint, Limit } from '@theke/contracts/endpoint';
import { platformConfig } from '@theke/kit/config';
import { uncountedNetworks } from '@theke/kit/http/uncounted-networks';
import { z } from 'zod';

const limits = allEndpoints.flatMap(({ limit }: Endpoint) => limit ?? []);
/** What contracts limit, each count once. */
export const declaredLimits: readonly Limit[] = limits.filter(
  ({ count }, at) => limits.findIndex((one) => one.count === count) === at,
);

/** `RATE_LIMIT_LOGIN`: how many calls of a network or a person count, in the place of what the contract says. */
export const limitVariable = ({ count }: Pick<Limit, 'count'>): string =>
  `RATE_LIMIT_${count.toUpperCase().replaceAll('-', '_')}`;

const limitFields = Object.fromEntries(
  declaredLimits.map((limit) => [limitVariable(limit), z.coerce.number().int().min(1).default(limit.max)]),
);

const count = (standard: number) => z.coerce.number().int().min(1).default(standard);

/**
 * What guests of one network (an IPv4 address, a /64 of IPv6) share, and each person, key and device has alone (ADR 0011). Whole
 * offices and schools order from behind one address.
 */
const shares = {
  /** Writes of guests in a minute that no contract limits. */
  RATE_LIMIT_WRITES: count(300),
  /** The same of each person, key and device. */
  RATE_LIMIT_OWN_WRITES: count(900),
  /** Reads of guests in a minute that are not answered from memory, and pages. */
  RATE_LIMIT_READS: count(3_000),
  /** Scans of printed codes in a minute. */
  RATE_LIMIT_SCANS: count(600),
  /** Sessions and keys in a minute that nobody knows: each costs identity a query. */
  RATE_LIMIT_UNKNOWN: count(300),
  /** Logins at one account that fail in an hour, from wherever, before each further one waits (ADR 0012). */
  RATE_LIMIT_ACCOUNT: count(20),
  /** Requests under way: at 50 ms each, more than a thousand a second. */
  MAX_REQUESTS_PER_NETWORK: count(64),
  /** Open streams; whoever gets none asks every ten seconds. */
  MAX_STREAMS_PER_NETWORK: count(60),
  /** The same of one order's link: telephone, laptop, and those that a reload has not ended yet. */
  MAX_STREAMS_PER_LINK: count(6),
  /** Pictures, uploads and fonts under way, in all. */
  MAX_DOWNLOADS: count(1_000),
  /** A page may ask for 30 pictures at once. */
  MAX_DOWNLOADS_PER_NETWORK: count(200),
  /**
   * The same of one business: all of its people, keys and devices together (ADR 0011). Fewer requests than a service admits and lets
   * wait (192), so that it keeps no other business out of one.
   */
  MAX_REQUESTS_PER_TENANT: count(125),
  MAX_STREAMS_PER_TENANT: count(2_000),
  MAX_DOWNLOADS_PER_TENANT: count(400),
  /** Where no proxy stands before it (`TRUST_PROXY=0`): a browser keeps six. */
  MAX_CONNECTIONS_PER_NETWORK: count(2_000),
};
/** By their names: whoever tries out much from one address raises them all. */
export const shareVariables: readonly string[] = [...declaredLimits.map(limitVariable), ...Object.keys(shares)];

/** What the gateway reads from its environment. It has no database. */
export const gatewayConfig = platformConfig.omit({ DATABASE_URL: true }).extend({
  /** How many proxies stand before it and may name the client's address and protocol. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  // By their names in code nobody needs them.
  ...(limitFields as Record<never, z.ZodType>),
  /** More than all services together admit and let wait: one that is slow leaves room for the others. */
  MAX_REQUESTS: z.coerce.number().int().min(1).default(1_000),
  /**
   * Seconds for which it goes on taking requests after it was told to end, while `/health/live` says 503: whoever shares requests
   * among gateways by asking there has turned away by then.
   */
  LEAVE_AFTER: z.coerce.number().int().min(0).max(15).default(0),
  ...shares,
  /** Of which scans of printed codes are not counted; the same as of analytics. */
  UNCOUNTED_NETWORKS: uncountedNetworks,
  /** The port of its metrics, one of its own, because the other one is open to everybody. 0 takes any free one. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  METRICS_HOST: z.string().default('127.0.0.1'),
});
export type GatewayConfig = z.output<typeof gatewayConfig>;
