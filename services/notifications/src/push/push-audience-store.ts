import type { Transaction } from '@theke/kit/database/database';
import type { PushAudience } from './push-audience.ts';

/** Copies of what identity publishes about users and keys. */
export const pushAudienceStore = {
  save: (tx: Transaction, owner: string, { branches, until }: PushAudience) =>
    tx.query(
      `insert into push_audience (id, branches, until) values ($1, $2, $3)
       on conflict (tenant_id, id) do update set branches = excluded.branches, until = excluded.until`,
      [owner, branches, until],
      'push-audience-save',
    ),

  /** Stores the gateway's signed claims until an event of identity arrives; deleted users already have one. */
  saveIfUnheard: (tx: Transaction, owner: string, { branches, until }: PushAudience) =>
    tx.query(
      'insert into push_audience (id, branches, until) values ($1, $2, $3) on conflict do nothing',
      [owner, branches, until],
      'push-audience-save-if-unheard',
    ),
};
