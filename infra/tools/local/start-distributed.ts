import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@theke/local-servers/free-port';
import { addressVariable, type ServiceName, serviceNames } from '@theke/topology/topology';
import { root } from './checkout.ts';
import { type Env, type PlatformServers, startPlatformServers } from './platform-servers.ts';
import { untilReady } from './until-ready.ts';

export type DistributedOptions = {
  dataDir: string;
  env: Env;
  settings?: Readonly<Record<string, string | number>>;
  say?: (line: string) => void;
};

/** A supervised process: restarted after a crash, with a growing delay. */
export type Supervised = {
  readonly name: string;
  readonly port: number;
  pid(): number | undefined;
  kill(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
};

/**
 * Delay in ms. A service that dies at once must not keep the machine busy; one that ran for a while restarts quickly.
 */
const restartAfter = (crashes: number) => Math.min(200 * 2 ** crashes, 5_000);

/**
 * Starts the gateway and one process per service, over RabbitMQ. Resolves when all of them are ready.
 * @throws if one does not start, e.g. because of an invalid variable; then nothing is left running
 */
export async function startDistributed(options: DistributedOptions) {
  const servers = await startPlatformServers({ ...options, rabbitmq: true, databases: 'per-service' });
  const started: Promise<Supervised>[] = [];
  try {
    return await start(options, servers, started);
  } catch (error) {
    for (const one of await Promise.allSettled(started)) if (one.status === 'fulfilled') await one.value.stop();
    await servers.stop();
    throw error;
  }
}

/** @param started receives each process before it listens */
async function start(options: DistributedOptions, servers: PlatformServers, started: Promise<Supervised>[]) {
  const keep = (...of: Parameters<typeof supervise>): Promise<Supervised> => {
    const one = supervise(...of);
    started.push(one);
    return one;
  };
  const env: Env = {
    ...options.env,
    DATABASE_URL: servers.databaseUrl,
    BUS_URL: servers.busUrl,
    FILES_DIR: options.env.FILES_DIR ?? join(options.dataDir, 'files'),
  };
  const { PORT = '8080', HOST, ...shared } = env;

  const running = Object.fromEntries(
    await Promise.all(
      serviceNames.map(
        async (name) =>
          [
            name,
            await keep(
              name,
              join(root, 'services', name, 'src/main.ts'),
              // Not the topology's port: two installations may run in parallel. Not an ephemeral port either: a
              // connection may take it while the service is down.
              { ...shared, PORT: String(await freePort()) },
              options.say,
            ),
          ] as const,
      ),
    ),
  ) as Record<ServiceName, Supervised>;
  const urls = Object.fromEntries(
    serviceNames.map((name) => [addressVariable(name), `http://127.0.0.1:${running[name].port}`]),
  );
  await untilReady(
    Object.values(running).map(({ name, port }) => ({
      name,
      isReady: () =>
        fetch(`http://127.0.0.1:${port}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
    })),
  );
  const gateway = await keep(
    'gateway',
    join(root, 'gateway/src/main.ts'),
    { ...shared, ...urls, PORT, ...(HOST ? { HOST } : {}) },
    options.say,
  );

  return {
    gateway,
    services: running,
    env,
    async stop() {
      await gateway.stop();
      await Promise.all(Object.values(running).map((service) => service.stop()));
      await servers.stop();
    },
  };
}

/** Starts a main file and resolves with its first "listening on PORT". @throws if it exits before */
async function supervise(
  name: string,
  main: string,
  env: Env,
  say: (line: string) => void = () => undefined,
): Promise<Supervised> {
  let child: ChildProcess | undefined;
  let isStopping = false;
  let crashes = 0;
  let port = 0;

  const launch = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const began = Date.now();
      const started = spawn(process.execPath, [main], {
        cwd: root,
        // A restarted service keeps its port, so callers find it again.
        env: { ...env, ...(port === 0 ? {} : { PORT: String(port) }) } as NodeJS.ProcessEnv,
        // The IPC channel tells the child when this process is killed, so that it exits (stopOnSignal).
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      child = started;
      if (!started.stdout) throw new Error(`${name} has no output to read`);
      createInterface({ input: started.stdout }).on('line', (line) => {
        const listening = /^listening on (\d+)$/.exec(line)?.[1];
        if (listening) {
          port = Number(listening);
          resolve();
        } else if (line) process.stdout.write(`${line}\n`);
      });
      started.once('exit', (code, signal) => {
        reject(new Error(`${name} ended with ${signal ?? code} before it listened`));
        if (isStopping || port === 0) return;
        crashes = Date.now() - began > 10_000 ? 0 : crashes + 1;
        say(`${name} ended with ${signal ?? code}; restarting it`);
        setTimeout(() => {
          if (!isStopping) launch().catch(() => undefined);
        }, restartAfter(crashes));
      });
    });

  await launch();
  return {
    name,
    port,
    pid: () => child?.pid,
    kill: (signal) => void child?.kill(signal),
    stop: () =>
      new Promise((resolve) => {
        isStopping = true;
        if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
