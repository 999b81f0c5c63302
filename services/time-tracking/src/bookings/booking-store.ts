import type { Bookable, Booking } from '@theke/contracts/time-tracking/working-activity';
import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { known } from '../copies.ts';

/** More than anybody looks through at a terminal. */
const max = 100;
/** Within the firm a project goes by its internal name, where it has one. */
export const projectNameIn = (doc: string): string => `coalesce(nullif(${doc} ->> 'name', ''), ${doc} ->> 'title')`;
const projectName = projectNameIn('doc');
/** $1: the branch. Those of all branches are everybody's who leads; whoever is to do them books on them too. */
const ofBranch = `(doc -> 'branch' ->> 'id' = $1 or coalesce(doc -> 'branch', 'null') = 'null')`;

/** What time can be booked on: copies of projects, and tasks, which are a resource themselves. */
export const bookingStore = {
  /** A task of a branch or of all, or one that is a person's own; undefined where there is none. */
  async task(
    tx: Transaction,
    id: string,
    { branch, person }: { branch: string; person: string },
  ): Promise<{ id: string; project: { id: string } | null } | undefined> {
    const [row] = await tx.query<{ id: string; project: string | null }>(
      `select id, doc -> 'project' ->> 'id' as project from tasks
       where id = $2 and (${ofBranch} or doc -> 'assignees' @> jsonb_build_array(jsonb_build_object('id', $3::text)))`,
      [branch, id, person],
      'booking-task',
    );
    return row && { id: row.id, project: row.project === null ? null : { id: row.project } };
  },

  /** Projects that run on a day, and tasks that are not done. */
  async bookable(tx: Transaction, branch: string, today: LocalDate): Promise<Bookable> {
    const projects = tx.query<{ id: string; name: string }>(
      `select id, ${projectName} as name from copy
       where kind = '${known.stores.projects.kind}' and (doc ->> 'startDate') <= $1 and coalesce(doc ->> 'endDate' >= $1, true)
       order by lower(${projectName}), id limit ${max}`,
      [today],
      'bookable-projects',
    );
    const tasks = tx.query<{
      id: string;
      number: number;
      title: string;
      project: Bookable['tasks'][number]['project'];
      assignees: Bookable['tasks'][number]['assignees'];
    }>(
      `select id, (doc ->> 'number')::int as number, doc ->> 'title' as title, nullif(doc -> 'project', 'null') as project, doc -> 'assignees' as assignees
       from tasks where doc ->> 'state' <> 'done' and ${ofBranch} order by (doc ->> 'number')::int desc limit ${max}`,
      [branch],
      'bookable-tasks',
    );
    return { projects: await projects, tasks: await tasks };
  },

  /** Names of these, for whoever reads the facts. */
  async names(tx: Transaction, booked: readonly Booking[]): Promise<(one: Booking) => string> {
    const projects = [...new Set(booked.flatMap(({ project }) => project?.id ?? []))];
    const tasks = [...new Set(booked.flatMap(({ task }) => task?.id ?? []))];
    if (projects.length + tasks.length === 0) return () => '';
    const rows = await tx.query<{ id: string; name: string }>(
      `select id, ${projectName} as name from copy where kind = '${known.stores.projects.kind}' and id = any($1)
       union all select id, doc ->> 'title' as name from tasks where id = any($2)`,
      [projects, tasks],
      'booking-names',
    );
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return ({ project, task }) => [project, task].flatMap((one) => (one && names.get(one.id)) || []).join(': ');
  },
};
