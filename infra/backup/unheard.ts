import { pipeline } from 'node:stream/promises';
import { eventsByType } from '@theke/contracts/contracts';
import type { ServiceName } from '@theke/topology/topology';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { subscriptionsOf } from './subscriptions-of.ts';

/** Which subscriptions of which service must have noted an event of a type before it counts as heard. */
export type Hearers = ReadonlyMap<string, readonly { type: string; consumer: string }[]>;

/** What each of these services has subscribed to, of the types that `owner` publishes. */
export async function hearersOf(owner: string, services: readonly string[]): Promise<Hearers> {
  const types = [...eventsByType.keys()].filter((type) => type.startsWith(`${owner}.`));
  const hearers = new Map<string, { type: string; consumer: string }[]>();
  for (const service of services) {
    const wanted = (await subscriptionsOf(service as ServiceName)).flatMap((one) =>
      one.kind === 'broadcast'
        ? []
        : types
            .filter((type) => one.types.includes('*') || one.types.includes(type))
            .map((type) => ({ type, consumer: one.name })),
    );
    if (wanted.length > 0) hearers.set(service, wanted);
  }
  return hearers;
}

/**
 * Marks what the owner sent and a hearer has not noted as handled for sending once more: at the cut it was on its way, or waited
 * for its next attempt, or was a dead letter. What had been handled is dropped by the hearer's inbox, so nothing happens twice.
 * @returns how many events will be sent
 */
export async function sendUnheard(
  owner: pg.Client,
  hearers: Hearers,
  connectTo: (service: string) => Promise<pg.Client>,
): Promise<number> {
  let count = 0;
  for (const [service, wanted] of hearers) {
    await owner.query('begin');
    await owner.query('create temp table heard (consumer text, event_id uuid) on commit drop');
    const hearer = await connectTo(service);
    try {
      await pipeline(
        hearer.query(to('copy (select consumer, event_id from inbox) to stdout')),
        owner.query(from('copy heard from stdin')),
      );
    } finally {
      await hearer.end();
    }
    await owner.query('analyze heard');
    const { rowCount } = await owner.query(
      `update outbox set sent_at = null
       from unnest($1::text[], $2::text[]) as wanted(type, consumer)
       where sent_at is not null and event ->> 'type' = wanted.type
         and not exists (select from heard where heard.consumer = wanted.consumer and event_id = outbox.id)`,
      [wanted.map(({ type }) => type), wanted.map(({ consumer }) => consumer)],
    );
    await owner.query('commit');
    count += rowCount ?? 0;
  }
  return count;
}
