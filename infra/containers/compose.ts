import { serviceNames } from '@theke/topology/topology';
import { stringify } from 'yaml';
import { filesDir, type Part, parts } from './parts.ts';

/** Servers, pinned to what the tests run on or the series that follows it. */
const images = {
  postgres: 'postgres:18',
  rabbitmq: 'rabbitmq:4.2',
  mongodb: 'mongo:8.0',
  mail: 'axllent/mailpit:v1.27',
};

/** Nothing that a part runs as can change its own code, or become more than it is. */
const confined = {
  init: true,
  read_only: true,
  tmpfs: ['/tmp'],
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
};

/**
 * Who meets whom: the databases are met by services, the gateway meets the services and the bus, and only who has to do with
 * others than us gets out of this machine. `internal` is Docker's word for a network that leads nowhere else.
 */
const networks = { data: { internal: true }, inside: { internal: true }, outside: {} };
const speaksToOthers = ['gateway', 'payments', 'notifications'];
const networksOf = (name: string) => [
  ...(name === 'gateway' ? [] : ['data']),
  'inside',
  ...(speaksToOthers.includes(name) ? ['outside'] : []),
];

/** Docker's own habit is to keep all that was ever logged; this driver keeps the last 100 MB of each container. */
const logging = { driver: 'local' };

/** What one part that runs away with memory or processes leaves to the others. Pictures and pages of PDF are drawn beside media. */
const limits = (keepsFiles: boolean) => ({ mem_limit: keepsFiles ? '1g' : '512m', pids_limit: 256 });

const healthy = { condition: 'service_healthy' };
/** Not MongoDB, which may be left out (docs/operating.md): who needs it waits for it by themselves. */
const afterServers = { postgres: healthy, rabbitmq: healthy };

const health = (test: readonly string[], interval = '10s') => ({
  test: ['CMD', ...test],
  interval,
  timeout: '5s',
  retries: 12,
  start_period: '60s',
});

/** Compose ends with a message where nothing is said. */
const needed = (name: string) => `\${${name}:?}`;

/** A variable that is empty counts as not said. */
const or = (name: string, fallback: string) => `\${${name}:-${fallback}}`;

/** Of the one role that may make databases and roles: for whoever provisions, backs up and restores. */
const superuserUrl = `postgres://postgres:${needed('POSTGRES_PASSWORD')}@postgres:5432/postgres`;

/** The same of MongoDB. */
const rootUrl = `mongodb://root:${needed('MONGODB_PASSWORD')}@mongodb:27017/`;

/** Made of what the servers beside them are given, so that nobody writes a password twice. */
const addresses: Readonly<Record<string, string>> = {
  // Nobody's name: a service logs in with its own two roles.
  DATABASE_URL: 'postgres://postgres:5432/postgres',
  // It is asked who one is, and each service says so itself.
  DOCUMENTS_URL: 'mongodb://mongodb:27017/?authMechanism=SCRAM-SHA-256',
  BUS_URL: `amqp://theke:${needed('RABBITMQ_PASSWORD')}@rabbitmq:5672`,
};

const given = ({ fixed, required, optional }: Part) => ({
  ...fixed,
  ...Object.fromEntries(required.map((name) => [name, addresses[name] ?? needed(name)])),
  ...Object.fromEntries(optional.map((name) => [name, or(name, '')])),
});

const imageOf = ({ name, workspace }: Part) => ({
  image: `theke/${name}`,
  build: {
    context: '.',
    dockerfile: 'infra/docker/Dockerfile',
    target: name === 'gateway' ? 'gateway' : 'service',
    args: { WORKSPACE: workspace },
  },
});

