// Runs a separate RabbitMQ if installed (Debian's package), with its own ports, folders and cookie. Conflicts neither
// with a system service nor with a second instance.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

// The script used by systemd's unit; `rabbitmq-server` on the PATH requires the user `rabbitmq`.
const serverScript = '/usr/lib/rabbitmq/bin/rabbitmq-server';
const portMapper = '/usr/lib/erlang/bin/epmd';

export const isRabbitmqInstalled = () => existsSync(serverScript) && existsSync(portMapper);

export type Rabbitmq = {
  /** URL for the user `guest`, limited to loopback, with the password generated for the folder. */
  url: string;
  port: number;
  /** Pid of the broker. */
  pid: number;
  reused: boolean;
  /** Resolves when the broker has exited for any reason. */
  ended(): Promise<void>;
  /** Shuts the broker down cleanly. */
  stop(): Promise<void>;
  /** Simulates a machine failure with SIGKILL. `startRabbitmq` on the same folder and port restarts it. */
  kill(): Promise<void>;
};

type Running = { port: number; pid: number; epmd: number };

export type RabbitmqOptions = {
  dir: string;
  /** Default: any free port. */
  port?: number;
  /** A folder with definitions, including users, that it loads on startup. */
  definitions?: string;
};

/**
 * Starts a broker with its state in `dir`, or reuses the one that an earlier, killed run left. Takes 5 to 9 s.
 * @throws if it is not installed or does not start; then the message ends with its log
 */
export async function startRabbitmq({ dir: folder, port, definitions }: RabbitmqOptions): Promise<Rabbitmq> {
  if (!isRabbitmqInstalled())
    throw new Error('RabbitMQ is not installed here (Debian: apt-get install rabbitmq-server).');
  const dir = resolve(folder);
  mkdirSync(dir, { recursive: true });
  const found = await findRabbitmq(dir);
  if (found) return found;
  const killed = readRunning(dir);
  if (killed) endPortMapper(killed.epmd);
  return broker(dir, await launch(dir, port ?? (await freePort()), definitions), false);
}

/** The broker running on `dir`, also when another process started it. */
export async function findRabbitmq(folder: string): Promise<Rabbitmq | undefined> {
  const dir = resolve(folder);
  const found = readRunning(dir);
  return found && isBroker(found.pid, dir) && (await answers(found.port)) ? broker(dir, found, true) : undefined;
}

function broker(dir: string, running: Running, reused: boolean): Rabbitmq {
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (isBroker(running.pid, dir)) process.kill(running.pid, signal);
    for (let i = 0; i < 1500 && isBroker(running.pid, dir); i++) await wait(20);
    endPortMapper(running.epmd);
    rmSync(runningFile(dir), { force: true });
  };
  const ended = async () => {
    // A reused broker is not our child process, so its exit must be polled.
    while (isBroker(running.pid, dir)) await wait(200, undefined, { ref: false });
  };
  const { port, pid } = running;
  return {
    url: `amqp://${credentialsIn(dir)}127.0.0.1:${port}`,
    port,
    pid,
    reused,
    ended,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

async function launch(dir: string, port: number, definitions: string | undefined): Promise<Running> {
  const [epmdPort, distributionPort, controlPort] = [await freePort(), await freePort(), await freePort()];
  const inDir = (name: string) => join(dir, name);
  writeFileSync(
    inDir('rabbitmq.conf'),
    [
      'log.file.level = warning',
      'disk_free_limit.absolute = 100MB',
      'raft.wal_max_size_bytes = 33554432', // 32 MB instead of 512, because several of them are in memory.
      `load_definitions = ${definitions ?? writeUsers(dir)}`,
      '',
    ].join('\n'),
  );
  // Erlang would generate one too, but only 20 letters from a weak generator.
  if (!existsSync(inDir('.erlang.cookie')))
    writeFileSync(inDir('.erlang.cookie'), randomBytes(24).toString('hex'), { mode: 0o400 });
  writeFileSync(inDir('enabled_plugins'), '[].\n');
  // Started here, because Erlang would leave it running forever.
  const epmd = spawn(portMapper, ['-port', String(epmdPort), '-address', '127.0.0.1'], {
    detached: true,
    stdio: 'ignore',
  });
  const log = openSync(inDir('start.log'), 'a');
  const child = spawn(serverScript, [], {
    cwd: dir,
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH,
      LANG: 'C.UTF-8',
      HOME: dir,
      ERL_EPMD_PORT: String(epmdPort),
      ERL_EPMD_ADDRESS: '127.0.0.1',
      RABBITMQ_CONF_ENV_FILE: '/dev/null',
      RABBITMQ_NODENAME: 'theke@localhost',
      RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
      RABBITMQ_NODE_PORT: String(port),
      RABBITMQ_DIST_PORT: String(distributionPort),
      RABBITMQ_CTL_DIST_PORT_MIN: String(controlPort),
      RABBITMQ_CTL_DIST_PORT_MAX: String(controlPort),
      RABBITMQ_MNESIA_BASE: inDir('mnesia'),
      RABBITMQ_LOG_BASE: inDir('log'),
      RABBITMQ_PID_FILE: inDir('pid'),
      RABBITMQ_CONFIG_FILE: inDir('rabbitmq.conf'),
      RABBITMQ_ENABLED_PLUGINS_FILE: inDir('enabled_plugins'),
      RABBITMQ_ALLOW_INPUT: '1', // Replaces the script process by the broker.
      // One scheduler per core, without busy waiting. Erlang's distribution port, which allows running code, also on
      // loopback only.
      RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS:
        '-noinput +sbwt none +sbwtdcpu none +sbwtdio none -kernel inet_dist_use_interface {127,0,0,1}',
    },
  });
  closeSync(log);
  epmd.unref();
  child.unref();
  const running = { port, pid: child.pid ?? 0, epmd: epmd.pid ?? 0 };
  await comesUp(dir, child, running);
  writeFileSync(runningFile(dir), JSON.stringify(running));
  return running;
}

