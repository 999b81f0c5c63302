// Runs a local S3-compatible server if installed: gofakes3, which `.ci/run` builds from the Go module proxy. In-memory
// and without authentication: only for tests.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** Path of the binary; undefined if not installed. */
export function s3ServerPath(): string | undefined {
  return [process.env.GOFAKES3_PATH, '/usr/local/bin/gofakes3'].find((path) => path && existsSync(path));
}

export type S3Server = { url: string; stop(): Promise<void> };

/** Starts an empty server on a free port. @throws if it is not installed or does not start within 10 s */
export async function startS3Server(): Promise<S3Server> {
  const path = s3ServerPath();
  if (!path) throw new Error('There is no S3 server here (go install github.com/johannesboyne/gofakes3/cmd/gofakes3).');
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(path, ['-host', address, '-backend', 'memory', '-quiet'], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://${address}`;
  for (let i = 0; i < 200; i++) {
    const isUp = await fetch(url).then(
      (reply) => reply.body?.cancel().then(() => true),
      () => false,
    );
    if (isUp)
      return {
        url,
        stop: async () => {
          child.kill('SIGKILL');
          await ended;
        },
      };
    if (child.exitCode !== null) break;
    await wait(50);
  }
  child.kill('SIGKILL');
  throw new Error(`the S3 server does not start at ${address}`);
}
