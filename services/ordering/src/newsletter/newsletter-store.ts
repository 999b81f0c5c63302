import type { Page } from '@theke/contracts/endpoint';
import type { NewsletterSubscriber } from '@theke/contracts/ordering/newsletter';
import type { ListQuery } from '@theke/contracts/resource';
import type { Transaction } from '@theke/kit/database/database';
import { rangeConditions } from '@theke/kit/database/range-conditions';
import { readPage } from '@theke/kit/database/read-page';

type Row = {
  id: string;
  email: string;
  state: NewsletterSubscriber['state'];
  source: NewsletterSubscriber['source'];
  text_version: string;
  consent_text: string;
  requested_at: Date;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
};
const columns = 'id, email, state, source, text_version, consent_text, requested_at, confirmed_at, unsubscribed_at';

const toSubscriber = (row: Row): NewsletterSubscriber => ({
  id: row.id,
  email: row.email,
  state: row.state,
  source: row.source,
  textVersion: row.text_version,
  text: row.consent_text,
  requestedAt: row.requested_at.toISOString(),
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
  unsubscribedAt: row.unsubscribed_at?.toISOString() ?? null,
});

export type Consent = {
  id: string;
  email: string;
  person: string;
  source: NewsletterSubscriber['source'];
  textVersion: string;
  text: string;
  request: string;
  at: Date;
  /** Whether the address is proven already; otherwise a mail asks its owner. */
  isConfirmed: boolean;
};

export const newsletterStore = {
  async findByEmail(tx: Transaction, email: string): Promise<NewsletterSubscriber | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from newsletter_subscriber where email = $1`,
      [email],
      'newsletter-find',
    );
    return row && toSubscriber(row);
  },

  /**
   * Stores a consent. A confirmed one stays as it is, with its proof.
   * @returns whether it was stored
   */
  async consent(tx: Transaction, given: Consent): Promise<boolean> {
    const rows = await tx.query(
      `insert into newsletter_subscriber as known
         (id, email, person_id, state, source, text_version, consent_text, request_id, requested_at, confirmed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (tenant_id, person_id) do update set state = excluded.state, source = excluded.source,
         text_version = excluded.text_version, consent_text = excluded.consent_text, request_id = excluded.request_id,
         requested_at = excluded.requested_at, confirmed_at = excluded.confirmed_at, unsubscribed_at = null
       where known.state <> 'confirmed' returning id`,
      [
        given.id,
        given.email,
        given.person,
        given.isConfirmed ? 'confirmed' : 'pending',
        given.source,
        given.textVersion,
        given.text,
        given.request,
        given.at,
        given.isConfirmed ? given.at : null,
      ],
      'newsletter-consent',
    );
    return rows.length > 0;
  },

  /** Confirms the request of a mail; a repeated call changes nothing. @returns false if its link is no longer valid */
  async confirm(tx: Transaction, request: string, { at, since }: { at: Date; since: Date }): Promise<boolean> {
    const rows = await tx.query(
      `update newsletter_subscriber set state = 'confirmed', confirmed_at = coalesce(confirmed_at, $2)
       where request_id = $1 and (state = 'confirmed' or (state = 'pending' and requested_at > $3)) returning id`,
      [request, at, since],
      'newsletter-confirm',
    );
    return rows.length > 0;
  },

  /** Ends a consent; a repeated call changes nothing. @returns whether there is such a subscriber */
  async unsubscribe(tx: Transaction, id: string, at: Date): Promise<boolean> {
    const rows = await tx.query(
      `update newsletter_subscriber set state = 'unsubscribed', unsubscribed_at = coalesce(unsubscribed_at, $2)
       where id = $1 returning id`,
      [id, at],
      'newsletter-unsubscribe',
    );
    return rows.length > 0;
  },

  list(tx: Transaction, query: ListQuery): Promise<Page<NewsletterSubscriber>> {
    const sort = query.sort ?? '-requestedAt';
    const column = sort.replace(/^-/, '') === 'email' ? 'email' : 'requested_at';
    const values: unknown[] = [query.filter?.state ?? null, (query.q ?? '').trim().toLowerCase()];
    const ranges = rangeConditions(query.filter, { requestedAt: 'requested_at' }, values);
    const found = ['($1::text is null or state = $1)', 'strpos(email, $2) > 0', ...ranges];
    return readPage(
      tx,
      query,
      {
        columns,
        from: `newsletter_subscriber where ${found.join(' and ')}`,
        order: `${column} ${sort.startsWith('-') ? 'desc' : 'asc'}, id`,
        values,
      },
      toSubscriber,
    );
  },

  async confirmed(tx: Transaction): Promise<NewsletterSubscriber[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from newsletter_subscriber where state = 'confirmed' order by requested_at, id`,
      [],
      'newsletter-confirmed',
    );
    return rows.map(toSubscriber);
  },

  /** @returns the person of the deleted address */
  async remove(tx: Transaction, id: string): Promise<string | undefined> {
    const [row] = await tx.query<{ person: string }>(
      'delete from newsletter_subscriber where id = $1 returning person_id as person',
      [id],
      'newsletter-remove',
    );
    return row?.person;
  },

  /** Deletes the consents of an erased person. */
  async removeOfPersons(tx: Transaction, persons: readonly string[]): Promise<boolean> {
    const rows = await tx.query(
      `delete from newsletter_subscriber where id in
         (select id from newsletter_subscriber where person_id = any($1) order by id for update) returning id`,
      [persons],
      'newsletter-erase',
    );
    return rows.length > 0;
  },

  /** Deletes unconfirmed requests. */
  async removeExpired(tx: Transaction, since: Date): Promise<void> {
    await tx.query(
      `delete from newsletter_subscriber where id in
         (select id from newsletter_subscriber where state = 'pending' and requested_at < $1 for update skip locked)`,
      [since],
    );
  },
};
