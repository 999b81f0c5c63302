import pg from 'pg';
import type { Bus, CloudEvent } from '../bus/port.ts';
import { lockNumbers } from '../database/advisory-locks.ts';
import { ownSchemaNumber } from '../database/layout.ts';
import type { Log } from '../log.ts';
import type { RelayConnection } from './relay-connection.ts';
import { inRounds } from './rounds.ts';

/** Events per round: with 100 concurrent confirms 10,500 events/s were sent, one at a time 530. */
const batch = 100;
/**
 * Sweep interval in ms. Finds events missed by a wake-up: after a crash between commit and publish, or a change of
 * relay.
 */
const sweepEvery = 5_000;

export type Relay = {
  wake(): void;
  /** Sends the remaining events first. */
  stop(): Promise<void>;
};

/**
 * Publishes the outbox to the bus, on one replica of a service at a time (advisory lock on the relay's own connection;
 * when that breaks, another replica takes over). Delivers at least once: a crash between publishing and marking repeats
 * the event under the same id, and the inbox drops it.
 */
export function startRelay(connection: RelayConnection, bus: Pick<Bus, 'publish'>, log: Log): Relay {
  let lockedBy: Awaited<ReturnType<RelayConnection['client']>> | undefined;
  let notifying: Promise<unknown> | undefined;
  let channel = '';

  /** @returns false if another replica is the relay; it has been notified */
  async function isOurs(at: NonNullable<typeof lockedBy>): Promise<boolean> {
    if (lockedBy === at) return true;
    const { rows } = await at.query<{ got: boolean; schema: string }>(
      `select pg_try_advisory_lock($1::bigint + ${ownSchemaNumber}) as got, current_schema() as schema`,
      [lockNumbers.relay],
    );
    const [{ got, schema } = { got: false, schema: '' }] = rows;
    channel = pg.escapeIdentifier(schema === 'public' ? 'outbox' : `outbox_${schema}`);
    if (got) {
      await at.query(`listen ${channel}`);
      lockedBy = at;
      return true;
    }
    // Outside any transaction and one at a time, because NOTIFY inside a transaction serialises every commit of the
    // server.
    notifying ??= at.query(`notify ${channel}`).finally(() => {
      notifying = undefined;
    });
    await notifying;
    return false;
  }

  async function round(): Promise<void> {
    const at = await connection.client();
    if (!(await isOurs(at))) return;
    for (;;) {
      const { rows } = await at.query<{ id: string; event: CloudEvent }>({
        name: 'unsent',
        text: `select id, event from outbox where sent_at is null order by id limit ${batch}`,
      });
      if (rows.length > 0) {
        await bus.publish(rows.map((row) => row.event));
        await at.query({
          name: 'mark-sent',
          // Ordered by key: an erasure locks several events, too.
          text: `update outbox set sent_at = now()
                 where id = any(array(select id from outbox where id = any($1) order by id for update))`,
          values: [rows.map((row) => row.id)],
        });
      }
      // Events stored since have woken the relay again.
      if (rows.length < batch) return;
    }
  }

  const rounds = inRounds(round, sweepEvery, (error) => {
    // The next sweep retries; events stay in the outbox until they are confirmed.
    log.warn({ err: error }, 'outbox could not be relayed');
  });
  connection.onNotification(rounds.wake);
  return {
    wake: rounds.wake,
    async stop() {
      await rounds.stop();
      if (connection.current()) await round().catch(() => undefined);
    },
  };
}
