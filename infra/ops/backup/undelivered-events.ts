import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eventsByType } from '@theke/contracts/contracts';
import type { CloudEvent } from '@theke/kit/bus/port';
import { type SentEvent, sentCollection } from '@theke/kit/documents/document-relay';
import type { Db } from '@theke/kit/documents/driver';
import type { StoredDocument } from '@theke/kit/documents/stored-document';
import type { ServiceName } from '@theke/topology/topology';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { findSubscriptions } from './find-subscriptions.ts';

/** Subscriptions per service that must have an inbox entry for an event type before the event counts as received. */
export type Receivers = ReadonlyMap<string, readonly { type: string; consumer: string }[]>;

/** Subscriptions of these services to event types that `owner` publishes. */
export async function findReceivers(owner: string, services: readonly string[]): Promise<Receivers> {
  const types = [...eventsByType.keys()].filter((type) => type.startsWith(`${owner}.`));
  const receivers = new Map<string, { type: string; consumer: string }[]>();
  for (const service of services) {
    const subscriptions = (await findSubscriptions(service as ServiceName)).flatMap((one) =>
      one.kind === 'broadcast'
        ? []
        : types
            .filter((type) => one.types.includes('*') || one.types.includes(type))
            .map((type) => ({ type, consumer: one.name })),
    );
    if (subscriptions.length > 0) receivers.set(service, subscriptions);
  }
  return receivers;
}

/** Inbox entries of a service, as lines of COPY: `consumer`, tab, `event_id`. */
export type ReadMarks = (service: string) => Promise<{ marks: Readable; end(): Promise<void> }>;

/** Inbox entries of a service on PostgreSQL. */
export const inboxMarks = (receiver: pg.Client) => ({
  marks: receiver.query(to('copy (select consumer, event_id from inbox) to stdout')),
  end: () => receiver.end(),
});

/**
 * Marks sent events for publishing again if a consumer's inbox lacks them: at the cut they were in flight, waited for a
 * retry, or were dead letters. Consumers that handled them drop them by their inbox, so nothing happens twice.
 * @returns how many events will be sent, including those unsent at the cut
 */
export async function resendUndelivered(owner: pg.Client, receivers: Receivers, readMarks: ReadMarks): Promise<number> {
  for (const [service, subscriptions] of receivers) {
    await owner.query('begin');
    await owner.query('create temp table heard (consumer text, event_id uuid) on commit drop');
    const { marks, end } = await readMarks(service);
    try {
      await pipeline(marks, owner.query(from('copy heard from stdin')));
    } finally {
      await end();
    }
    await owner.query('analyze heard');
    await owner.query(
      `update outbox set sent_at = null
       from unnest($1::text[], $2::text[]) as wanted(type, consumer)
       where sent_at is not null and event ->> 'type' = wanted.type
         and not exists (select from heard where heard.consumer = wanted.consumer and event_id = outbox.id)`,
      [subscriptions.map(({ type }) => type), subscriptions.map(({ consumer }) => consumer)],
    );
    await owner.query('commit');
  }
  return (await owner.query('select from outbox where sent_at is null')).rowCount ?? 0;
}

/** The same for an owner on MongoDB: such an event becomes pending again in the document that it is about. */
export async function resendUndeliveredDocuments(
  owner: Db,
  receivers: Receivers,
  readMarks: ReadMarks,
): Promise<number> {
  const sentEvents = owner.collection<SentEvent>(sentCollection);
  const events = new Map((await sentEvents.find().toArray()).map(({ event }) => [event.id, event]));
  const undelivered = new Set<string>();
  for (const [service, subscriptions] of receivers) {
    const open = new Set<string>();
    for (const { id, type } of events.values())
      for (const one of subscriptions) if (one.type === type) open.add(`${one.consumer}\t${id}`);
    const { marks, end } = await readMarks(service);
    try {
      for await (const line of createInterface({ input: marks })) open.delete(line);
    } finally {
      await end();
    }
    for (const one of open) undelivered.add(one.slice(one.indexOf('\t') + 1));
  }
  const collections = await owner.listCollections({}, { nameOnly: true }).toArray();
  for (const id of [...undelivered].sort()) {
    const event = events.get(id) as CloudEvent;
    const about = { _id: `${event.tenantid}/${event.subject}` };
    for (const { name } of collections)
      await owner.collection<StoredDocument>(name).updateOne(about, { $push: { pending: event } });
    await sentEvents.deleteOne({ _id: id });
  }
  return undelivered.size;
}
