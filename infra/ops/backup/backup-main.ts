// `npm run backup -- FOLDER`: copies the platform into a new folder, whether it runs or not. Finds it like `npm run
// replay`: by DATA_DIR, or by DATABASE_URL, BUS_URL, THEKE_SECRET and FILES_DIR.
import { resolve } from 'node:path';
import { errorMessage } from '@theke/kit/error-message';
import { refuseOtherSecret } from '../../tools/local/refuse-other-secret.ts';
import { replicaEnv } from '../../tools/local/replica-env.ts';
import { backUp } from './back-up.ts';
import { findServers } from './find-servers.ts';
import { installationHere } from './installation.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('npm run backup -- FOLDER');
  process.exit(1);
}
const say = (line: string) => console.log(line);
const dataDir = resolve(process.env.DATA_DIR ?? '.data');

try {
  const servers = await findServers({ dataDir, env: process.env, mayBeNew: false, say });
  try {
    const env = replicaEnv(process.env, servers, dataDir);
    await refuseOtherSecret(env);
    const { databases, documents, files } = await backUp(installationHere(env, dataDir), resolve(folder));
    for (const [service, { tables }] of Object.entries(databases))
      say(`${service}: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`);
    for (const [service, collections] of Object.entries(documents))
      say(`${service}: ${collections.reduce((sum, { count }) => sum + count, 0)} documents`);
    if (process.env.FILES_URL)
      say('The backup contains no files: they are stored in a bucket (FILES_URL). Back up the bucket separately.');
    else say(`${files.count} files, ${Math.ceil(files.bytes / 1_000_000)} MB`);
    say(`The backup is in ${resolve(folder)}. It contains personal data and secrets: keep it encrypted.`);
  } finally {
    await servers.stop();
  }
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
