// `npm run restore -- FOLDER`: makes an empty installation what another was when its backup was taken. Finds it as
// `npm run backup` does; no service may run on it yet.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { messageOf } from '@theke/kit/message-of';
import { joiningEnv } from '../local/joining-env.ts';
import { installationHere } from './installation.ts';
import { refuseFullBus } from './refuse-full-bus.ts';
import { restore } from './restore.ts';
import { serversOf } from './servers-of.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('npm run restore -- FOLDER');
  process.exit(1);
}
const say = (line: string) => console.log(line);
const dataDir = resolve(process.env.DATA_DIR ?? '.data');

try {
  const servers = await serversOf({ dataDir, env: process.env, mayBeNew: true, say });
  try {
    await refuseFullBus(servers.busUrl);
    // The secret that `npm start` drew comes back with the rest.
    const drawn = join(resolve(folder), 'kept/platform-secret');
    const kept = existsSync(drawn) ? { THEKE_SECRET: readFileSync(drawn, 'utf8') } : {};
    const env = joiningEnv({ ...kept, ...process.env }, servers, dataDir);
    const { manifest, unheard } = await restore(resolve(folder), installationHere(env, dataDir));
    say(`Everything stands as it did at ${manifest.takenAt}.`);
    if (unheard > 0) say(`${unheard} events that were on their way then are sent once more when the services start.`);
  } finally {
    await servers.stop();
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
