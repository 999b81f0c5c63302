import type { Transaction } from '@theke/kit/database/database';
import type { PushAudience } from './push-audience.ts';

/** What notifications keeps of what identity says about a person or a key. */
export const pushAudienceStore = {
  save: (tx: Transaction, owner: string, { branches, until }: PushAudience) =>
    tx.query(
      `insert into push_audience (id, branches, until) values ($1, $2, $3)
       on conflict (tenant_id, id) do update set branches = excluded.branches, until = excluded.until`,
      [owner, branches, until],
      'push-audience-save',
    ),

  /** What the gateway signed, until identity says more; it has said so already of whoever was deleted. */
  saveIfUnheard: (tx: Transaction, owner: string, { branches, until }: PushAudience) =>
    tx.query(
      'insert into push_audience (id, branches, until) values ($1, $2, $3) on conflict do nothing',
      [owner, branches, until],
      'push-audience-save-if-unheard',
    ),
};
