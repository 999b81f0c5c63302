import { platformConfig } from '@theke/kit/config';
import { z } from 'zod';

/** What the gateway reads from its environment. It has no database. */
export const gatewayConfig = platformConfig.omit({ DATABASE_URL: true }).extend({
  /** How many proxies stand before it and may name the client's address and protocol. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  /** Logins tried per address in ten minutes. */
  RATE_LIMIT_LOGIN: z.coerce.number().int().min(1).default(60),
  /** Writes by guests per address in a minute: whole offices order from behind one address. */
  RATE_LIMIT_WRITES: z.coerce.number().int().min(1).default(300),
  /** Messages of payment providers per address in a minute: all tenants' come from the same few. */
  RATE_LIMIT_WEBHOOKS: z.coerce.number().int().min(1).default(6_000),
  /** More than all services together admit and let wait: one that is slow leaves room for the others. */
  MAX_REQUESTS: z.coerce.number().int().min(1).default(1_000),
  /** The port of its metrics, one of its own, because the other one is open to everybody. 0 takes any free one. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  METRICS_HOST: z.string().default('127.0.0.1'),
});
export type GatewayConfig = z.output<typeof gatewayConfig>;
