// Runs a server that speaks MongoDB's protocol where the machine has one: mongo-java-server, whose jars `.ci/run` takes from
// Maven. It keeps everything in memory and lets anybody in: for tests alone.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../mongodb/MongodbServer.java', import.meta.url));
const folders = [process.env.MONGODB_JARS, '/usr/local/share/theke-mongodb'];

/** Where its jars lie; undefined where there are none. */
export function mongodbJars(): string | undefined {
  return folders.find((folder) => folder && existsSync(folder));
}

/** It lives for minutes: what would make it fast after hours is left out. */
const options = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xshare:auto'];

export type MongodbServer = { url: string; stop(): Promise<void> };

/** Starts an empty one on any free port. @param megabytes that what it keeps may take @throws when it is not installed, or does not come up */
export async function startMongodbServer(megabytes = 256): Promise<MongodbServer> {
  const jars = mongodbJars();
  if (!jars) throw new Error('There is no MongoDB server here (packages/local-servers/mongodb/pom.xml).');
  // Its input is a pipe of ours: it ends with us, however we end.
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
