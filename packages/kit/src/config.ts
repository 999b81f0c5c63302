import { z } from 'zod';

/** Signed the demo once and stands in public since: tests use it, production refuses it. `npm start` draws one for each data folder. */
export const demoSecret = 'theke-demo-secret-never-use-this-in-production';

/** Characters of a secret that differ: 32 drawn ones have more than twenty, a row of one letter has one. */
const leastDifferent = 10;

const platformSecret = z
  .string()
  .min(32)
  .refine((secret) => new Set(secret).size >= leastDifferent, {
    error: `has fewer than ${leastDifferent} different characters; draw one: openssl rand -base64 32`,
  });

/** What every service reads from its environment. */
export const platformConfig = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** 0 takes any free port. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Where to listen: all interfaces in a container, loopback behind a local gateway. */
  HOST: z.string().default('127.0.0.1'),
  /**
   * A PostgreSQL server, as a role that may create databases and roles: each service makes its own there. Without a user somebody
   * else does (`npm run provision`), and the service knows its own two roles only.
   */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** `amqp://` for RabbitMQ; a PostgreSQL URL for the embedded bus. */
  BUS_URL: z.url({ protocol: /^(amqps?|postgres(ql)?)$/ }),
  /** Signs the internal identity and derives the database roles' passwords. The same for every service of one platform. */
  THEKE_SECRET: platformSecret,
  /** Requests that a process works on at a time; twice as many wait for up to two seconds, more are refused with 503. */
  MAX_REQUESTS: z.coerce.number().int().min(1).default(64),
  /** Open streams of server-sent events. */
  MAX_STREAMS: z.coerce.number().int().min(1).default(8_000),
  /** A collector of traces over OTLP/HTTP; without one none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
});

/** What a service reads besides that runs on MongoDB (service.ts, `onDocuments`); it needs no DATABASE_URL then. */
export const documentsConfig = z.object({
  /** A MongoDB server, as a user who may read and write the service's own database. */
  DOCUMENTS_URL: z.string().regex(/^mongodb(\+srv)?:\/\//, 'a MongoDB URL'),
});

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the variables that `schema` names and reports every fault at once.
 * @throws ConfigError with one line for each variable that is missing or wrong.
 */
export function readConfig<S extends z.ZodObject>(schema: S, env: Record<string, string | undefined>): z.output<S> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, env[name] === '' ? undefined : env[name]]),
  );
  const parsed = schema.safeParse(given);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (given.NODE_ENV === 'production') {
    faults.push(
      ...Object.entries(given)
        .filter(([, value]) => value === demoSecret)
        .map(([name]) => `${name}: the demo's secret cannot be used in production`),
    );
  }
  if (!parsed.success || faults.length > 0)
    throw new ConfigError(`The configuration has ${faults.length} fault(s):\n  ${faults.join('\n  ')}`);
  return parsed.data;
}
