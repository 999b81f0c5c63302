import { randomInt } from 'node:crypto';
import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Below the ports that systems give to connections: one of those may be taken between our looking and somebody's listening. */
const [lowestPort, highestPort] = [20_000, 32_000];
/** Longer than anybody takes from being given a port to listening on it, or stops a server to start it there again. */
const keptMs = 600_000;
/** Of this user: what another user made cannot be taken away. */
const given = join(tmpdir(), `theke-ports-${process.getuid?.() ?? 'all'}`);

/** A TCP port of the loopback address on which nobody listens, and which nobody else was given here within ten minutes. */
export async function freePort(): Promise<number> {
  mkdirSync(given, { recursive: true });
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(lowestPort, highestPort);
    if (mayHave(port) && (await isFree(port))) return port;
  }
  throw new Error(`there is no free port between ${lowestPort} and ${highestPort}`);
}

/** Two that look at the same moment both find that nobody listens: the one that makes the file has the port. */
function mayHave(port: number): boolean {
  const file = join(given, String(port));
  const earlier = statSync(file, { throwIfNoEntry: false });
  if (earlier && Date.now() - earlier.mtimeMs > keptMs) rmSync(file, { force: true });
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
