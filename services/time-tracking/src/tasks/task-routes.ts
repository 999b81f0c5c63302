import { type Access, access as accessOf, isReached } from '@theke/contracts/permissions';
import {
  addTaskStep,
  checkTaskStep,
  commentTask,
  logTaskView,
  moveTask,
  type OpenedTask,
  readTaskBoard,
  startTaskTime,
  type Task,
  tasks,
} from '@theke/contracts/time-tracking/task';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import type { Identity } from '@theke/kit/identity-token';
import { invalid, stale, unknown } from '@theke/kit/problem';
import { belongingOf } from '@theke/kit/resource/belonging';
import type { ResourceStore } from '@theke/kit/resource/resource-store';
import type { ServiceBase } from '@theke/kit/service';
import { toAccessScope } from '../access-scope.ts';
import { findRunning, startOnTask } from '../bookings/start-on-task.ts';
import { workedOn } from '../bookings/worked-on.ts';
import { type Person, personStore } from '../people/person-store.ts';
import { addedStep } from './added-step.ts';
import { checkedStep } from './checked-step.ts';
import { doneAtOf, draftOf, type TaskDraft } from './saved-task.ts';
import { taskBoardStore } from './task-board-store.ts';
import { holdBoard } from './task-hooks.ts';
import { listPeople, listProjects, listStaff, nameOf } from './task-names.ts';
import { taskSeen } from './task-seen.ts';
import { type Author, noteChanges, taskStream } from './task-stream.ts';

type Deps = Pick<ServiceBase<unknown>, 'db' | 'now' | 'newId'> & { store: ResourceStore<typeof tasks.draft> };
type TaskCall = { tenant: string; params: { id: string }; access: Access };

const { one } = tasks.label;
const authorOf = ({ user }: Identity): Author => ({ name: user?.name ?? '', id: user?.id ?? null });

/** Task routes besides CRUD. */
export function taskRoutes({ db, now, newId, store }: Deps): Route[] {
  const clock = { now, newId };

  /** @throws Problem 404 if it does not exist or is out of scope */
  const withTask = <T>({ tenant, params, access }: TaskCall, work: (tx: Transaction, task: Task) => Promise<T>) =>
    db.withTenant(tenant, async (tx) => {
      await holdBoard(tx);
      const task = await store.find(tx, params.id);
      if (!task || !isReached(access, belongingOf(tasks, task))) throw unknown(one);
      return work(tx, task);
    });

  /** @throws Problem 409 if a form was saved concurrently */
  async function save(tx: Transaction, before: Task, next: TaskDraft): Promise<Task> {
    const saved = await store.update(tx, before.id, before.version, next, now());
    if (!saved) throw stale(one);
    tx.publish(tasks.events.changed(saved.id, saved.version, saved));
    return saved;
  }

  async function ownTimeOn(tx: Transaction, task: string, person: Person): Promise<OpenedTask['ownTime']> {
    const running = await findRunning(tx, person);
    if (!running) return 'out';
    if (running.state === 'paused') return 'paused';
    return running.task?.id === task ? 'here' : 'elsewhere';
  }

  return [
    route(readTaskBoard, ({ tenant, access, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const within = toAccessScope(access);
        const [open, done] = await Promise.all([
          taskBoardStore.part(tx, 'open', within),
          taskBoardStore.part(tx, 'done', within),
        ]);
        const all = [...open.tasks, ...done.tasks];
        const ids = all.map(({ id }) => id);
        const comments = await taskStream.comments(tx, ids);
        const seen = identity.user ? await taskSeen.by(tx, identity.user.id, ids) : new Set(ids);
        return {
          tasks: all.map((task) => ({
            ...task,
            comments: comments.get(task.id) ?? 0,
            isNew: task.state !== 'done' && !seen.has(task.id),
          })),
          further: { open: open.further, done: done.further },
          people: listPeople(await listStaff(tx), within, all),
          projects: await listProjects(tx, all),
        };
      }),
    ),

    route(moveTask, (call) =>
      withTask(call, async (tx, task) => {
        const { state, after, version } = call.body;
        if (version !== undefined && version !== task.version) throw stale(one);
        const rank = await taskBoardStore.rankAfter(tx, state, after, task.id);
        if (rank === undefined)
          throw invalid('UNKNOWN_REFERENCE', 'Diese Aufgabe steht dort nicht mehr. Bitte laden Sie neu.', 'after');
        const moved = await save(tx, task, { ...draftOf(task), state, rank, doneAt: doneAtOf(state, task, now) });
        await noteChanges(tx, clock, task, moved, authorOf(call.identity));
        return moved;
      }),
    ),

    route(checkTaskStep, (call) =>
      withTask(call, async (tx, task) => {
        const author = authorOf(call.identity);
        const user = author.id === null ? null : { id: author.id };
        const found = checkedStep(task, call.body, { by: author.name, user, at: now().toISOString() });
        if (!found) return task;
        const saved = await save(tx, task, found.next);
        await taskStream.add(tx, clock, task.id, author, { change: found.change });
        return saved;
      }),
    ),

    route(addTaskStep, (call) =>
      withTask(call, async (tx, task) => {
        const next = addedStep(task, call.body);
        if (!next) return task;
        const saved = await save(tx, task, next);
        await noteChanges(tx, clock, task, saved, authorOf(call.identity));
        return saved;
      }),
    ),

    route(startTaskTime, ({ tenant, params, access, identity, body }) =>
      db.withTenant(tenant, async (tx) => {
        const task = await store.find(tx, params.id);
        if (!task || !isReached(access, belongingOf(tasks, task))) throw unknown(one);
        const person = identity.user && (await personStore.find(tx, identity.user.id));
        if (!person) throw unknown('Die Person');
        const running = await startOnTask(tx, { person, task: task.id, id: body.id, endId: newId(), now: now() });
        return { activity: { id: running.id } };
      }),
    ),

    route(logTaskView, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const task = await store.find(tx, call.params.id);
        if (!task || !isReached(call.access, belongingOf(tasks, task))) throw unknown(one);
        const user = call.identity.user?.id;
        const person = user === undefined ? undefined : await personStore.find(tx, user);
        const summed = toAccessScope(accessOf(call.identity, 'working-statistics.read'));
        const last = user === undefined ? null : await taskSeen.note(tx, task.id, user, now());
        const staff = await listStaff(tx);
        const [project] = await listProjects(tx, [task]);
        // Viewers are shown by name, whatever their branch now.
        const names = new Map(staff.map((person) => [person.id, nameOf(person)]));
        return {
          ...task,
          people: listPeople(staff, toAccessScope(call.access), [task]),
          projectName: project?.name ?? null,
          stream: await taskStream.list(tx, task.id),
          seen: await taskSeen.list(tx, task, { user: (id) => names.get(id) ?? null }),
          lastVisitAt: last?.toISOString() ?? null,
          worked: await workedOn(tx, task.id, summed && { ...summed, owner: user ?? null }),
          ownTime: person ? await ownTimeOn(tx, task.id, person) : 'out',
        };
      }),
    ),

    route(commentTask, (call) =>
      withTask(call, (tx, task) =>
        taskStream.add(tx, clock, task.id, authorOf(call.identity), { comment: call.body.text }),
      ),
    ),
  ];
}
