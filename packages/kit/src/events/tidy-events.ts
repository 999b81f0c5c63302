import { every, type Job } from '../jobs/every.ts';
import type { RelayConnection } from './relay-connection.ts';

/** Deletes events sent more than a week ago and inbox rows older than a month. */
export const tidyEvents = (connection: RelayConnection): Job =>
  every('1 h', {
    name: 'tidy events',
    async run() {
      const client = await connection.client();
      // Skips locked rows until the next run.
      await client.query(`delete from outbox where id in (
        select id from outbox where sent_at < now() - interval '7 days' for update skip locked)`);
      await client.query(`delete from inbox where at < now() - interval '30 days'`);
    },
  });
