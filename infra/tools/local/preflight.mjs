// Checks what can keep the platform from starting, before anything is installed, built or started. It has no
// dependencies because it also runs on the machine's own Node (prepare.mjs).
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** A first start with the demo stores about 300 MB. */
const neededBytes = 500 * 2 ** 20;

/**
 * Finds the first reason why a start cannot succeed.
 * @param {{ dataDir: string, port: number, host: string, needed?: number }} start `needed`: bytes that must be free
 * @returns {Promise<string | undefined>} a sentence for the user; undefined if the start can succeed
 */
export async function findObstacle({ dataDir, port, host, needed = neededBytes }) {
  return (
    refusesWrites(dataDir) ?? isInUse(dataDir) ?? isFull(dataDir, needed) ?? (await isTaken(port, host)) ?? undefined
  );
}

function refusesWrites(dataDir) {
  const probe = join(dataDir, `.write-test-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
    return undefined;
  } catch (error) {
    if (error.code === 'ENOSPC') return fullSentence(dataDir, 0, neededBytes);
    return `The folder ${dataDir} is not writable (${error.code}). Change its permissions, or set DATA_DIR to another folder.`;
  }
}

function isInUse(dataDir) {
  const pid = runningOn(dataDir);
  return (
    pid &&
    `Theke already runs on ${dataDir} (process ${pid}). Stop it first, or set DATA_DIR and PORT for a second one.`
  );
}

function isFull(dataDir, needed) {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize < needed ? fullSentence(dataDir, bavail * bsize, needed) : undefined;
}

const megabytes = (bytes) => Math.floor(bytes / 2 ** 20);
const fullSentence = (dataDir, free, needed) =>
  `The disk of ${dataDir} is full: ${megabytes(free)} MB are free, ${megabytes(needed)} MB are needed. Stored data is safe. Free some space, or set DATA_DIR to a folder on another disk.`;

/** @returns {Promise<string | undefined>} why the address cannot be used; undefined if it is free */
function isTaken(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE')
        resolve(`Port ${port} is in use by another program. Choose another one: PORT=${port + 10} npm start`);
      else if (error.code === 'EACCES')
        resolve(`This user may not open port ${port}. Choose a port above 1023: PORT=8080 npm start`);
      else if (error.code === 'EADDRNOTAVAIL') resolve(`HOST=${host} is not an address of this machine.`);
      else resolve(`Port ${port} cannot be opened: ${error.message}`);
    });
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/**
 * The process that runs the platform on a data folder.
 * @returns {number | undefined} undefined if that process crashed and its id now belongs to another program
 */
export function runningOn(dataDir) {
  let pid;
  try {
    pid = Number(readFileSync(join(dataDir, 'running.pid'), 'utf8'));
  } catch {
    return undefined;
  }
  if (!pid || pid === process.pid || !isAlive(pid)) return undefined;
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
  // Without `ps`, a living process is assumed to be Theke.
  return typeof stdout !== 'string' || stdout.includes('local/start.ts') ? pid : undefined;
}

/** @returns {boolean} whether a process with this number exists */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
