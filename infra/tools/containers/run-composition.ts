import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@theke/local-servers/free-port';
import { parse } from 'yaml';
import { root } from '../local/checkout.ts';
import { filesDir, parts } from './parts.ts';

type Service = { command: string[]; environment: Record<string, string>; healthcheck: { test: string[] } };

export type Composition = {
  /** Port of this machine that replaces a container's port. */
  findPort(service: string): number;
  /** Starts a part as its container would: its command with only its variables. */
  start(service: string): void;
  /** Runs the health check of its container. @returns whether it succeeds */
  isHealthy(service: string): Promise<boolean>;
  /** Runs a command with the variables of a container. @throws with its output if it fails */
  run(service: string, command: readonly string[]): Promise<string>;
  /** Output of all processes. */
  output(): string;
  stop(): Promise<void>;
};

/**
 * Runs docker-compose.yml without Docker: each container is a process, each container address is one of this machine.
 * @param given the variables of .env
 */
export async function runComposition(options: {
  variables: Readonly<Record<string, string>>;
  /** Ports of the servers. Without MongoDB, all services run on PostgreSQL. */
  servers: Readonly<Record<string, number>>;
  /** Replace the volumes. */
  folders: { files: string; backups: string };
}): Promise<Composition> {
  const { variables, servers, folders } = options;
  const { services } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8')) as {
    services: Record<string, Service>;
  };
  const ports = new Map(Object.entries(servers));
  for (const { name } of parts) ports.set(name, await freePort());
  const processes = new Map<string, ChildProcess>();
  const lines: string[] = [];

  const findPort = (service: string): number => {
    const port = ports.get(service);
    if (port === undefined) throw new Error(`docker-compose.yml has no service ${service}`);
    return port;
  };
  /** Substitutes variables as compose does, and host names as a container network does. */
  const substitute = (value: string): string =>
    value
      .replaceAll(/\$\{([A-Z_]+):([?-])([^}]*)\}/g, (_, name: string, kind: string, fallback: string) => {
        if (variables[name] === undefined && kind === '?') throw new Error(`${name} is missing in .env`);
        return variables[name] ?? fallback;
      })
      .replaceAll(/(?<=@|\/\/)([a-z-]+):\d+/g, (_, service: string) => `127.0.0.1:${findPort(service)}`)
      .replace(new RegExp(`^${filesDir}$`), folders.files)
      .replace(/^\/backups/, folders.backups);

  const readVariables = (service: string): Record<string, string> => {
    const { DOCUMENTS_URL, ...environment } = services[service]?.environment ?? {};
    if (DOCUMENTS_URL === undefined) return environment;
    if (ports.has('mongodb')) return { ...environment, DOCUMENTS_URL };
    return { DATABASE_URL: services.identity?.environment.DATABASE_URL as string, ...environment };
  };
  const createEnvironment = (service: string): Record<string, string> => ({
    PATH: process.env.PATH ?? '',
    ...Object.fromEntries(Object.entries(readVariables(service)).map(([name, value]) => [name, substitute(value)])),
    // Processes share this machine's ports, so each gets a free one.
    ...(parts.some(({ name }) => name === service) ? { PORT: String(findPort(service)), METRICS_PORT: '0' } : {}),
  });

  function spawnAs(service: string, [command = '', ...args]: readonly string[]): ChildProcess {
    const child = spawn(command, args, {
      cwd: root,
      env: createEnvironment(service),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void lines.push(`${service}: ${String(chunk).trimEnd()}`));
    return child;
  }
  const ended = (child: ChildProcess) =>
    child.exitCode !== null || child.signalCode !== null
      ? Promise.resolve(child.exitCode)
      : new Promise<number | null>((resolve) => child.once('exit', resolve));

  return {
    findPort,
    start: (service) => void processes.set(service, spawnAs(service, services[service]?.command ?? [])),
    isHealthy: async (service) =>
      (await ended(spawnAs(service, services[service]?.healthcheck.test.slice(1) ?? []))) === 0,
    async run(service, command) {
      const output: string[] = [];
      const child = spawnAs(service, command);
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => void output.push(String(chunk)));
      const closed = new Promise((resolve) => child.once('close', resolve));
      const code = await ended(child);
      await closed;
      if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${output.join('')}`);
      return output.join('');
    },
    output: () => lines.join('\n'),
    async stop() {
      const all = [...processes.values()].reverse();
      for (const child of all) child.kill('SIGTERM');
      await Promise.all(all.map(ended));
    },
  };
}
