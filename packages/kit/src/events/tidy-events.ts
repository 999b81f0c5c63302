import { every, type Job } from '../jobs/every.ts';
import type { RelayConnection } from './relay-connection.ts';

/** Lets go of events that were handed over a week ago, and of the marks of those that were handled a month ago. */
export const tidyEvents = (connection: RelayConnection): Job =>
  every('1 h', {
    name: 'tidy events',
    async run() {
      const client = await connection.client();
      // Whatever is locked is deleted in an hour.
      await client.query(`delete from outbox where id in (
        select id from outbox where sent_at < now() - interval '7 days' for update skip locked)`);
      await client.query(`delete from inbox where at < now() - interval '30 days'`);
    },
  });
