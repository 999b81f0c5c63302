// Servers of tests in containers, which `testcontainers` starts: of images that an engine here has already, reached from this
// machine only.
import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import type { GenericContainer, Wait } from 'testcontainers';
import { freePort } from './free-port.ts';

/** What a container is made of. */
export type ContainerOf = {
  image: string;
  /** That it listens on, in the container. */
  port: number;
  /** As its clients want it. */
  url(password: string, port: number): string;
  /**
   * Gives it settings and the password, and says how it is known to be up: not by its port, which the library looks for on the
   * engine's machine where we are in a container ourselves.
   */
  prepare(container: GenericContainer, given: { password: string; Wait: typeof Wait }): GenericContainer;
};

/** A server that a test may end and start again. */
export type TestServer = {
  /** With what it takes to be let in; the same after another start. */
  url: string;
  /** `stopped` lets it write what it holds; `killed` is kill -9. */
  end(how: 'stopped' | 'killed'): Promise<void>;
  /** Starts it again, on the same port and what it had stored. */
  start(): Promise<void>;
  /** Ends it for good, with all that it stored. */
  remove(): Promise<void>;
};

/** Those of the images that an engine here has. Tests fetch none. */
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
/** Whose containers they are: a run of this machine. Engines may be shared with other machines. */
const runOf = (pid: string | number) => `${hostname()} ${pid}`;

/** @throws when no engine of this machine answers, it lacks the image, or the server does not come up within a minute */
export async function startContainer({ image, port: inside, url, prepare }: ContainerOf): Promise<TestServer> {
  if (imagesHere([image]).length === 0) throw new Error(`No container engine answers that has ${image}.`);
  // The library's helper that takes away what a killed run leaves is an image of its own; `sweepContainers` does without.
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
    throw new Error(`${image} is not at 127.0.0.1: its engine is another machine's. THEKE_SERVERS=local does without.`);
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

/** Takes away the containers of this run, and of runs of this machine that were killed. */
export function sweepContainers(): void {
  const format = ['--format', `{{.ID}}\t{{.Label "${label}"}}`];
  // Nothing where no engine answers.
  const { stdout } = spawnSync('docker', ['ps', '--all', '--filter', `label=${label}`, ...format], {
    encoding: 'utf8',
    timeout: 10_000,
  });
  const mine = (stdout ?? '')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, run = '']) => run.startsWith(runOf('')) && isOver(Number(run.slice(runOf('').length))))
    .map(([id]) => id as string);
  if (mine.length > 0) execFileSync('docker', ['rm', '--force', '--volumes', ...mine], { stdio: 'ignore' });
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
