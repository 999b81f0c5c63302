import { setTimeout as wait } from 'node:timers/promises';
import { type Rabbitmq, startRabbitmq } from './rabbitmq.ts';

/**
 * A broker that is started again, on the same folder and port, when it ends by itself: what a container's restart policy
 * does. @throws when it does not come up the first time
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
