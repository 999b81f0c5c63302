// One connection that comes back by itself (amqplib's recovery). What must be there after every (re)connect is made in
// `setup`; whoever holds a channel reports trouble by closing its model, and the next setup repairs it.
import { type ChannelModel, connect } from 'amqplib';
import type { BusLog } from '../port.ts';

/** Milliseconds that a start waits for a broker that is not reached; one that is slow is waited for. */
const timeoutMs = 3_000;

/**
 * Resolves with the first successful setup, or without one when the broker stays away: it is looked for until it is
 * there. A service that has to start again while the broker is down takes orders all the same; its outbox keeps them.
 */
export async function openConnection(
  url: string,
  purpose: string,
  log: BusLog,
  setup: (model: ChannelModel) => Promise<void>,
): Promise<{ close(): Promise<void> }> {
  const connection = await connect(withHeartbeat(url), {
    noDelay: true,
    timeout: 10_000,
    clientProperties: { connection_name: purpose },
    recovery: {
      initialDelay: 200,
      maxDelay: 2_000,
      waitForConnect: false,
      async setup(model: ChannelModel) {
        let closed = false;
        model.on('error', (error) => log.warn({ purpose, reason: error.message }, 'broker connection failed'));
        model.on('close', () => {
          closed = true;
        });
        await setup(model);
        // amqplib listens for 'close' only after this function: a connection lost in here would never be missed.
        if (closed) throw new Error('connection closed during setup');
      },
    },
  });
  connection.on('error', () => {}); // logged above, where the model reports it
  connection.on('disconnect', (error) => log.warn({ purpose, reason: error.message }, 'broker is away, reconnecting'));
  const beganAt = Date.now();
  const notReached = new Promise<void>((resolve) => {
    connection.on('connect-failed', (error) => {
      log.warn({ purpose, reason: error.message }, 'broker not reached');
      if (Date.now() - beganAt > timeoutMs) resolve();
    });
  });
  connection.on('connect', () => log.info({ purpose }, 'connected to broker'));
  // Rejects when it is closed before; then nobody is left who would wait.
  await Promise.race([connection.waitForConnect().catch(() => undefined), notReached]);
  return connection;
}

/** Seconds after which a silent peer is taken for dead; RabbitMQ's own 60 is long for a guest who waits. */
function withHeartbeat(url: string): string {
  const parsed = new URL(url);
  if (!parsed.searchParams.has('heartbeat')) parsed.searchParams.set('heartbeat', '15');
  return parsed.href;
}
