import { setTimeout as wait } from 'node:timers/promises';
import { type PostgresOptions, type PostgresServer, startPostgres } from './postgres.ts';

/**
 * Runs PostgreSQL and restarts it on the same folder and port if it exits, like a container's restart policy; clients
 * reconnect. @throws if the first start fails
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
