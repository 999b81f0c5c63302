import { allEndpoints } from '@theke/contracts/contracts';
import type { Endpoint, Limit } from '@theke/contracts/endpoint';
import { platformConfig } from '@theke/kit/config';
import { uncountedNetworks } from '@theke/kit/http/uncounted-networks';
import { z } from 'zod';

const limits = allEndpoints.flatMap(({ limit }: Endpoint) => limit ?? []);
/** Limits from the contracts, one per count. */
export const declaredLimits: readonly Limit[] = limits.filter(
  ({ count }, at) => limits.findIndex((one) => one.count === count) === at,
);

/** `RATE_LIMIT_LOGIN`: calls per network or person, overriding the contract's limit. */
export const limitVariable = ({ count }: Pick<Limit, 'count'>): string =>
  `RATE_LIMIT_${count.toUpperCase().replaceAll('-', '_')}`;

const limitFields = Object.fromEntries(
  declaredLimits.map((limit) => [limitVariable(limit), z.coerce.number().int().min(1).default(limit.max)]),
);

const count = (standard: number) => z.coerce.number().int().min(1).default(standard);

/**
 * Limits shared by the guests of one network (an IPv4 address or an IPv6 /64), and those of each person, key and device
 * (ADR 0011). Whole offices and schools order from one address.
 */
const shares = {
  /** Guests' writes per minute without a limit in their contract. */
  RATE_LIMIT_WRITES: count(300),
  /** Writes per minute of each person, key and device. */
  RATE_LIMIT_OWN_WRITES: count(900),
  /** Guests' uncached reads and pages per minute. */
  RATE_LIMIT_READS: count(3_000),
  /** Scans of printed codes per minute. */
  RATE_LIMIT_SCANS: count(600),
  /** Unknown sessions and keys per minute: each costs identity a query. */
  RATE_LIMIT_UNKNOWN: count(300),
  /** Failed logins per account and hour, from any network, before further ones are delayed (ADR 0012). */
  RATE_LIMIT_ACCOUNT: count(20),
  /** Concurrent requests: at 50 ms each, more than a thousand a second. */
  MAX_REQUESTS_PER_NETWORK: count(64),
  /** Open streams; clients without one poll every ten seconds. */
  MAX_STREAMS_PER_NETWORK: count(60),
  /** Open streams per order link: phone, laptop, and those that a reload has not ended yet. */
  MAX_STREAMS_PER_LINK: count(6),
  /** Concurrent downloads of images, uploads and fonts in total. */
  MAX_DOWNLOADS: count(1_000),
  /** A page may load 30 images at once. */
  MAX_DOWNLOADS_PER_NETWORK: count(200),
  /**
   * Limits per tenant, for all its people, keys and devices together (ADR 0011). Fewer requests than a service admits
   * and queues (192), so that one tenant cannot block a service for others.
   */
  MAX_REQUESTS_PER_TENANT: count(125),
  MAX_STREAMS_PER_TENANT: count(2_000),
  MAX_DOWNLOADS_PER_TENANT: count(400),
  /** Applies without a proxy (`TRUST_PROXY=0`); a browser keeps six connections. */
  MAX_CONNECTIONS_PER_NETWORK: count(2_000),
};
/** Names of these variables; load tests from one address raise them all. */
export const shareVariables: readonly string[] = [...declaredLimits.map(limitVariable), ...Object.keys(shares)];

/** The gateway's environment variables. It has no database. */
export const gatewayConfig = platformConfig.omit({ DATABASE_URL: true }).extend({
  /** Number of proxies in front of the gateway that may set the client's address and protocol. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  // Accessed by name only, so they need no types.
  ...(limitFields as Record<never, z.ZodType>),
  /** More than all services together admit and queue, so that a slow service leaves capacity for the others. */
  MAX_REQUESTS: z.coerce.number().int().min(1).default(1_000),
  /**
   * Seconds during which it still accepts requests after a stop signal, while `/health/live` answers 503: load
   * balancers that check it have removed this gateway by then.
   */
  LEAVE_AFTER: z.coerce.number().int().min(0).max(15).default(0),
  ...shares,
  /** Networks whose scans of printed codes are not counted; the same setting as analytics'. */
  UNCOUNTED_NETWORKS: uncountedNetworks,
  /** Separate port for metrics, because the main port is public. 0 takes any free port. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  METRICS_HOST: z.string().default('127.0.0.1'),
});
export type GatewayConfig = z.output<typeof gatewayConfig>;
