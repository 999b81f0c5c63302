import { setTimeout as wait } from 'node:timers/promises';
import { type Rabbitmq, startRabbitmq } from './rabbitmq.ts';

/**
 * Runs a broker and restarts it on the same folder and port if it exits, like a container's restart policy. @throws if
 * the first start fails
 */
export async function keepRabbitmq(dir: string, say: (line: string) => void): Promise<Pick<Rabbitmq, 'url' | 'stop'>> {
  let broker = await startRabbitmq({ dir });
  let isStopping = false;
  let starting: Promise<void> = Promise.resolve();

  async function startAgain() {
    for (;;) {
      try {
        broker = await startRabbitmq({ dir, port: broker.port });
        return;
      } catch (error) {
        say(String(error));
        if (isStopping) return;
        await wait(1_000);
      }
    }
  }

  async function watch() {
    for (;;) {
      await broker.ended();
      if (isStopping) return;
      say('RabbitMQ ended; starting it again');
      starting = startAgain();
      await starting;
    }
  }
  void watch();

  return {
    url: broker.url,
    async stop() {
      isStopping = true;
      await starting;
      await broker.stop();
    },
  };
}
