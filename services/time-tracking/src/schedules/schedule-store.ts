import type { ListQuery } from '@theke/contracts/resource';
import { scheduleChanged, scheduleDeleted } from '@theke/contracts/time-tracking/schedule-events';
import type { WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import { tenantLock } from '@theke/kit/database/advisory-locks';
import type { Database, Transaction } from '@theke/kit/database/database';
import { rangeConditions } from '@theke/kit/database/range-conditions';
import { readPage } from '@theke/kit/database/read-page';
import { createSnapshots } from '@theke/kit/events/create-snapshots';
import { kindOf } from '@theke/kit/events/kind-of';
import type { Snapshots } from '@theke/kit/events/replay';
import { deleteWithTombstone } from '@theke/kit/events/tombstone';
import { namedRows } from '../people/named-rows.ts';
import { type Shift, type ShiftRow, shiftChanged, toShift } from './shift-row.ts';

/** Instants [from, until) in ISO. */
export type TimeSpan = { from: string; until: string };

/**
 * Visible plans of a caller: those of managed branches (null: all), and published shifts of the person and their
 * branches.
 */
export type Sight = { leads: readonly string[] | null; person: string | null; branches: readonly string[] };

const storedColumns = 'id, version, person_id, branch_id, start_at, end_at, pause_minutes, role, note';
const columns = `${storedColumns}, state`;

/** Shifts that a person sees; $1 to $3 are the fields of `Sight`. */
const seen = namedRows(
  `(select ${columns} from working_schedule where $1::uuid[] is null or branch_id = any($1)
    union all
    select ${storedColumns}, 'published' from published_schedule
    where $1::uuid[] is not null and not branch_id = any($1)
      and (person_id = $2::uuid or (person_id is null and branch_id = any($3::uuid[]))))`,
  'schedule',
);
const sightOf = ({ leads, person, branches }: Sight): unknown[] => [leads, person, branches];
type Named = ShiftRow & { name: string };
const toNamed = ({ name, ...row }: Named): WorkingSchedule => ({ ...toShift(row), name });

export const scheduleStore = {
  /**
   * Locks the branch and then the people's plans until the transaction ends; always in this order, to avoid deadlocks.
   */
  lock(tx: Transaction, branch: string, people: readonly (string | null)[] = []): void {
    const held = [...new Set(people.filter((one) => one !== null))].toSorted();
    for (const key of [branch, ...held])
      tx.query(`select pg_advisory_xact_lock(${tenantLock('plan', '$1')})`, [key], 'plan-hold');
  },

  async find(tx: Transaction, id: string): Promise<Shift | undefined> {
    const [row] = await tx.query<ShiftRow>(
      `select ${columns} from working_schedule where id = $1`,
      [id],
      'schedule-find',
    );
    return row && toShift(row);
  },

  async findSeen(tx: Transaction, id: string, sight: Sight): Promise<WorkingSchedule | undefined> {
    const [row] = await tx.query<Named>(
      `select ${columns}, name from ${seen} where id = $4`,
      [...sightOf(sight), id],
      'schedule-seen',
    );
    return row && toNamed(row);
  },

  list(tx: Transaction, query: ListQuery, sight: Sight) {
    const { user = null, branch = null, state = null, isOpen = null } = query.filter ?? {};
    const values: unknown[] = [...sightOf(sight), user, branch, state, isOpen];
    const ranges = rangeConditions(query.filter, { startAt: 'start_at' }, values);
    const conditions = [
      '($4::uuid is null or person_id = $4)',
      '($5::uuid is null or branch_id = $5)',
      '($6::text is null or state = $6)',
      '($7::boolean is null or (person_id is null) = $7)',
      ...ranges,
    ];
    const listed = {
      columns: `${columns}, name`,
      from: `${seen} where ${conditions.join(' and ')}`,
      order: query.sort === '-startAt' ? 'start_at desc' : 'start_at',
      values,
    };
    return readPage(tx, query, listed, toNamed);
  },

  /** Planned shifts of a branch. */
  async inBranch(tx: Transaction, branch: string, { from, until }: TimeSpan): Promise<Shift[]> {
    const rows = await tx.query<ShiftRow>(
      `select ${columns} from working_schedule where branch_id = $1 and start_at >= $2 and start_at < $3 order by start_at, id`,
      [branch, from, until],
      'schedules-in-branch',
    );
    return rows.map(toShift);
  },

  /** Planned shifts of people in all branches. */
  async findByPeople(tx: Transaction, people: readonly string[], { from, until }: TimeSpan): Promise<Shift[]> {
    const rows = await tx.query<ShiftRow>(
      `select ${columns} from working_schedule where person_id = any($1) and start_at < $3 and end_at > $2 order by start_at, id`,
      [people, from, until],
      'schedules-of-people',
    );
    return rows.map(toShift);
  },

  insert: (tx: Transaction, shift: Shift) =>
    tx.query(
      `insert into working_schedule (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        shift.id,
        shift.version,
        shift.user?.id ?? null,
        shift.branch.id,
        shift.startAt,
        shift.endAt,
        shift.pauseMinutes,
        shift.role,
        shift.note,
        shift.state,
      ],
      'schedule-insert',
    ),

  update: (tx: Transaction, shift: Shift) =>
    tx.query(
      `update working_schedule set version = $2, person_id = $3, start_at = $4, end_at = $5, pause_minutes = $6, role = $7, note = $8, state = $9
       where id = $1`,
      [
        shift.id,
        shift.version,
        shift.user?.id ?? null,
        shift.startAt,
        shift.endAt,
        shift.pauseMinutes,
        shift.role,
        shift.note,
        shift.state,
      ],
      'schedule-update',
    ),

  remove: (tx: Transaction, id: string) =>
    deleteWithTombstone(tx, { table: 'working_schedule', kind: kindOf(scheduleDeleted.type), id }),

  /** At most `max` shifts with an id above `after`, by id. */
  async after(tx: Transaction, after: string, max: number): Promise<Shift[]> {
    const text = `select ${columns} from working_schedule where id > $1 order by id limit $2`;
    return (await tx.query<ShiftRow>(text, [after, max], 'schedules-after')).map(toShift);
  },
};

/** Snapshots of all planned shifts for new consumers. */
export const scheduleSnapshots = (db: Database): Snapshots =>
  createSnapshots(
    { changed: scheduleChanged, deleted: scheduleDeleted, liveAfter: scheduleStore.after, toFact: shiftChanged },
    db,
  );
