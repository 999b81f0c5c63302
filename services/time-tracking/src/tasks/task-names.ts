import type { Task, TaskPerson } from '@theke/contracts/time-tracking/task';
import type { Transaction } from '@theke/kit/database/database';
import type { AccessScope } from '../access-scope.ts';
import { copied } from '../copies.ts';
import type { Names } from './task-changes.ts';

const { users, projects, branches } = copied.stores;

type Person = { firstName: string; lastName: string };
export const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`.trim();
/** Sort key of people. */
const surnameFirst = ({ firstName, lastName }: Person): string => `${lastName} ${firstName}`;
/** Internally a project is shown by its internal name, if it has one. */
const projectNameOf = ({ name, title }: { name: string; title: string }): string => name || title;

/** All staff. */
export const listStaff = (tx: Transaction) => users.all(tx);
type Staff = Awaited<ReturnType<typeof listStaff>>;

/**
 * Staff that the caller may know, by name: of their branches, themselves, and assignees of these tasks.
 * @param within the caller's scope; null: everything
 */
export function listPeople(all: Staff, within: AccessScope, shown: readonly Task[]): TaskPerson[] {
  const onTasks = new Set(shown.flatMap(({ assignees }) => assignees.map(({ id }) => id)));
  return all
    .filter(
      ({ id, branches }) =>
        within === null ||
        id === within.owner ||
        onTasks.has(id) ||
        branches.some((branch) => within.branches.includes(branch.id)),
    )
    .toSorted((one, other) => surnameFirst(one).localeCompare(surnameFirst(other), 'de'))
    .map((user) => ({ id: user.id, name: nameOf(user), isActive: user.isActive }));
}

export async function listProjects(tx: Transaction, all: readonly Task[]): Promise<{ id: string; name: string }[]> {
  const ids = [...new Set(all.flatMap(({ project }) => project?.id ?? []))];
  const found = await projects.findMany(tx, ids);
  return [...found.values()]
    .map((project) => ({ id: project.id, name: projectNameOf(project) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
}

/** Names of the references of these tasks. */
export async function findNames(tx: Transaction, all: readonly Task[]): Promise<Names> {
  const [foundUsers, foundProjects, foundBranches] = await Promise.all([
    users.findMany(tx, [...new Set(all.flatMap(({ assignees }) => assignees.map(({ id }) => id)))]),
    projects.findMany(tx, [...new Set(all.flatMap(({ project }) => project?.id ?? []))]),
    branches.findMany(tx, [...new Set(all.flatMap(({ branch }) => branch?.id ?? []))]),
  ]);
  const createLookup =
    <D>(found: ReadonlyMap<string, D>, name: (doc: D) => string) =>
    (id: string) => {
      const doc = found.get(id);
      return doc === undefined ? null : name(doc);
    };
  return {
    user: createLookup(foundUsers, nameOf),
    project: createLookup(foundProjects, projectNameOf),
    branch: createLookup(foundBranches, ({ name }) => name),
  };
}