const passwordFile = (dir: string) => join(dir, 'password');

/** Credentials for the URL; empty if users come from the caller's definitions. */
const credentialsIn = (dir: string): string =>
  existsSync(passwordFile(dir)) ? `guest:${readFileSync(passwordFile(dir), 'utf8')}@` : '';

/** Sets the folder's generated password for `guest`, because the default one is publicly known. @returns the file */
function writeUsers(dir: string): string {
  if (!existsSync(passwordFile(dir)))
    writeFileSync(passwordFile(dir), randomBytes(24).toString('base64url'), { mode: 0o600 });
  const salt = randomBytes(4);
  const password = readFileSync(passwordFile(dir));
  const hash = createHash('sha256').update(salt).update(password).digest();
  const user = {
    name: 'guest',
    password_hash: Buffer.concat([salt, hash]).toString('base64'),
    hashing_algorithm: 'rabbit_password_hashing_sha256',
    tags: 'administrator',
  };
  const all = { user: user.name, vhost: '/', configure: '.*', write: '.*', read: '.*' };
  const file = join(dir, 'users.json');
  writeFileSync(file, JSON.stringify({ users: [user], vhosts: [{ name: '/' }], permissions: [all] }), { mode: 0o600 });
  return file;
}

async function comesUp(dir: string, child: ChildProcess, { port, epmd }: Running) {
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  for (let i = 0; i < 3600 && !ended; i++) {
    if (await answers(port)) return;
    await wait(50);
  }
  child.kill('SIGKILL');
  endPortMapper(epmd);
  throw new Error(`RabbitMQ does not start in ${dir}:\n${readFileSync(join(dir, 'start.log'), 'utf8').slice(-1500)}`);
}

const runningFile = (dir: string) => join(dir, 'running.json');

function readRunning(dir: string): Running | undefined {
  return existsSync(runningFile(dir)) ? JSON.parse(readFileSync(runningFile(dir), 'utf8')) : undefined;
}

/** Pids are reused: only a process with our folder in its command is our broker. Zombies have no command. */
const isBroker = (pid: number, dir: string): boolean => pid > 0 && commandOf(pid).includes(dir);

/** Needed because it outlives a killed broker. */
function endPortMapper(pid: number) {
  if (commandOf(pid).includes(portMapper)) process.kill(pid);
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** Sends the AMQP header: a running broker always responds. */
function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 }, () => socket.write('AMQP\x00\x00\x09\x01'));
    const end = (up: boolean) => {
      socket.destroy();
      done(up);
    };
    socket.once('data', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
    socket.once('close', () => end(false));
  });
}
