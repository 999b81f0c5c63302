import { documentsConfig, platformConfig } from '@theke/kit/config';
import type { ServiceDefinition } from '@theke/kit/service';
import { addressVariable, serviceNames, services, workQueues } from '@theke/topology/topology';
import { gatewayConfig } from '../../gateway/src/config.ts';
import { serviceDefinitions } from '../service-definitions.ts';

/** A part of the platform that runs in containers of its own: a service, or the gateway. */
export type Part = {
  name: string;
  /** The folder of its workspace. */
  workspace: string;
  command: readonly string[];
  port: number;
  /** What is the same wherever its containers run. */
  fixed: Readonly<Record<string, string>>;
  /** What whoever operates it says, and what they may say. */
  required: readonly string[];
  optional: readonly string[];
  /** Whether it has a work queue of its own. */
  hasQueue: boolean;
  /** It runs on MongoDB and not on PostgreSQL: what can, does. */
  isOnDocuments: boolean;
  keepsFiles: boolean;
};

/** What the SDK of the object store reads by itself. */
const bucketKeys = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

/** Variables that let somebody in or that lead to where somebody is let in: never beside the others. */
export const secretVariables: readonly string[] = [
  'DATABASE_URL',
  'DOCUMENTS_URL',
  'BUS_URL',
  'THEKE_SECRET',
  'PAYMENT_KEYS',
  'VAPID_PRIVATE_KEY',
  'SMTP_URL',
  'SMS_TOKEN',
  ...bucketKeys,
];

export const filesDir = '/files';
const gatewayPort = 8080;
/** Where the gateway tells its figures to those within; services tell theirs on their own port (docs/monitoring.md). */
export const metricsPort = 9464;

/** Tests put their own in the place of the providers; an operator does not. */
const onlyForTests = ['STRIPE_URL', 'PAYPAL_URL', 'PUSH_URL'];

type Schema = { shape: Record<string, { safeParse(value: unknown): { success: boolean } }> };

function partOf(
  name: string,
  workspace: string,
  port: number,
  schemas: readonly Schema[],
  more: Partial<Part> = {},
): Part {
  const fixed = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: String(port), ...more.fixed };
  const fields = Object.entries(Object.assign({}, ...schemas.map(({ shape }) => shape)) as Schema['shape']);
  const free = fields.filter(([field]) => !(field in fixed) && !onlyForTests.includes(field));
  const isOptional = ([, schema]: (typeof free)[number]) => schema.safeParse(undefined).success;
  return {
    name,
    workspace,
    command: ['node', `${workspace}/src/main.ts`],
    port,
    required: free.filter((field) => !isOptional(field)).map(([field]) => field),
    optional: [
      ...free.filter(isOptional).map(([field]) => field),
      ...(free.some(([field]) => field === 'FILES_URL') ? bucketKeys : []),
    ],
    hasQueue: name in workQueues,
    isOnDocuments: 'DOCUMENTS_URL' in Object.fromEntries(fields),
    keepsFiles: 'FILES_DIR' in fixed,
    ...more,
    fixed,
  };
}

/** Every part, from the topology; which variables each reads, its own configuration says. */
export const parts: readonly Part[] = [
  ...serviceNames.map((name) => {
    const definition = serviceDefinitions[name] as unknown as Pick<ServiceDefinition, 'config' | 'onDocuments'>;
    const config = definition.config as Schema;
    const platform = definition.onDocuments
      ? [platformConfig.omit({ DATABASE_URL: true }), documentsConfig]
      : [platformConfig];
    return partOf(name, `services/${name}`, services[name].port, [...platform, config], {
      fixed: 'FILES_DIR' in config.shape ? { FILES_DIR: filesDir } : {},
    });
  }),
  partOf('gateway', 'gateway', gatewayPort, [gatewayConfig], {
    fixed: {
      METRICS_HOST: '0.0.0.0',
      METRICS_PORT: String(metricsPort),
      ...Object.fromEntries(
        serviceNames.map((name) => [addressVariable(name), `http://${name}:${services[name].port}`]),
      ),
    },
  }),
];
