import type { Transaction } from '@theke/kit/database/database';

/** How a branch is reminded: by push notification, or by mail and SMS. */
export type ReminderWay = 'pushed' | 'told';

/** Previous reminders of a branch. `smsHour` is the start of the hour in which `smsSent` were sent. */
export type Reminded = { remindedAt: Date | null; smsHour: Date | null; smsSent: number };

/**
 * Minimum time between two reminders of a branch, in ms. A reminder contains the number of waiting orders, so more
 * would add nothing.
 */
const between = 5 * 60_000;
const hour = 60 * 60_000;
/** Limit of SMS per branch and hour: each costs the shop money. */
const maxSms = 10;

/** @returns the due reminder and whether it may be sent as an SMS too, or the time when one is due */
export function nextReminder(
  before: Reminded,
  at: Date,
): { reminded: Reminded; isSmsAllowed: boolean } | { dueAt: Date } {
  const dueAt = new Date((before.remindedAt?.getTime() ?? Number.NEGATIVE_INFINITY) + between);
  if (before.remindedAt && at < dueAt) return { dueAt };
  const isSameHour = before.smsHour !== null && at.getTime() < before.smsHour.getTime() + hour;
  const sent = isSameHour ? before.smsSent : 0;
  const isSmsAllowed = sent < maxSms;
  return {
    reminded: {
      remindedAt: at,
      smsHour: isSameHour ? before.smsHour : at,
      smsSent: isSmsAllowed ? sent + 1 : sent,
    },
    isSmsAllowed,
  };
}

type Row = { reminded_at: Date | null; sms_hour: Date | null; sms_sent: number };

export const branchReminderStore = {
  /** Locks the row until the transaction ends: reminders of a branch are serialised. */
  async lock(tx: Transaction, branch: string, how: ReminderWay): Promise<Reminded> {
    tx.query(
      'insert into branch_reminder (branch_id, how) values ($1, $2) on conflict do nothing',
      [branch, how],
      'branch-reminder-make',
    );
    const [row] = await tx.query<Row>(
      'select reminded_at, sms_hour, sms_sent from branch_reminder where branch_id = $1 and how = $2 for update',
      [branch, how],
      'branch-reminder-lock',
    );
    return { remindedAt: row?.reminded_at ?? null, smsHour: row?.sms_hour ?? null, smsSent: row?.sms_sent ?? 0 };
  },
  save(tx: Transaction, branch: string, how: ReminderWay, { remindedAt, smsHour, smsSent }: Reminded): void {
    tx.query(
      `update branch_reminder set reminded_at = $3, sms_hour = $4, sms_sent = $5 where branch_id = $1 and how = $2`,
      [branch, how, remindedAt, smsHour, smsSent],
      'branch-reminder-save',
    );
  },
};
