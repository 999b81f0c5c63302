import { serviceNames } from '@theke/topology/topology';
import { stringify } from 'yaml';
import { filesDir, type Part, parts } from './parts.ts';

/** Server images, pinned to the versions that the tests run on or to a later release of the same series. */
const images = {
  postgres: 'postgres:18',
  rabbitmq: 'rabbitmq:4.2',
  mongodb: 'mongo:8.0',
  mail: 'axllent/mailpit:v1.27',
};

/** Hardening: no container can change its own code or gain privileges. */
const confined = {
  init: true,
  read_only: true,
  tmpfs: ['/tmp'],
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
};

/**
 * Networks: only services reach the databases, the gateway reaches the services and the bus, and only parts that call
 * third parties reach the internet. `internal` is Docker's word for a network without a route to the outside.
 */
const networks = { data: { internal: true }, inside: { internal: true }, outside: {} };
const callsThirdParties = ['gateway', 'payments', 'notifications', 'ai'];
const listNetworks = (name: string) => [
  ...(name === 'gateway' ? [] : ['data']),
  'inside',
  ...(callsThirdParties.includes(name) ? ['outside'] : []),
];

/** Docker's default driver keeps all logs; this one keeps the last 100 MB of each container. */
const logging = { driver: 'local' };

/** Limits a part that runs away with memory or processes. Media needs more for rendering pictures and PDF pages. */
const limits = (storesFiles: boolean) => ({ mem_limit: storesFiles ? '1g' : '512m', pids_limit: 256 });

const healthy = { condition: 'service_healthy' };
/** Without MongoDB, which is optional (docs/operating.md): services that need it wait for it themselves. */
const afterServers = { postgres: healthy, rabbitmq: healthy };

const health = (test: readonly string[], interval = '10s') => ({
  test: ['CMD', ...test],
  interval,
  timeout: '5s',
  retries: 12,
  start_period: '60s',
});

/** A required variable: Compose stops with an error if it is not set. */
const needed = (name: string) => `\${${name}:?}`;

/** A variable with a default, which also replaces an empty value. */
const or = (name: string, fallback: string) => `\${${name}:-${fallback}}`;

/** URL of the only role that may create databases and roles: for provisioning, backup and restore. */
const superuserUrl = `postgres://postgres:${needed('POSTGRES_PASSWORD')}@postgres:5432/postgres`;

/** The same for MongoDB. */
const rootUrl = `mongodb://root:${needed('MONGODB_PASSWORD')}@mongodb:27017/`;

/** Addresses built from the servers' own variables, so that no password is written twice. */
const addresses: Readonly<Record<string, string>> = {
  // Without a user: each service logs in with its own two roles.
  DATABASE_URL: 'postgres://postgres:5432/postgres',
  // Without a user: each service adds its own, and logs in by this mechanism.
  DOCUMENTS_URL: 'mongodb://mongodb:27017/?authMechanism=SCRAM-SHA-256',
  BUS_URL: `amqp://theke:${needed('RABBITMQ_PASSWORD')}@rabbitmq:5672`,
};

const variables = ({ fixed, required, optional }: Part) => ({
  ...fixed,
  ...Object.fromEntries(required.map((name) => [name, addresses[name] ?? needed(name)])),
  ...Object.fromEntries(optional.map((name) => [name, or(name, '')])),
});

const toImage = ({ name, workspace }: Part) => ({
  image: `theke/${name}`,
  build: {
    context: '.',
    dockerfile: 'infra/deploy/docker/Dockerfile',
    target: name === 'gateway' ? 'gateway' : 'service',
    args: { WORKSPACE: workspace },
  },
});

const toService = (part: Part) => ({
  ...toImage(part),
  command: part.command,
  environment: variables(part),
  ...confined,
  ...limits(part.storesFiles),
  networks: listNetworks(part.name),
  // Time for a part to finish its work; it exits on its own after 20 s.
  stop_grace_period: '30s',
  restart: 'unless-stopped',
  // Does not wait for the bus: a part retries until it connects.
  depends_on: {
    ...(part.name === 'gateway' ? {} : { provision: { condition: 'service_completed_successfully' } }),
    rabbitmq: { condition: 'service_started' },
  },
  ...(part.storesFiles ? { volumes: [`files:${filesDir}`] } : {}),
  // Published on this machine only: a client that bypasses the proxy could forge its address (TRUST_PROXY).
  ...(part.name === 'gateway' ? { ports: [`${or('BIND', '127.0.0.1')}:${or('PORT', '8080')}:8080`] } : {}),
  healthcheck: health(['node', 'infra/deploy/docker/is-healthy.mjs']),
  logging,
});

const toolsImage = {
  image: 'theke/tools',
  build: {
    context: '.',
    dockerfile: 'infra/deploy/docker/Dockerfile',
    target: 'tools',
    args: {
      WORKSPACE: 'gateway',
      MORE: [
        '--include-workspace-root',
        '--workspace=packages/local-servers',
        ...serviceNames.map((name) => `--workspace=services/${name}`),
      ].join(' '),
    },
  },
};

