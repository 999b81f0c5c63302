// Connection that reconnects automatically (amqplib's recovery). `setup` creates everything needed after each
// (re)connect. Channel owners close the model to report trouble; the next setup repairs it.
import { type ChannelModel, connect } from 'amqplib';
import type { BusLog } from '../port.ts';

/** How long a start waits for an unreachable broker, in ms. A broker that is merely slow is waited for. */
const timeoutMs = 3_000;

/**
 * Resolves after the first successful setup, or after the timeout if the broker is unreachable; it then keeps
 * reconnecting. So a service that restarts while the broker is down still accepts orders; its outbox buffers the
 * events.
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
        // amqplib listens for 'close' only after this function: a connection lost in here would go unnoticed.
        if (closed) throw new Error('connection closed during setup');
      },
    },
  });
  connection.on('error', () => {}); // logged above by the model's own handler
  connection.on('disconnect', (error) =>
    log.warn({ purpose, reason: error.message }, 'broker connection lost, reconnecting'),
  );
  const beganAt = Date.now();
  const notReached = new Promise<void>((resolve) => {
    connection.on('connect-failed', (error) => {
      log.warn({ purpose, reason: error.message }, 'broker not reachable, retrying');
      if (Date.now() - beganAt > timeoutMs) resolve();
    });
  });
  connection.on('connect', () => log.info({ purpose }, 'connected to broker'));
  // Rejects if the connection is closed first; no caller is waiting then.
  await Promise.race([connection.waitForConnect().catch(() => undefined), notReached]);
  return connection;
}

/**
 * Sets the heartbeat to 15 s unless the URL sets one. RabbitMQ's default of 60 s detects a dead peer too late for a
 * waiting guest.
 */
function withHeartbeat(url: string): string {
  const parsed = new URL(url);
  if (!parsed.searchParams.has('heartbeat')) parsed.searchParams.set('heartbeat', '15');
  return parsed.href;
}
