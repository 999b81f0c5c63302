import { setTimeout as wait } from 'node:timers/promises';
import { type PostgresOptions, type PostgresServer, startPostgres } from './postgres.ts';

/**
 * A PostgreSQL that is started again, on the same folder and port, when it ends by itself: whoever uses it connects anew. What a
 * container's restart policy does. @throws when it does not come up the first time
 */
export async function keepPostgres(options: PostgresOptions): Promise<Pick<PostgresServer, 'localUrl' | 'stop'>> {
  const { say = () => undefined } = options;
  let server = await startPostgres(options);
  let isStopping = false;
  let starting: Promise<void> = Promise.resolve();

  async function startAgain() {
    while (!isStopping) {
      try {
        server = await startPostgres({ ...options, port: server.port });
        return;
      } catch (error) {
        say(String(error));
        await wait(1_000);
      }
    }
  }

  async function watch() {
    while (!isStopping) {
      await server.ended(() => isStopping);
      if (isStopping) return;
      say('PostgreSQL ended; starting it again');
      starting = startAgain();
      await starting;
    }
  }
  void watch();

  return {
    localUrl: server.localUrl,
    async stop() {
      isStopping = true;
      await starting;
      await server.stop();
    },
  };
}
