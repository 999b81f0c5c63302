import { serviceNames } from '@theke/topology/topology';
import { stringify } from 'yaml';
import { filesDir, type Part, parts } from './parts.ts';

/** Servers, pinned to what the tests run on or the series that follows it. */
const images = {
  postgres: 'postgres:18',
  rabbitmq: 'rabbitmq:4.2',
  mail: 'axllent/mailpit:v1.27',
  objects: 'minio/minio:RELEASE.2025-09-07T16-13-09Z',
};

/** Nothing that a part runs as can change its own code, or become more than it is. */
const confined = {
  init: true,
  read_only: true,
  tmpfs: ['/tmp'],
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
};

const afterServers = { postgres: { condition: 'service_healthy' }, rabbitmq: { condition: 'service_healthy' } };

const health = (test: readonly string[]) => ({
  test: ['CMD', ...test],
  interval: '10s',
  timeout: '5s',
  retries: 12,
  start_period: '60s',
});

/** Compose ends with a message where nothing is said. */
const needed = (name: string) => `\${${name}:?}`;

/** A variable that is empty counts as not said. */
const or = (name: string, fallback: string) => `\${${name}:-${fallback}}`;

/** Made of what the servers beside them are given, so that nobody writes a password twice. */
const addresses: Readonly<Record<string, string>> = {
  DATABASE_URL: `postgres://postgres:${needed('POSTGRES_PASSWORD')}@postgres:5432/postgres`,
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
  // A part finishes what it began; after 20 s it ends itself.
  stop_grace_period: '30s',
  restart: 'unless-stopped',
  depends_on: part.name === 'gateway' ? { rabbitmq: afterServers.rabbitmq } : afterServers,
  ...(part.keepsFiles ? { volumes: [`files:${filesDir}`] } : {}),
  ...(part.name === 'gateway' ? { ports: [`${or('PORT', '8080')}:8080`] } : {}),
  healthcheck: health(['node', 'infra/docker/is-healthy.ts']),
});

/** Commands for whoever operates it: `docker compose run --rm tools npm run tenant:create -- ...`. Some start every service. */
const tools = () => ({
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
  profiles: ['tools'],
  command: ['npm', 'run'],
  environment: {
    ...Object.assign({}, ...parts.filter(({ name }) => name !== 'gateway').map(given)),
    HOST: '127.0.0.1',
    PORT: '0',
    FILES_DIR: filesDir,
    DATA_DIR: '/backups/kept',
  },
  ...confined,
  depends_on: afterServers,
  volumes: [`files:${filesDir}`, './backups:/backups'],
});

const composition = () => ({
  services: {
    postgres: {
      image: images.postgres,
      command: ['postgres', '-c', 'max_connections=400'],
      environment: { POSTGRES_PASSWORD: needed('POSTGRES_PASSWORD') },
      volumes: ['postgres:/var/lib/postgresql'],
      shm_size: '256m',
      stop_grace_period: '60s',
      restart: 'unless-stopped',
      // Over TCP: while the image prepares the cluster, the server listens on its socket only.
      healthcheck: health(['pg_isready', '-h', '127.0.0.1', '-U', 'postgres']),
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
      stop_grace_period: '60s',
      restart: 'unless-stopped',
      healthcheck: health(['rabbitmq-diagnostics', '-q', 'check_port_connectivity']),
    },
    ...Object.fromEntries(parts.map((part) => [part.name, serviceOf(part)])),
    tools: tools(),
    mail: {
      image: images.mail,
      profiles: ['mail'],
      // Only whoever sits at this machine reads what was caught.
      ports: ['127.0.0.1:8025:8025'],
      restart: 'unless-stopped',
    },
    objects: {
      image: images.objects,
      profiles: ['objects'],
      // Without a password it would take one that everybody knows.
      entrypoint: ['/bin/sh', '-c', 'test -n "$$MINIO_ROOT_PASSWORD" && exec minio server /data'],
      environment: {
        MINIO_ROOT_USER: or('AWS_ACCESS_KEY_ID', ''),
        MINIO_ROOT_PASSWORD: or('AWS_SECRET_ACCESS_KEY', ''),
      },
      volumes: ['objects:/data'],
      restart: 'unless-stopped',
    },
  },
  volumes: { postgres: {}, rabbitmq: {}, files: {}, objects: {} },
});

/** docker-compose.yml. */
export const composeFile = (): string =>
  `# Written by \`npm run containers\` from packages/topology/src/topology.ts and what each part's configuration reads; a test compares.
# docs/operating.md says how it is used; .env.example lists the variables.
${stringify(composition(), { lineWidth: 0, aliasDuplicateObjects: false })}`;
