import { documentsConfig, platformConfig } from '@theke/kit/config';
import type { ServiceDefinition } from '@theke/kit/service';
import { addressVariable, serviceNames, services, workQueues } from '@theke/topology/topology';
import { gatewayConfig } from '../../../gateway/src/config.ts';
import { serviceDefinitions } from '../service-definitions.ts';

/** A part of the platform that runs in its own containers: a service or the gateway. */
export type Part = {
  name: string;
  /** Folder of its workspace. */
  workspace: string;
  command: readonly string[];
  port: number;
  /** Variables that are equal wherever its containers run. */
  fixed: Readonly<Record<string, string>>;
  /** Variables that the operator must set, and those that are optional. */
  required: readonly string[];
  optional: readonly string[];
  /** Whether it has a work queue. */
  hasQueue: boolean;
  /** Runs on MongoDB instead of PostgreSQL: true for every service that supports it. */
  isOnDocuments: boolean;
  storesFiles: boolean;
};

/** Read by the object store's SDK itself. */
const bucketKeys = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

/** Variables that grant access or contain credentials: stored apart from the others. */
export const secretVariables: readonly string[] = [
  'DATABASE_URL',
  'DOCUMENTS_URL',
  'BUS_URL',
  'THEKE_SECRET',
  'PAYMENT_KEYS',
  'AI_KEYS',
  'TWO_FACTOR_KEYS',
  'VAPID_PRIVATE_KEY',
  'SMTP_URL',
  'SMS_TOKEN',
  ...bucketKeys,
];

export const filesDir = '/files';
const gatewayPort = 8080;
/** Port of the gateway's metrics inside the network; services serve theirs on their own port (docs/monitoring.md). */
export const metricsPort = 9464;

/** Provider addresses that only tests replace. */
const onlyForTests = ['STRIPE_URL', 'PAYPAL_URL', 'PUSH_URL'];

type Schema = { shape: Record<string, { safeParse(value: unknown): { success: boolean } }> };

function createPart(
  name: string,
  workspace: string,
  port: number,
  schemas: readonly Schema[],
  changes: Partial<Part> = {},
): Part {
  const fixed = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: String(port), ...changes.fixed };
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
    storesFiles: 'FILES_DIR' in fixed,
    ...changes,
    fixed,
  };
}

/** Every part, from the topology, with the variables that its configuration reads. */
export const parts: readonly Part[] = [
  ...serviceNames.map((name) => {
    const definition = serviceDefinitions[name] as unknown as Pick<ServiceDefinition, 'config' | 'onDocuments'>;
    const config = definition.config as Schema;
    const platform = definition.onDocuments
      ? [platformConfig.omit({ DATABASE_URL: true }), documentsConfig]
      : [platformConfig];
    return createPart(name, `services/${name}`, services[name].port, [...platform, config], {
      fixed: 'FILES_DIR' in config.shape ? { FILES_DIR: filesDir } : {},
    });
  }),
  createPart('gateway', 'gateway', gatewayPort, [gatewayConfig], {
    fixed: {
      METRICS_HOST: '0.0.0.0',
      METRICS_PORT: String(metricsPort),
      ...Object.fromEntries(
        serviceNames.map((name) => [addressVariable(name), `http://${name}:${services[name].port}`]),
      ),
    },
  }),
];
