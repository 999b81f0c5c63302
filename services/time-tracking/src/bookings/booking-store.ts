import type { Bookable, Booking } from '@theke/contracts/time-tracking/working-activity';
import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';
import { copied } from '../copies.ts';

/** Limit of a list at a terminal. */
const max = 100;
/** Internally a project is shown by its internal name, if it has one. */
export const projectNameIn = (doc: string): string => `coalesce(nullif(${doc} ->> 'name', ''), ${doc} ->> 'title')`;
const projectName = projectNameIn('doc');
/** $1: the branch. Tasks of all branches are visible to all managers; assignees may book on them too. */
const isOfBranch = `(doc -> 'branch' ->> 'id' = $1 or coalesce(doc -> 'branch', 'null') = 'null')`;

/** Bookable copies of projects, and tasks, which are a resource of this service. */
export const bookingStore = {
  /** A task of the branch, of all branches, or of the person; undefined if there is none. */
  async task(
    tx: Transaction,
    id: string,
    { branch, person }: { branch: string; person: string },
  ): Promise<{ id: string; project: { id: string } | null } | undefined> {
    const [row] = await tx.query<{ id: string; project: string | null }>(
      `select id, doc -> 'project' ->> 'id' as project from tasks
       where id = $2 and (${isOfBranch} or doc -> 'assignees' @> jsonb_build_array(jsonb_build_object('id', $3::text)))`,
      [branch, id, person],
      'booking-task',
    );
    return row && { id: row.id, project: row.project === null ? null : { id: row.project } };
  },

  /** Active projects on a day, and open tasks. */
  async bookable(tx: Transaction, branch: string, today: LocalDate): Promise<Bookable> {
    const projects = tx.query<{ id: string; name: string }>(
      `select id, ${projectName} as name from copy
       where kind = '${copied.stores.projects.kind}' and (doc ->> 'startDate') <= $1 and coalesce(doc ->> 'endDate' >= $1, true)
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
       from tasks where doc ->> 'state' <> 'done' and ${isOfBranch} order by (doc ->> 'number')::int desc limit ${max}`,
      [branch],
      'bookable-tasks',
    );
    return { projects: await projects, tasks: await tasks };
  },

  /** Names of these projects and tasks, for readers of the facts. */
  async names(tx: Transaction, booked: readonly Booking[]): Promise<(one: Booking) => string> {
    const projects = [...new Set(booked.flatMap(({ project }) => project?.id ?? []))];
    const tasks = [...new Set(booked.flatMap(({ task }) => task?.id ?? []))];
    if (projects.length + tasks.length === 0) return () => '';
    const rows = await tx.query<{ id: string; name: string }>(
      `select id, ${projectName} as name from copy where kind = '${copied.stores.projects.kind}' and id = any($1)
       union all select id, doc ->> 'title' as name from tasks where id = any($2)`,
      [projects, tasks],
      'booking-names',
    );
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return ({ project, task }) => [project, task].flatMap((one) => (one && names.get(one.id)) || []).join(': ');
  },
};
