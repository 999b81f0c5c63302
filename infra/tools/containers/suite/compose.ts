import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { until } from '@theke/kit/testing/until';
import type { StartedDockerComposeEnvironment } from 'testcontainers';
import { root } from '../../local/checkout.ts';

const run = promisify(execFile);

/** Whether a container engine and `docker compose` respond. */
export function isDockerAvailable(): boolean {
  try {
    for (const args of [['info'], ['compose', 'version']])
      execFileSync('docker', args, { stdio: 'ignore', timeout: 10_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Undefined if tests can use Docker, otherwise the reason. With `THEKE_REQUIRE=docker` always undefined: then using it
 * throws.
 */
export const whyNoDocker = (): string | undefined =>
  isDockerAvailable() || (process.env.THEKE_REQUIRE ?? '').split(',').includes('docker')
    ? undefined
    : 'no container engine responds (infra/tools/containers/engine/README.md)';

/** Waits for a state that is expensive to check: once per second, for five minutes. */
export const pollSlowly = (description: string, check: () => Promise<boolean>): Promise<boolean> =>
  until(description, async () => (await check()) || (await wait(1_000, false)), 300_000);

type Container = { id: string; pid: number; addresses: string[]; hasWayOut: boolean };

/** An installation: docker-compose.yml with `variables` instead of .env, and `override` on top. */
export function composition(project: string, variables: Readonly<Record<string, string>>, override: string) {
  const files = [join(root, 'docker-compose.yml'), override];
  const environment = { ...variables, COMPOSE_PROFILES: '' };
  // For commands of docs/operating.md that `testcontainers` lacks: build, scale, upgrade, tools.
  const env = { ...process.env, ...environment, COMPOSE_PROJECT_NAME: project, COMPOSE_FILE: files.join(':') };
  let started: StartedDockerComposeEnvironment | undefined;
  /** @throws with the command's output */
  const runCommand = async (command: string, args: readonly string[]): Promise<string> => {
    try {
      const { stdout } = await run(command, args, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 });
      return stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${command} ${args.join(' ')}:\n${stdout.slice(-3000)}\n${stderr.slice(-3000)}`);
    }
  };
  const docker = (...args: string[]) => runCommand('docker', args);
  const compose = (...args: string[]) => docker('compose', ...args);

  const ofProject = ['--filter', `label=com.docker.compose.project=${project}`];
  async function listContainers(service: string): Promise<Container[]> {
    // Not `docker compose ps`, which takes ten times the CPU and would run often.
    const filters = ['--filter', `label=com.docker.compose.service=${service}`];
    const ids = (await docker('ps', '--quiet', '--no-trunc', ...ofProject, ...filters)).split('\n').filter(Boolean);
    if (ids.length === 0) return [];
    type Inspected = {
      Id: string;
      State: { Pid: number };
      NetworkSettings: { Networks: Record<string, { IPAddress: string; Gateway: string }> };
    };
    return (JSON.parse(await docker('inspect', ...ids)) as Inspected[]).map(({ Id, State, NetworkSettings }) => {
      const networks = Object.entries(NetworkSettings.Networks);
      return {
        id: Id,
        pid: State.Pid,
        addresses: networks.map(([, { IPAddress }]) => IPAddress),
        hasWayOut: networks.some(([name]) => name.endsWith('_outside')),
      };
    });
  }

  return {
    compose,
    listContainers,
    /** Starts these services, or all; resolves when each is healthy. Removes the containers if the start fails. */
    async up(services?: string[]) {
      process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true'; // its helper is a separate image
      const { DockerComposeEnvironment, Wait } = await import('testcontainers');
      started = await new DockerComposeEnvironment(root, files)
        .withProjectName(project)
        .withEnvironment(environment)
        .withAutoCleanup(false)
        .withDefaultWaitStrategy(Wait.forHealthCheck())
        .withStartupTimeout(300_000)
        .up(services);
    },
    /** Runs a script of the repository on the installation. */
    script: (path: string) => runCommand(join(root, path), []),
    tool: (...args: string[]) => compose('run', '--rm', '-T', 'tools', 'npm', 'run', '--silent', ...args),
    query: async (database: string, sql: string): Promise<string[]> =>
      (await compose('exec', '-T', 'postgres', 'psql', '-U', 'postgres', '-d', database, '-Atc', sql))
        .split('\n')
        .filter(Boolean),
    /** Resolves when each service has this number of containers, all healthy. */
    areHealthy: (services: Readonly<Record<string, number>>) =>
      pollSlowly(`healthy: ${JSON.stringify(services)}`, async () => {
        const format = ['--format', '{{.Label "com.docker.compose.service"}} {{.Status}}'];
        const lines = (await docker('ps', ...ofProject, ...format)).split('\n');
        return Object.entries(services).every(([service, count]) => {
          const states = lines.filter((line) => line.startsWith(`${service} `));
          return states.length === count && states.every((line) => line.includes('(healthy)'));
        });
      }),
    async down() {
      // A tool container left by a failed test would keep the networks in use.
      const tools = await docker(
        'ps',
        '--all',
        '--quiet',
        ...ofProject,
        '--filter',
        'label=com.docker.compose.oneoff=True',
      );
      if (tools) await docker('rm', '--force', ...tools.split('\n').filter(Boolean));
      try {
        await started?.down({ timeout: 5_000, removeVolumes: true });
      } catch (error) {
        // An engine sometimes keeps an endpoint of a removed container and then reports the network as in use. The
        // installation is down when its containers and volumes are gone.
        const containers = await docker('ps', '--all', '--quiet', ...ofProject);
        const volumes = await docker('volume', 'ls', '--quiet', ...ofProject);
        if (containers || volumes || !String(error).includes('active endpoints')) throw error;
        console.warn(`${project}: ${error}`);
      }
      started = undefined;
    },
  };
}
