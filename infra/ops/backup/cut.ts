import { setTimeout as pause } from 'node:timers/promises';
import { isOneDatabase } from '@theke/kit/database/layout';
import type pg from 'pg';
import { connect } from './connect.ts';
import { type Installation, listDatabases } from './installation.ts';

const tries = 20;
const lockTimedOut = '55P03';

export type Cut = {
  takenAt: Date;
  /** By service: a transaction that sees its database as of the cut. */
  views: ReadonlyMap<string, pg.Client>;
  end(): Promise<void>;
};

/**
 * A consistent view of all databases, in which no service knows an event that its owner does not. While the snapshots
 * are taken no event can be committed, because each outbox is locked against writes. Running services wait a few
 * milliseconds. (Snapshots one after the other would show an order's mail without the order, and copies at versions
 * that their owners reach a second time.) A single database has one snapshot for all of its schemas, and nothing waits.
 * @throws if a transaction holds an outbox for longer than all attempts take, about half a minute
 */
export async function cut(of: Installation): Promise<Cut> {
  const views = new Map<string, pg.Client>();
  const locks: pg.Client[] = [];
  const end = async () => {
    await Promise.all([...views.values(), ...locks].map((client) => client.end().catch(() => undefined)));
  };
  try {
    const isOne = isOneDatabase(of.serverUrl, of.prefix);
    for (const [service, url] of listDatabases(of)) {
      views.set(service, await connect(url));
      if (!isOne) locks.push(await connect(url));
    }
    if (isOne) return { takenAt: await shareSnapshot([...views.values()]), views, end };
    await lockAll(locks);
    const takenAt = new Date();
    await Promise.all([...views.values()].map(fixSnapshot));
    await Promise.all(locks.map((client) => client.query('rollback')));
    return { takenAt, views, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** The first statement fixes the snapshot of a transaction. */
async function fixSnapshot(client: pg.Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  await client.query('select from schema_migration');
}

/** Shares the snapshot of the first connection. @returns its time */
async function shareSnapshot([first, ...otherClients]: readonly pg.Client[]): Promise<Date> {
  const takenAt = new Date();
  await first?.query('begin isolation level repeatable read read only');
  const { rows } = (await first?.query<{ id: string }>('select pg_export_snapshot() as id')) ?? { rows: [] };
  for (const one of otherClients) {
    await one.query('begin isolation level repeatable read read only');
    await one.query(`set transaction snapshot '${rows[0]?.id}'`);
  }
  return takenAt;
}

/**
 * Locks all outboxes or none: while it waits for one it releases the others, because writers queue up behind a lock.
 */
async function lockAll(clients: readonly pg.Client[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const answers = await Promise.allSettled(clients.map(lock));
    const failure = answers.find((answer) => answer.status === 'rejected');
    if (!failure) return;
    await Promise.all(clients.map((client) => client.query('rollback')));
    if ((failure.reason as { code?: string }).code !== lockTimedOut || attempt === tries) throw failure.reason;
    await pause(500);
  }
}

async function lock(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query(`set local lock_timeout = '1s'`);
  await client.query('lock table outbox in share mode');
}