const serviceOf = (part: Part) => ({
  ...imageOf(part),
  command: part.command,
  environment: given(part),
  ...confined,
  ...limits(part.keepsFiles),
  networks: networksOf(part.name),
  // A part finishes what it began; after 20 s it ends itself.
  stop_grace_period: '30s',
  restart: 'unless-stopped',
  // The bus may come later: a part looks for it until it is there.
  depends_on: {
    ...(part.name === 'gateway' ? {} : { provision: { condition: 'service_completed_successfully' } }),
    rabbitmq: { condition: 'service_started' },
  },
  ...(part.keepsFiles ? { volumes: [`files:${filesDir}`] } : {}),
  // Whoever reaches it past the proxy would say which address they come from (TRUST_PROXY): this machine alone does.
  ...(part.name === 'gateway' ? { ports: [`${or('BIND', '127.0.0.1')}:${or('PORT', '8080')}:8080`] } : {}),
  healthcheck: health(['node', 'infra/docker/is-healthy.mjs']),
  logging,
});

const toolsImage = {
  image: 'theke/tools',
  build: {
    context: '.',
    dockerfile: 'infra/docker/Dockerfile',
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

/** Runs before the services at each `up`: their databases, roles and tables. */
const provision = () => ({
  ...toolsImage,
  command: ['node', 'infra/provision/provision-main.ts'],
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

/** Commands for whoever operates it: `docker compose run --rm tools npm run tenant:create -- ...`. Some start every service. */
const tools = () => ({
  ...toolsImage,
  profiles: ['tools'],
  command: ['npm', 'run'],
  environment: {
    ...Object.assign({}, ...parts.filter(({ name }) => name !== 'gateway').map(given)),
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
      // What compiling a statement costs comes back with much longer ones only; the tests run without, too.
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
      // Its data belong to this name.
      hostname: 'rabbitmq',
      entrypoint: ['/bin/sh', '/theke/with-definitions.sh'],
      command: ['docker-entrypoint.sh', 'rabbitmq-server'],
      environment: { RABBITMQ_PASSWORD: needed('RABBITMQ_PASSWORD') },
      volumes: [
        'rabbitmq:/var/lib/rabbitmq',
        './infra/rabbitmq:/theke:ro',
        './infra/rabbitmq/rabbitmq.conf:/etc/rabbitmq/conf.d/50-theke.conf:ro',
      ],
      networks: ['inside'],
      // It stops publishers at 60 % of this, before it is ended at all of it.
      mem_limit: '1g',
      pids_limit: 512,
      stop_grace_period: '60s',
      restart: 'unless-stopped',
      // Each look starts a second Erlang, for half a second of a processor.
      healthcheck: health(['rabbitmq-diagnostics', '-q', 'check_port_connectivity'], '30s'),
      logging,
    },
    mongodb: {
      image: images.mongodb,
      // Without a measure it takes half of the machine's memory for its cache.
      command: ['mongod', '--wiredTigerCacheSizeGB', '0.5'],
      environment: { MONGO_INITDB_ROOT_USERNAME: 'root', MONGO_INITDB_ROOT_PASSWORD: needed('MONGODB_PASSWORD') },
      volumes: ['mongodb:/data/db'],
      // The image declares a volume for what only a part of a cluster keeps.
      tmpfs: ['/data/configdb'],
      networks: ['data'],
      mem_limit: '1g',
      pids_limit: 512,
      stop_grace_period: '60s',
      restart: 'unless-stopped',
      // Each look starts a shell of its own.
      healthcheck: health(['mongosh', '--quiet', '--eval', 'db.adminCommand({ ping: 1 }).ok'], '30s'),
      logging,
    },
    provision: provision(),
    ...Object.fromEntries(parts.map((part) => [part.name, serviceOf(part)])),
    tools: tools(),
    mail: {
      image: images.mail,
      profiles: ['mail'],
      networks: ['outside'],
      // Only whoever sits at this machine reads what was caught.
      ports: ['127.0.0.1:8025:8025'],
      restart: 'unless-stopped',
      logging,
    },
  },
  networks,
  volumes: { postgres: {}, rabbitmq: {}, mongodb: {}, files: {} },
});

/** docker-compose.yml. */
export const composeFile = (): string =>
  `# Written by \`npm run containers\` from packages/topology/src/topology.ts and what each part's configuration reads; a test compares.
# docs/operating.md says how it is used; .env.example lists the variables.
${stringify(composition(), { lineWidth: 0, aliasDuplicateObjects: false })}`;
