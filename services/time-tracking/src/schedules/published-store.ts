import type { Fact } from '@theke/contracts/event';
import { shiftPublished, shiftWithdrawn } from '@theke/contracts/time-tracking/schedule-events';
import type { Database, Transaction } from '@theke/kit/database/database';
import { createSnapshots } from '@theke/kit/events/create-snapshots';
import { kindOf } from '@theke/kit/events/kind-of';
import type { Snapshots } from '@theke/kit/events/replay';
import { deleteWithTombstone } from '@theke/kit/events/tombstone';
import type { TimeSpan } from './schedule-store.ts';
import { type Shift, type ShiftRow, toShift } from './shift-row.ts';

const storedColumns = 'id, version, person_id, branch_id, start_at, end_at, pause_minutes, role, note';
const readColumns = `${storedColumns}, 'published' as state`;

/** Changes that publishing a week would make. */
export type Unpublished = {
  /** Drafts of the week, and shifts that were published in it and moved away. */
  drafts: Change[];
  /** Published shifts that were deleted. */
  removed: Change[];
};
/** `was`: published person, `has`: planned person; `since`: the earlier start of both. */
type Change = { id: string; was: string | null; has: string | null; since: Date };

/** Event of a published shift. */
export const publishedFact = ({ id, version, branch, startAt, endAt, pauseMinutes, user }: Shift): Fact =>
  shiftPublished(id, version, { id, branch, startAt, endAt, pauseMinutes, isOpen: user === null });

/** Published shifts as visible to staff. */
export const publishedStore = {
  async unpublished(tx: Transaction, branch: string, { from, until }: TimeSpan): Promise<Unpublished> {
    const drafts = tx.query<Change>(
      `select s.id, p.person_id as was, s.person_id as has, least(s.start_at, p.start_at) as since from working_schedule s left join published_schedule p on p.id = s.id
       where s.branch_id = $1 and s.state = 'draft'
         and ((s.start_at >= $2 and s.start_at < $3) or (p.start_at >= $2 and p.start_at < $3))
       order by s.start_at, s.id`,
      [branch, from, until],
      'schedules-unpublished',
    );
    const removed = tx.query<Change>(
      `select p.id, p.person_id as was, null as has, p.start_at as since from published_schedule p where p.branch_id = $1 and p.start_at >= $2 and p.start_at < $3
         and not exists (select from working_schedule s where s.id = p.id)`,
      [branch, from, until],
      'schedules-removed',
    );
    return { drafts: await drafts, removed: await removed };
  },

  /** Publishes changes with their events. @returns the shifts as published */
  async publish(tx: Transaction, { drafts, removed }: Unpublished): Promise<Shift[]> {
    const rows = await tx.query<ShiftRow>(
      `update working_schedule set state = 'published', version = version + 1 where id = any($1) returning ${storedColumns}, state`,
      [drafts.map(({ id }) => id)],
      'schedules-publish',
    );
    const shifts = rows.map(toShift);
    publishedStore.copy(tx, shifts);
    await Promise.all(removed.map(({ id }) => withdraw(tx, id)));
    return shifts;
  },

  /** Copies planned shifts to the published ones. */
  copy(tx: Transaction, shifts: readonly Shift[]): void {
    tx.query(
      `insert into published_schedule (${storedColumns}) select ${storedColumns} from working_schedule where id = any($1)
       on conflict (tenant_id, id) do update set version = excluded.version, person_id = excluded.person_id, start_at = excluded.start_at,
         end_at = excluded.end_at, pause_minutes = excluded.pause_minutes, role = excluded.role, note = excluded.note`,
      [shifts.map(({ id }) => id)],
      'schedules-copy',
    );
    tx.publish(...shifts.map(publishedFact));
  },

  /** At most `max` published shifts with an id above `after`, by id. */
  async after(tx: Transaction, after: string, max: number): Promise<Shift[]> {
    const text = `select ${readColumns} from published_schedule where id > $1 order by id limit $2`;
    return (await tx.query<ShiftRow>(text, [after, max], 'published-after')).map(toShift);
  },

  async find(tx: Transaction, id: string): Promise<Shift | undefined> {
    const [row] = await tx.query<ShiftRow>(
      `select ${readColumns} from published_schedule where id = $1`,
      [id],
      'published-find',
    );
    return row && toShift(row);
  },

  async findByPeople(tx: Transaction, people: readonly string[], { from, until }: TimeSpan): Promise<Shift[]> {
    const rows = await tx.query<ShiftRow>(
      `select ${readColumns} from published_schedule where person_id = any($1) and start_at >= $2 and start_at < $3 order by start_at, id`,
      [people, from, until],
      'published-of-people',
    );
    return rows.map(toShift);
  },
};

async function withdraw(tx: Transaction, id: string): Promise<void> {
  const kind = kindOf(shiftWithdrawn.type);
  const deleted = await deleteWithTombstone(tx, { table: 'published_schedule', kind, id });
  if (deleted) tx.publish(shiftWithdrawn(id, deleted.version, { id }));
}

/** Snapshots of all published shifts for new consumers. */
export const publishedSnapshots = (db: Database): Snapshots =>
  createSnapshots(
    { changed: shiftPublished, deleted: shiftWithdrawn, liveAfter: publishedStore.after, toFact: publishedFact },
    db,
  );
