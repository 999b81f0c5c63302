import { users } from '@theke/contracts/identity/user';
import type { Transaction } from '@theke/kit/database/database';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { everyTenant, type Job } from '@theke/kit/jobs/every';
import type { ServiceBase } from '@theke/kit/service';
import { countryOfRegion, type HolidayRegion } from '@theke/rules/working-time/public-holidays';
import { retentionYears } from '@theke/rules/working-time/retention-years';
import { datedTables } from './personal-tables.ts';

type Deps = Pick<ServiceBase<unknown>, 'db' | 'now'>;

/**
 * Handles deleted people: they lose terminal access and requests, and data without legal retention is deleted at once.
 */
export const departures = ({ now }: Pick<Deps, 'now'>): WorkSubscription =>
  reaction(users.events.deleted, {
    name: 'a person left',
    async handle(tx, { data: { id } }) {
      const query = (text: string, name: string) => tx.query(text, [id], name);
      tx.query(
        'insert into departure (person_id, left_at) values ($1, $2) on conflict do nothing',
        [id, now()],
        'left',
      );
      query('update working_person set pin_hash = null, wrong_pins = 0, pin_locks = default where id = $1', 'left-pin');
      query('delete from shift_calendar where person_id = $1', 'left-calendar');
      query('delete from wage where person_id = $1', 'left-wages');
      // Two concurrent departures share rows, so each deletes in key order.
      query(
        `delete from times_seen where (viewer_id, person_id) in (select viewer_id, person_id from times_seen
           where viewer_id = $1 or person_id = $1 order by viewer_id, person_id for update)`,
        'left-looks',
      );
      query('delete from task_seen where user_id = $1', 'left-seen');
      query(
        `delete from shift_swap where id in (select id from shift_swap
           where $1 in (person_id, to_id) and state <> 'approved' order by id for update)`,
        'left-swaps',
      );
      query(`delete from correction_request where person_id = $1 and state <> 'approved'`, 'left-requests');
    },
  });

/** Deletes data of former staff after the legal retention period (`keptYears`); at the end all of it. */
export const deleteExpiredTimes = ({ db, now }: Deps): Job =>
  everyTenant('30 3 * * *', {
    name: 'delete times that were kept long enough',
    run: (tenant) =>
      db.withTenant(tenant, async (tx) => {
        const departed = await tx.query<{ person_id: string; left_at: Date; region: HolidayRegion | null }>(
          `select d.person_id, left_at, doc ->> 'region' as region from departure d left join employment e on e.person_id = d.person_id`,
          [],
          'departures',
        );
        for (const { person_id: person, left_at: leftAt, region } of departed) {
          const until = now();
          until.setUTCFullYear(
            until.getUTCFullYear() - retentionYears(region === null ? undefined : countryOfRegion(region)),
          );
          await deleteBefore(tx, person, until);
          if (leftAt < until) await deleteRest(tx, person);
        }
      }),
  });

async function deleteBefore(tx: Transaction, person: string, until: Date): Promise<void> {
  for (const [name, { table, personColumn, until: endColumn }] of Object.entries(datedTables))
    tx.query(
      `delete from ${table} where ${personColumn} = $1 and ${endColumn} < $2`,
      [person, until],
      `delete-${name}`,
    );
  // Facts stay as long as their activity, so that a replay gives the stored result.
  await tx.query(
    `delete from punch p where person_id = $1 and (kind = 'correction' or counted_at < $2) and not exists (select from working_activity a
       where a.person_id = p.person_id and (a.id in (p.id, p.corrects) or (kind <> 'correction' and counted_at between a.from_at and a.until_at)))`,
    [person, until],
    'delete-punches',
  );
}

/** Deletes data that only shows how the person worked here. */
async function deleteRest(tx: Transaction, person: string): Promise<void> {
  tx.query('delete from working_person where id = $1', [person], 'delete-all-known-by');
  for (const table of ['punch', 'employment', 'departure'])
    tx.query(`delete from ${table} where person_id = $1`, [person], `delete-all-${table}`);
  await tx.query(`update task_entry set user_id = null, by_name = '' where user_id = $1`, [person], 'forget-entries');
}
