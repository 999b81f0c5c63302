import { newsletterRequested } from '@theke/contracts/ordering/newsletter';
import type { Ledger } from './ledger.ts';
import type { PlatformDatabases } from './platform-databases.ts';

/**
 * Violations of the invariants of the newsletter, one line each: every acknowledged subscriber is stored once in the
 * acknowledged state (NEWS-02, NEWS-04), and every request has exactly one mail (NEWS-01).
 */
export async function newsletterDifferences(
  { ordering, notifications }: Pick<PlatformDatabases, 'ordering' | 'notifications'>,
  { subscribers }: Ledger,
): Promise<string[]> {
  const [{ rows: stored }, { rows: requested }, { rows: mailed }] = await Promise.all([
    ordering.query<{ email: string; state: string }>(
      'select email, state from newsletter_subscriber where email = any($1)',
      [[...subscribers.keys()]],
    ),
    ordering.query<{ id: string }>(`select id from outbox where event ->> 'type' = $1`, [newsletterRequested.type]),
    notifications.query<{ cause: string }>(`select cause from message where kind = 'newsletter-request'`),
  ]);
  const states = Map.groupBy(stored, ({ email }) => email);
  const mails = mailed.map(({ cause }) => cause);
  return [
    ...[...subscribers].flatMap(([email, state]) => {
      const found =
        states
          .get(email)
          ?.map((one) => one.state)
          .join() ?? 'lost';
      return found === state ? [] : [`${email} is ${found} instead of ${state}`];
    }),
    ...requested.flatMap(({ id }) => {
      const count = mails.filter((cause) => cause.includes(id)).length;
      return count === 1 ? [] : [`newsletter request ${id} has ${count} mails`];
    }),
  ];
}
