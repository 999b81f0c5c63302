import { z } from 'zod';

/**
 * Secret that once signed the demo and is public since: used by tests, rejected in production. `npm start` generates
 * one per data folder.
 */
export const demoSecret = 'theke-demo-secret-never-use-this-in-production';

/** Minimum number of different characters: 32 random ones have more than twenty, a repeated letter has one. */
const minDifferent = 10;

const platformSecret = z
  .string()
  .min(32)
  .refine((secret) => new Set(secret).size >= minDifferent, {
    error: `has fewer than ${minDifferent} different characters; draw one: openssl rand -base64 32`,
  });

/** Environment variables of every service. */
export const platformConfig = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** 0 takes any free port. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Interface to listen on: all in a container, loopback behind a local gateway. */
  HOST: z.string().default('127.0.0.1'),
  /**
   * A PostgreSQL server, with a role that may create databases and roles: each service creates its own. Without a user,
   * `npm run provision` creates them, and the service only uses its own two roles.
   */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** `amqp://` for RabbitMQ; a PostgreSQL URL for the embedded bus. */
  BUS_URL: z.url({ protocol: /^(amqps?|postgres(ql)?)$/ }),
  /** Signs internal identities and derives the passwords of database roles. The same for all services of a platform. */
  THEKE_SECRET: platformSecret,
  /** Maximum number of concurrent requests. Twice as many wait for up to two seconds; more are refused with 503. */
  MAX_REQUESTS: z.coerce.number().int().min(1).default(64),
  /** Maximum number of open streams of server-sent events. */
  MAX_STREAMS: z.coerce.number().int().min(1).default(8_000),
  /** OTLP/HTTP collector of traces. Default: no tracing. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
});

/**
 * Additional variables of a service that runs on MongoDB (service.ts, `onDocuments`); it then needs no DATABASE_URL.
 */
export const documentsConfig = z.object({
  /** A MongoDB server, with a user who may read and write the service's own database. */
  DOCUMENTS_URL: z.string().regex(/^mongodb(\+srv)?:\/\//, 'a MongoDB URL'),
});

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the variables of `schema`.
 * @throws ConfigError with one line per missing or invalid variable
 */
export function readConfig<S extends z.ZodObject>(schema: S, env: Record<string, string | undefined>): z.output<S> {
  const values = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, env[name] === '' ? undefined : env[name]]),
  );
  const parsed = schema.safeParse(values);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (values.NODE_ENV === 'production') {
    faults.push(
      ...Object.entries(values)
        .filter(([, value]) => value === demoSecret)
        .map(([name]) => `${name}: the demo's secret cannot be used in production`),
    );
  }
  if (!parsed.success || faults.length > 0)
    throw new ConfigError(`The configuration has ${faults.length} fault(s):\n  ${faults.join('\n  ')}`);
  return parsed.data;
}
