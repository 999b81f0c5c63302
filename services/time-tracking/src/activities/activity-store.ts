import type { ListQuery } from '@theke/contracts/resource';
import type { ActivityState, WorkingActivity } from '@theke/contracts/time-tracking/working-activity';
import { tenantLock } from '@theke/kit/database/advisory-locks';
import type { Transaction } from '@theke/kit/database/database';
import type { WorkedActivity } from '@theke/rules/working-time/activity';
import type { AccessScope } from '../access-scope.ts';
import { projectNameIn } from '../bookings/booking-store.ts';
import { copied } from '../copies.ts';
import { namedRows } from '../people/named-rows.ts';
import { readTimes } from '../people/read-times.ts';
import { type ActivityRow, toWire } from './activity-row.ts';

/** Part of an activity that a sheet needs. */
export type SheetActivity = WorkedActivity & Pick<ActivityRow, 'state' | 'isLate' | 'isCorrected' | 'project' | 'task'>;

type SheetRow = {
  start_at: Date;
  end_at: Date | null;
  pauses: { startAt: string; endAt: string | null }[];
  state: ActivityState;
  is_late: boolean;
  is_corrected: boolean;
  project_id: string | null;
  task_id: string | null;
};
const sheetColumns = 'start_at, end_at, pauses, state, is_late, is_corrected, project_id, task_id';

type Row = SheetRow & {
  id: string;
  version: number;
  person_id: string;
  branch_id: string;
  is_removed: boolean;
  from_at: Date;
  until_at: Date;
};
const columns =
  'id, version, person_id, branch_id, start_at, end_at, pauses, state, is_late, is_corrected, is_removed, project_id, task_id, from_at, until_at';

const toSheetActivity = (row: SheetRow) => ({
  startAt: row.start_at.toISOString(),
  endAt: row.end_at?.toISOString() ?? null,
  pauses: row.pauses,
  state: row.state,
  isLate: row.is_late,
  isCorrected: row.is_corrected,
  project: row.project_id === null ? null : { id: row.project_id },
  task: row.task_id === null ? null : { id: row.task_id },
});

const toActivity = (row: Row): ActivityRow => ({
  id: row.id,
  version: row.version,
  user: { id: row.person_id },
  branch: { id: row.branch_id },
  ...toSheetActivity(row),
  isRemoved: row.is_removed,
  fromAt: row.from_at.toISOString(),
  untilAt: row.until_at.toISOString(),
});

const named = `(select named.*, concat_ws(': ', ${projectNameIn('p.doc')}, t.doc ->> 'title') as booked_on
  from ${namedRows('(select * from working_activity where not is_removed)', 'named')}
    left join copy p on p.kind = '${copied.stores.projects.kind}' and p.id = named.project_id
    left join tasks t on t.id = named.task_id) as activity`;
type NamedRow = Row & { name: string; booked_on: string };
const toNamed = ({ name, booked_on: bookedOn, ...row }: NamedRow): WorkingActivity => ({
  ...toWire(toActivity(row)),
  name,
  bookedOn,
});

export const activityStore = {
  /** Locks the person's activities until the transaction ends. */
  lockPerson: (tx: Transaction, person: string) =>
    tx.query(`select pg_advisory_xact_lock(${tenantLock('times', '$1')})`, [person], 'times-hold'),

  /** Activities that end at or after an instant, running ones, and those that overlap these. */
  async around(tx: Transaction, person: string, from: string): Promise<ActivityRow[]> {
    const rows = await tx.query<Row>(
      `with recursive found as (
         select ${columns} from working_activity
         where person_id = $1 and (until_at >= $2 or state in ('running', 'paused'))
         union
         select ${columns
           .split(', ')
           .map((column) => `a.${column}`)
           .join(', ')}
         from working_activity a join found f on a.person_id = $1 and a.until_at >= f.from_at)
       select * from found`,
      [person, from],
      'activities-around',
    );
    return rows.map(toActivity);
  },

  async find(tx: Transaction, id: string): Promise<ActivityRow | undefined> {
    const [row] = await tx.query<Row>(`select ${columns} from working_activity where id = $1`, [id], 'activity-find');
    return row && toActivity(row);
  },

  async findNamed(tx: Transaction, id: string): Promise<WorkingActivity | undefined> {
    const [row] = await tx.query<NamedRow>(
      `select ${columns}, name, booked_on from ${named} where id = $1`,
      [id],
      'activity-named',
    );
    return row && toNamed(row);
  },

  /** Activities of a person since an instant, newest first. */
  async findByPerson(tx: Transaction, person: string, since: Date): Promise<ActivityRow[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from working_activity where person_id = $1 and start_at >= $2 and not is_removed
       order by start_at desc, id`,
      [person, since],
      'activities-of-person',
    );
    return rows.map(toActivity);
  },

  /**
   * Activities for the sheets of several people, by person: those that began in each person's period, and unfinished
   * ones since `open`.
   */
  async between(
    tx: Transaction,
    queries: readonly { person: string; from: Date; until: Date; open: Date }[],
  ): Promise<Map<string, SheetActivity[]>> {
    const rows = await tx.query<Pick<Row, 'person_id'> & SheetRow>(
      `select person_id, ${sheetColumns} from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::timestamptz[]) as asked (of_person, since, until, open)
       cross join lateral (
         select * from working_activity where person_id = of_person and start_at >= since and start_at < until
         union all
         select * from working_activity where person_id = of_person and end_at is null
           and start_at >= open and (start_at < since or start_at >= until)) as found
       where not is_removed order by start_at desc, id`,
      [
        queries.map(({ person }) => person),
        queries.map(({ from }) => from),
        queries.map(({ until }) => until),
        queries.map(({ open }) => open),
      ],
      'activities-between',
    );
    const found = Map.groupBy(rows, ({ person_id }) => person_id);
    return new Map([...found].map(([person, rows]) => [person, rows.map(toSheetActivity)]));
  },

  save(tx: Transaction, row: ActivityRow): void {
    tx.query(
      `insert into working_activity (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
       on conflict (tenant_id, id) do update set version = excluded.version, start_at = excluded.start_at, end_at = excluded.end_at,
         pauses = excluded.pauses, state = excluded.state, is_late = excluded.is_late, is_corrected = excluded.is_corrected,
         is_removed = excluded.is_removed, project_id = excluded.project_id, task_id = excluded.task_id, from_at = excluded.from_at, until_at = excluded.until_at`,
      [
        row.id,
        row.version,
        row.user.id,
        row.branch.id,
        row.startAt,
        row.endAt,
        JSON.stringify(row.pauses),
        row.state,
        row.isLate,
        row.isCorrected,
        row.isRemoved,
        row.project?.id ?? null,
        row.task?.id ?? null,
        row.fromAt,
        row.untilAt,
      ],
      'activity-save',
    );
  },

  /** At most `max` activities with an id above `after`, including removed ones, by id. */
  async after(tx: Transaction, after: string, max: number): Promise<ActivityRow[]> {
    const text = `select ${columns} from working_activity where id > $1 order by id limit $2`;
    return (await tx.query<Row>(text, [after, max], 'activities-after')).map(toActivity);
  },

  /** @param within the caller's scope; null: everything */
  list: (tx: Transaction, query: ListQuery, within: AccessScope) =>
    readTimes(
      tx,
      query,
      within,
      { columns: `${columns}, name, booked_on`, from: named, more: ['project', 'task'] },
      toNamed,
    ),
};