/** Creates the services' databases, roles and tables, before the services at each `up`. */
const provision = () => ({
  ...toolsImage,
  command: ['node', 'infra/ops/provision/provision-main.ts'],
  environment: {
    NODE_ENV: 'production',
    DATABASE_URL: superuserUrl,
    DOCUMENTS_URL: rootUrl,
    THEKE_SECRET: needed('THEKE_SECRET'),
  },
  ...confined,
  ...limits(false),
  networks: ['data'],
  depends_on: { postgres: healthy },
  logging,
});

/**
 * Container for operator commands: `docker compose run --rm tools npm run tenant:create -- ...`. Some start every
 * service.
 */
const tools = () => ({
  ...toolsImage,
  profiles: ['tools'],
  command: ['npm', 'run'],
  environment: {
    ...Object.assign({}, ...parts.filter(({ name }) => name !== 'gateway').map(variables)),
    DATABASE_URL: superuserUrl,
    DOCUMENTS_URL: rootUrl,
    HOST: '127.0.0.1',
    PORT: '0',
    FILES_DIR: filesDir,
    DATA_DIR: '/backups/kept',
  },
  ...confined,
  ...limits(true),
  networks: ['data', 'inside'],
  depends_on: afterServers,
  volumes: [`files:${filesDir}`, './backups:/backups'],
  logging,
});

const composition = () => ({
  services: {
    postgres: {
      image: images.postgres,
      // JIT compilation pays off only for much longer statements; the tests run without it, too.
      command: ['postgres', '-c', 'max_connections=400', '-c', 'jit=off'],
      environment: { POSTGRES_PASSWORD: needed('POSTGRES_PASSWORD') },
      volumes: ['postgres:/var/lib/postgresql'],
      networks: ['data'],
      shm_size: '256m',
      pids_limit: 1_000,
      stop_grace_period: '60s',
      restart: 'unless-stopped',
      // Over TCP: while the image prepares the cluster, the server listens on its socket only.
      healthcheck: health(['pg_isready', '-h', '127.0.0.1', '-U', 'postgres']),
      logging,
    },
    rabbitmq: {
      image: images.rabbitmq,
      // RabbitMQ stores its data under its host name.
      hostname: 'rabbitmq',
      entrypoint: ['/bin/sh', '/theke/with-definitions.sh'],
      command: ['docker-entrypoint.sh', 'rabbitmq-server'],
      environment: { RABBITMQ_PASSWORD: needed('RABBITMQ_PASSWORD') },
      volumes: [
        'rabbitmq:/var/lib/rabbitmq',
        './infra/deploy/rabbitmq:/theke:ro',
        './infra/deploy/rabbitmq/rabbitmq.conf:/etc/rabbitmq/conf.d/50-theke.conf:ro',
      ],
      networks: ['inside'],
      // RabbitMQ blocks publishers at 60 % of this limit, before the container is killed.
      mem_limit: '1g',
      pids_limit: 512,
      stop_grace_period: '60s',
      restart: 'unless-stopped',
      // Each check starts a second Erlang VM, which takes half a second of CPU.
      healthcheck: health(['rabbitmq-diagnostics', '-q', 'check_port_connectivity'], '30s'),
      logging,
    },
    mongodb: {
      image: images.mongodb,
      // The default cache is half of the machine's memory.
      command: ['mongod', '--wiredTigerCacheSizeGB', '0.5'],
      environment: { MONGO_INITDB_ROOT_USERNAME: 'root', MONGO_INITDB_ROOT_PASSWORD: needed('MONGODB_PASSWORD') },
      volumes: ['mongodb:/data/db'],
      // The image declares a volume that only a cluster member uses.
      tmpfs: ['/data/configdb'],
      networks: ['data'],
      mem_limit: '1g',
      pids_limit: 512,
      stop_grace_period: '60s',
      restart: 'unless-stopped',
      // Each check starts a new shell.
      healthcheck: health(['mongosh', '--quiet', '--eval', 'db.adminCommand({ ping: 1 }).ok'], '30s'),
      logging,
    },
    provision: provision(),
    ...Object.fromEntries(parts.map((part) => [part.name, toService(part)])),
    tools: tools(),
    mail: {
      image: images.mail,
      profiles: ['mail'],
      networks: ['outside'],
      // Published on this machine only, because anyone with access reads the caught mails.
      ports: ['127.0.0.1:8025:8025'],
      restart: 'unless-stopped',
      logging,
    },
  },
  networks,
  volumes: { postgres: {}, rabbitmq: {}, mongodb: {}, files: {} },
});

/** Text of docker-compose.yml. */
export const composeFile = (): string =>
  `# Written by \`npm run containers\` from packages/topology/src/topology.ts and the variables that each part reads: do not
# edit. docs/operating.md describes its use; .env.example lists the variables.
${stringify(composition(), { lineWidth: 0, aliasDuplicateObjects: false })}`;
