import type { Transaction } from '@theke/kit/database/database';
import type { PushAudience } from './push-audience.ts';

/** Copies of what identity publishes about users and keys. */
export const pushAudienceStore = {
  save: (tx: Transaction, owner: string, { branches, until }: PushAudience, adminEmail: string | null = null) =>
    tx.query(
      `insert into push_audience (id, branches, until, admin_email) values ($1, $2, $3, $4)
       on conflict (tenant_id, id) do update
         set branches = excluded.branches, until = excluded.until, admin_email = excluded.admin_email`,
      [owner, branches, until, adminEmail],
      'push-audience-save',
    ),

  /** Addresses of the administrators whose access has not ended. */
  async administrators(tx: Transaction, at: Date): Promise<string[]> {
    const rows = await tx.query<{ email: string }>(
      `select admin_email as email from push_audience
       where admin_email is not null and (until is null or until > $1) order by 1`,
      [at],
      'push-audience-administrators',
    );
    return rows.map(({ email }) => email);
  },

  /** Stores the gateway's signed claims until an event of identity arrives; deleted users already have one. */
  saveIfUnheard: (tx: Transaction, owner: string, { branches, until }: PushAudience) =>
    tx.query(
      'insert into push_audience (id, branches, until) values ($1, $2, $3) on conflict do nothing',
      [owner, branches, until],
      'push-audience-save-if-unheard',
    ),
};
