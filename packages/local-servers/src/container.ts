// Test servers in containers, started by `testcontainers`. Uses only images that the local engine already has;
// reachable from this machine only.
import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import type { GenericContainer, Wait } from 'testcontainers';
import { freePort } from './free-port.ts';

/** Definition of a container. */
export type ContainerOf = {
  image: string;
  /** Port inside the container. */
  port: number;
  /** The URL for clients. */
  url(password: string, port: number): string;
  /**
   * Configures settings, password and wait strategy. Not by port: inside a container, the library would check the port
   * on the engine's host.
   */
  prepare(container: GenericContainer, options: { password: string; Wait: typeof Wait }): GenericContainer;
};

/** A server that a test can stop and restart. */
export type TestServer = {
  /** URL with credentials; unchanged by a restart. */
  url: string;
  /** `stopped` shuts down cleanly; `killed` is kill -9. */
  end(how: 'stopped' | 'killed'): Promise<void>;
  /** Restarts it with the same port and data. */
  start(): Promise<void>;
  /** Removes it with its data. */
  remove(): Promise<void>;
};

/** The subset of images that the local engine has. Tests never pull images. */
export function imagesHere(images: readonly string[]): readonly string[] {
  const format = ['--format', '{{range .RepoTags}}{{println .}}{{end}}'];
  const { stdout } = spawnSync('docker', ['image', 'inspect', ...format, ...images], {
    encoding: 'utf8',
    timeout: 10_000,
  });
  const found = (stdout ?? '').split('\n');
  return images.filter((image) => found.includes(image));
}

const label = 'theke.tests';
/** Label value of this run on this machine, because engines may be shared between machines. */
const runOf = (pid: string | number) => `${hostname()} ${pid}`;

/** @throws if no local engine responds, the image is missing, or the server does not start within a minute */
export async function startContainer({ image, port: inside, url, prepare }: ContainerOf): Promise<TestServer> {
  if (imagesHere([image]).length === 0) throw new Error(`No container engine with ${image} answers.`);
  // The library's cleanup helper needs another image; `sweepContainers` replaces it.
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';
  const testcontainers = await import('testcontainers');
  const port = await freePort();
  class OnLoopback extends testcontainers.GenericContainer {
    override async beforeContainerCreated() {
      this.hostConfig.PortBindings = { [`${inside}/tcp`]: [{ HostIp: '127.0.0.1', HostPort: String(port) }] };
    }
  }
  const password = randomUUID();
  const container = new OnLoopback(image)
    .withExposedPorts(inside)
    .withLabels({ [label]: runOf(process.env.THEKE_TEST_RUN ?? process.pid) });
  const started = await prepare(container, { password, Wait: testcontainers.Wait }).start();
  const engine = await testcontainers.getContainerRuntimeClient();
  const running = engine.container.getById(started.getId());
  const remove = async () => void (await running.remove({ force: true, v: true }));
  if (!(await isOpen(port))) {
    await remove();
    throw new Error(
      `${image} does not listen on 127.0.0.1, because its engine runs on another machine. Use THEKE_SERVERS=local.`,
    );
  }
  return {
    url: url(password, port),
    end: async (how) => void (await (how === 'killed' ? running.kill() : running.stop({ t: 30 }))),
    start: () => started.restart(),
    remove,
  };
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}

/** Removes the containers of this run, and of killed runs on this machine. */
export function sweepContainers(): void {
  const format = ['--format', `{{.ID}}\t{{.Label "${label}"}}`];
  // Empty output if no engine responds.
  const { stdout } = spawnSync('docker', ['ps', '--all', '--filter', `label=${label}`, ...format], {
    encoding: 'utf8',
    timeout: 10_000,
  });
  const ownContainers = (stdout ?? '')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, run = '']) => run.startsWith(runOf('')) && isOver(Number(run.slice(runOf('').length))))
    .map(([id]) => id as string);
  if (ownContainers.length > 0)
    execFileSync('docker', ['rm', '--force', '--volumes', ...ownContainers], { stdio: 'ignore' });
}

function isOver(pid: number): boolean {
  if (pid === Number(process.env.THEKE_TEST_RUN)) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
