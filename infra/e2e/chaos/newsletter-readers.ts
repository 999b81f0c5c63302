import { newsletterToken } from '@theke/kit/newsletter-token';
import type { Platform } from '../journeys/platform.ts';
import { definiteRequests } from './definite-requests.ts';
import type { Ledger } from './ledger.ts';
import type { PlatformDatabases } from './platform-databases.ts';
import { type RepeatedWork, repeatWork } from './repeat-work.ts';

type Deps = {
  platform: Platform;
  databases: Pick<PlatformDatabases, 'ordering'>;
  tenant: string;
  ledger: Ledger;
  seed: number;
};

/**
 * Simulates readers of the newsletter while services die, until it is stopped: all subscribe, most confirm, some
 * unsubscribe. Their links are derived from the database, because mails arrive minutes late.
 */
export function startNewsletterReaders({ platform, databases, tenant, ledger, seed }: Deps): RepeatedWork {
  const send = definiteRequests(platform, ledger);
  const token = (purpose: 'confirm' | 'unsubscribe', id: string) =>
    newsletterToken(platform.secret, tenant, purpose, id);

  return repeatWork(async (number) => {
    const email = `reader-${seed}-${number}@guests.example`;
    await send('POST', '/api/newsletter', { body: { email, textVersion: 'de-1' } });
    ledger.subscribers.set(email, 'pending');
    if (number % 4 === 3) return;
    const { rows } = await databases.ordering.query<{ id: string; request: string }>(
      'select id, request_id as request from newsletter_subscriber where email = $1',
      [email],
    );
    const [stored] = rows;
    if (!stored) return; // reported as lost by the check
    await send('POST', '/api/newsletter/confirm', { body: { token: token('confirm', stored.request) } });
    ledger.subscribers.set(email, 'confirmed');
    if (number % 4 !== 2) return;
    await send('POST', `/api/newsletter/unsubscribe/${token('unsubscribe', stored.id)}`);
    ledger.subscribers.set(email, 'unsubscribed');
  }, 500);
}
