import { allEndpoints } from '@theke/contracts/contracts';
import type { Endpoint, Limit } from '@theke/contracts/endpoint';
import { platformConfig } from '@theke/kit/config';
import { z } from 'zod';

const limits = allEndpoints.flatMap(({ limit }: Endpoint) => limit ?? []);
/** What contracts limit, each count once. */
export const declaredLimits: readonly Limit[] = limits.filter(
  ({ count }, at) => limits.findIndex((one) => one.count === count) === at,
);

/** `RATE_LIMIT_LOGIN`: how many calls of an address count, in the place of what the contract says. */
export const limitVariable = ({ count }: Pick<Limit, 'count'>): string =>
  `RATE_LIMIT_${count.toUpperCase().replaceAll('-', '_')}`;

const limitFields = Object.fromEntries(
  declaredLimits.map((limit) => [limitVariable(limit), z.coerce.number().int().min(1).default(limit.most)]),
);

/** What the gateway reads from its environment. It has no database. */
export const gatewayConfig = platformConfig.omit({ DATABASE_URL: true }).extend({
  /** How many proxies stand before it and may name the client's address and protocol. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  // By their names in code nobody needs them.
  ...(limitFields as Record<never, z.ZodType>),
  /** Writes per address in a minute that no contract limits: whole offices order from behind one address. */
  RATE_LIMIT_WRITES: z.coerce.number().int().min(1).default(300),
  /** More than all services together admit and let wait: one that is slow leaves room for the others. */
  MAX_REQUESTS: z.coerce.number().int().min(1).default(1_000),
  /**
   * Seconds for which it goes on taking requests after it was told to end, while `/health/live` says 503: whoever shares requests
   * among gateways by asking there has turned away by then.
   */
  LEAVE_AFTER: z.coerce.number().int().min(0).max(15).default(0),
  /** The port of its metrics, one of its own, because the other one is open to everybody. 0 takes any free one. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  METRICS_HOST: z.string().default('127.0.0.1'),
});
export type GatewayConfig = z.output<typeof gatewayConfig>;
