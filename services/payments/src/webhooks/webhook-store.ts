import type { Transaction } from '@theke/kit/database/database';

/** In ms: providers do not repeat events for longer, and older ones are refused by the signature's time. */
const retentionMs = 30 * 86_400_000;

export const webhookStore = {
  /** Stores a provider's event. @returns false if it was stored before */
  async isNew(tx: Transaction, provider: string, event: string, at: Date): Promise<boolean> {
    tx.query('delete from webhook_event where at < $1', [new Date(at.getTime() - retentionMs)], 'webhook-forget');
    const rows = await tx.query(
      `insert into webhook_event (provider, event_id, at) values ($1, $2, $3) on conflict do nothing returning 1`,
      [provider, event, at],
      'webhook-note',
    );
    return rows.length > 0;
  },
};
