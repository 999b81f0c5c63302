// Runs a local server with MongoDB's protocol if installed: mongo-java-server, whose jars `.ci/run` downloads from
// Maven. In-memory and without authentication: only for tests.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../mongodb/MongodbServer.java', import.meta.url));
const folders = [process.env.MONGODB_JARS, '/usr/local/share/theke-mongodb'];

/** Folder of its jars; undefined if not installed. */
export function mongodbJars(): string | undefined {
  return folders.find((folder) => folder && existsSync(folder));
}

/** Options for a short-lived process: without optimisations that only pay off after hours. */
const options = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xshare:auto'];

export type MongodbServer = { url: string; stop(): Promise<void> };

/**
 * Starts an empty server on a free port. @param megabytes maximum heap size @throws if it is not installed or does not
 * start
 */
export async function startMongodbServer(megabytes = 256): Promise<MongodbServer> {
  const jars = mongodbJars();
  if (!jars) throw new Error('There is no MongoDB server here (packages/local-servers/mongodb/pom.xml).');
  // Its standard input is our pipe, so it exits when this process does.
  const child = spawn('java', [`-Xmx${megabytes}m`, ...options, '-cp', `${jars}/*`, program], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const port = await new Promise<string | undefined>((resolve) => {
    createInterface(child.stdout).once('line', resolve);
    void ended.then(() => resolve(undefined));
  });
  if (!port) throw new Error('The MongoDB server does not start.');
  return {
    url: `mongodb://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
