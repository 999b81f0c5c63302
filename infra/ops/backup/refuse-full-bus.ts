import { namesIn } from '@theke/kit/bus/amqp/topology';
import { workQueues } from '@theke/topology/topology';
import amqp from 'amqplib';
import pg from 'pg';

const noSuchQueue = 404;

/**
 * Messages on a bus come from another installation, or from this one after the backup: services would believe them.
 * @throws if a work queue is not empty
 */
export async function refuseFullBus(busUrl: string): Promise<void> {
  const waiting = busUrl.startsWith('amqp') ? await waitingAtRabbitmq(busUrl) : await waitingInDatabase(busUrl);
  if (waiting > 0) throw new Error(`The bus contains ${waiting} events: a restore needs an empty bus.`);
}

async function waitingAtRabbitmq(busUrl: string): Promise<number> {
  const names = namesIn('theke');
  const connection = await amqp.connect(busUrl);
  let waiting = 0;
  try {
    for (const service of Object.keys(workQueues)) {
      for (const queue of [names.work(service), names.quarantine(service), names.dead(service)]) {
        // Checking a queue that does not exist closes the channel.
        const channel = await connection.createChannel();
        channel.on('error', () => undefined);
        waiting += await channel.checkQueue(queue).then(
          async ({ messageCount }) => {
            await channel.close();
            return messageCount;
          },
          (error: { code?: number }) => {
            if (error.code === noSuchQueue) return 0;
            throw error;
          },
        );
      }
    }
  } finally {
    await connection.close();
  }
  return waiting;
}

async function waitingInDatabase(busUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: busUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ table: string | null }>(`select to_regclass('delivery') as table`);
    if (!rows[0]?.table) return 0;
    return Number((await client.query<{ count: string }>('select count(*) from delivery')).rows[0]?.count);
  } finally {
    await client.end();
  }
}
