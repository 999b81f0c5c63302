import { randomInt } from 'node:crypto';
import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Below the ephemeral port range, whose ports could be used by a connection between check and listen. */
const [lowestPort, highestPort] = [20_000, 32_000];
/** Reservation time: longer than starting or restarting a server on the port takes. */
const reservedMs = 600_000;
/** Per user, because files of another user cannot be deleted. */
const reservations = join(tmpdir(), `theke-ports-${process.getuid?.() ?? 'all'}`);

/** Returns an unused TCP port on loopback that was not returned to another caller within ten minutes. */
export async function freePort(): Promise<number> {
  mkdirSync(reservations, { recursive: true });
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(lowestPort, highestPort);
    if (mayHave(port) && (await isFree(port))) return port;
  }
  throw new Error(`no free port between ${lowestPort} and ${highestPort}`);
}

/** Reserves the port atomically: of two concurrent callers, the one that creates the file gets it. */
function mayHave(port: number): boolean {
  const file = join(reservations, String(port));
  const earlier = statSync(file, { throwIfNoEntry: false });
  if (earlier && Date.now() - earlier.mtimeMs > reservedMs) rmSync(file, { force: true });
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer().once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
