import { resolve } from 'node:path';
import { errorMessage } from '@theke/kit/error-message';
import { Problem } from '@theke/kit/problem';
import { startService } from '@theke/kit/start-service';
import { workQueues } from '@theke/topology/topology';
import { identity } from '../../../services/identity/src/service.ts';
import { findPlatformServers } from '../../tools/local/platform-servers.ts';
import { refuseOtherSecret } from '../../tools/local/refuse-other-secret.ts';
import { replicaEnv } from '../../tools/local/replica-env.ts';

type Identity = Awaited<ReturnType<typeof startService<typeof identity.config, Parts>>>;
type Parts = Awaited<ReturnType<typeof identity.setup>>;

/**
 * Runs a command with an identity replica that joins the running platform: this machine's by DATA_DIR, any other by
 * DATABASE_URL, BUS_URL and THEKE_SECRET. Its events are published when it stops, by itself or by the running service.
 * Exits with 1 and a sentence if `run` fails.
 */
export async function withIdentity(run: (useCases: Identity['parts']['useCases']) => Promise<void>): Promise<void> {
  let replica: Identity | undefined;
  try {
    const dataDir = resolve(process.env.DATA_DIR ?? '.data');
    const servers = await findPlatformServers({ dataDir, env: process.env });
    const env = replicaEnv(process.env, servers, dataDir);
    await refuseOtherSecret(env);
    replica = await startService(identity, { workQueues, env });
    await run(replica.parts.useCases);
  } catch (error) {
    console.error(toSentence(error));
    process.exitCode = 1;
  } finally {
    await replica?.stop();
  }
}

const toSentence = (error: unknown): string =>
  error instanceof Problem ? error.faults.map(({ message }) => message).join('\n') : errorMessage(error);
