import { z } from 'zod';
import { action } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine, requiredText } from '../one-line.ts';
import { optionalReference } from '../reference.ts';
import { defineResource } from '../resource.ts';
import { exampleId, exampleIds, id, instant, ref, version } from '../wire.ts';

const personal = { personal: true };

export const taskStates = { open: 'Offen', 'in-progress': 'In Arbeit', waiting: 'Wartet', done: 'Erledigt' } as const;
export type TaskState = keyof typeof taskStates;
export const taskStateNames = Object.keys(taskStates) as TaskState[];
/** The columns of the board, from left to right. */
const state = field(z.enum(taskStateNames as [TaskState, ...TaskState[]]), 'Zustand', { choices: taskStates });

const limit = z.number().min(-1_000_000).max(1_000_000);

/** What has to be done for it; with a unit or a limit, what has to be measured. */
export const taskStep = z.strictObject({
  /** By which its check is known; made by the service where nothing is said. */
  id: field(id, 'Kennung', { widget: 'kept' }).optional(),
  text: field(oneLine(200).min(1), 'Schritt'),
  isMeasured: field(z.boolean(), 'Mit Messwert').default(false),
  unit: field(oneLine(12), 'Einheit').default(''),
  min: field(limit.nullable(), 'Mindestens').default(null),
  max: field(limit.nullable(), 'Höchstens').default(null),
});
export type TaskStep = z.output<typeof taskStep>;

/** So many steps a task has at most. */
export const maxSteps = 100;

/** In a draft; a limit that nothing can keep is refused. */
export const taskSteps = field(
  z
    .array(
      taskStep.refine(({ min, max }) => min === null || max === null || min <= max, {
        path: ['max'],
        error: '„Höchstens“ liegt unter „Mindestens“. Bitte tauschen Sie die beiden Werte.',
        params: { code: 'OUT_OF_RANGE' },
      }),
    )
    .max(maxSteps),
  'Schritte',
  { section: 'Schritte', widget: 'task-steps' },
).default([]);

/** Who works on it; the back office shows names, because not everybody may read users. */
export const assignees = field(z.array(ref).max(30), 'Zuständig', { widget: 'task-people', resource: 'users' }).default(
  [],
);

/** That a step was done, as somebody said it. */
const check = z.object({
  step: id,
  by: field(z.string(), 'Von', personal),
  user: ref.nullable(),
  at: instant,
  value: z.number().nullable(),
  /** The value lies beyond the limits: `note` says what was done. */
  isBeyond: z.boolean(),
  note: field(z.string(), 'Notiz', personal),
});
export type TaskCheck = z.output<typeof check>;

const kept = { widget: 'kept' } as const;

/** What somebody has to do. Numbered within the business (T-1, T-2, ...), with a place in the column of its state. */
export const tasks = defineResource({
  service: 'time-tracking',
  name: 'tasks',
  one: 'task',
  label: { one: 'Aufgabe', many: 'Aufgaben' },
  draft: z.strictObject({
    title: field(oneLine(200).min(1), 'Titel'),
    text: field(z.string().trim().max(10_000), 'Beschreibung', { widget: 'textarea' }).default(''),
    state: state.default('open'),
    isUrgent: field(z.boolean(), 'Dringend').default(false),
    dueDate: field(z.iso.date().nullable(), 'Fällig', { widget: 'task-day' }).default(null),
    assignees,
    project: optionalReference('projects', 'Projekt'),
    branch: optionalReference('branches', 'Filiale', {
      hint: 'Ohne Filiale sehen sie die Leitung und wer zuständig ist.',
    }),
    steps: taskSteps,
    number: field(z.int().min(0), 'Nummer', kept).default(0),
    /** Compared sign by sign with those of its column (packages/rules/src/tasks/rank.ts). */
    rank: field(z.string().max(1_000), 'Platz', kept).default(''),
    doneAt: field(instant.nullable(), 'Erledigt um', kept).default(null),
    checks: field(z.array(check).max(100), 'Erledigte Schritte', kept).default([]),
    /** A value of it lies beyond its limits. */
    isBeyond: field(z.boolean(), 'Außerhalb der Grenzen', kept).default(false),
    /** From which it was made, and for which day. */
    template: field(ref.nullable(), 'Vorlage', { ...kept, resource: 'task-templates' }).default(null),
    madeFor: field(z.iso.date().nullable(), 'Für den Tag', kept).default(null),
  }),
  serverFields: ['number', 'rank', 'doneAt', 'checks', 'isBeyond', 'template', 'madeFor'],
  read: 'tasks.read',
  write: 'tasks.write',
  belongsTo: { branch: 'branch', owner: 'assignees' },
  labelFields: ['title'],
  filters: ['state', 'assignees', 'project', 'branch', 'isUrgent', 'isBeyond', 'template'],
  range: ['dueDate'],
  sorts: ['number', 'state', 'dueDate', 'doneAt'],
  search: ['text', 'number'],
  defaultSort: '-number',
  example: {
    title: 'Speisekarte: Fotos der sechs Wintergerichte austauschen',
    text: 'Die Zeichnungen bleiben als Ersatz liegen.',
    state: 'in-progress',
    dueDate: '2026-11-24',
    branch: { id: exampleIds.branch },
    assignees: [{ id: exampleIds.user }],
    steps: [
      { id: exampleId('task-step'), text: 'Kürbisravioli mit Salbeibutter' },
      { id: exampleId('task-measure'), text: 'Kühlhaus', isMeasured: true, unit: '°C', max: 5 },
    ],
  },
});
export type Task = z.output<typeof tasks.entity>;

/** To another column, or another place in its own; 409 STALE_VERSION where somebody changed it since. 422 for a neighbour that is not there. */
export const moveTask = action(tasks, 'move', {
  name: 'moveTask',
  summary: 'Aufgabe: auf der Tafel verschieben',
  body: z.strictObject({
    state,
    after: field(id.nullable(), 'Hinter', { hint: 'Leer: an den Anfang.' }),
    version: version.optional(),
  }),
  reply: tasks.entity,
  example: { state: 'waiting', after: null },
});

/** A step is done, or not after all. A value beyond its limits needs a note of what was done. Sent again, nothing changes. */
export const checkTaskStep = action(tasks, 'check', {
  name: 'checkTaskStep',
  summary: 'Aufgabe: Schritt erledigen',
  body: z.strictObject({
    step: field(id, 'Schritt'),
    isDone: field(z.boolean(), 'Erledigt').default(true),
    value: field(limit.nullable(), 'Messwert').default(null),
    note: field(oneLine(500), 'Was wurde getan', personal).default(''),
  }),
  reply: tasks.entity,
  example: { step: exampleId('task-step') },
});

/** A step more, the last of them. The same again, by its id, adds nothing; 422 TOO_BIG where there are as many as a task may have. */
export const addTaskStep = action(tasks, 'steps', {
  name: 'addTaskStep',
  summary: 'Aufgabe: Schritt hinzufügen',
  body: z.strictObject({ id: field(id, 'Kennung'), text: taskStep.shape.text }),
  reply: tasks.entity,
  example: { id: exampleId('added-step'), text: 'Pizza Winterwald' },
});

/**
 * From now on the caller works on it: what runs is ended, and begun anew on the task in the same moment (ADR 0022). Again, by its id or while one works on
 * it already, nothing happens. 409 NOT_RUNNING, IN_PAUSE; 422 for a task of another branch.
 */
export const startTaskTime = action(tasks, 'start-time', {
  name: 'startTaskTime',
  summary: 'Aufgabe: eigene Zeit darauf starten',
  needs: 'tasks.read',
  body: z.strictObject({ id: field(id, 'Kennung') }),
  /** What runs on it now. */
  reply: z.object({ activity: ref }),
  example: { id: exampleId('working-fact') },
});

/** What became of a task; the newest last, and nothing of it is ever changed. */
const entry = z.object({
  id,
  at: instant,
  by: field(z.string(), 'Von', personal),
  user: ref.nullable(),
  /** What somebody wrote; null for a change. */
  comment: field(z.string().nullable(), 'Kommentar', personal),
  /** null for a comment. Texts as they were read: names, dates as they are written on the wire. */
  change: z
    .object({
      field: z.enum([
        'made',
        'title',
        'text',
        'state',
        'isUrgent',
        'dueDate',
        'assignees',
        'project',
        'branch',
        'steps',
        'checked',
        'unchecked',
        'measured',
        'fileAdded',
        'fileRemoved',
      ]),
      from: field(z.string().nullable(), 'Bisher', personal),
      to: field(z.string().nullable(), 'Jetzt', personal),
    })
    .nullable(),
});
export type TaskEntry = z.output<typeof entry>;
export type TaskChange = NonNullable<TaskEntry['change']>;

const person = z.object({ id, name: field(z.string(), 'Name', personal) });
/** On the staff; who is no longer active is given nothing new to do. */
const member = person.extend({ isActive: z.boolean() });
export type TaskPerson = z.output<typeof member>;

/** With what belongs to it, as it is read on its page. */
const opened = z.intersection(
  tasks.entity,
  z.object({
    /** Whoever is on the staff, for its assignees. */
    people: z.array(member),
    projectName: z.string().nullable(),
    stream: z.array(entry),
    /** Who has opened it, the last first, then those of its assignees who have not. */
    seen: z.array(person.extend({ at: instant.nullable() })),
    /** When the caller opened it before this; null: never. */
    lastVisitAt: instant.nullable(),
    /** Whole seconds that were worked on it and have ended: those of branches that the caller leads, and their own (TIME-10, TIME-20). */
    worked: z.int(),
    /** Whether the caller works on it: `elsewhere` on something else, or on nothing that they named. */
    ownTime: z.enum(['out', 'paused', 'elsewhere', 'here']),
  }),
);
export type OpenedTask = z.output<typeof opened>;

/** Notes that the caller looks at it, and answers with it (TIME-12): from then on it is not new to them. */
export const logTaskView = action(tasks, 'log-view', {
  name: 'logTaskView',
  summary: 'Aufgabe: ansehen und als gelesen merken',
  needs: 'tasks.read',
  reply: opened,
});

export const commentTask = action(tasks, 'comments', {
  name: 'commentTask',
  summary: 'Aufgabe: kommentieren',
  body: z.strictObject({
    text: field(requiredText(5_000), 'Kommentar', { ...personal, widget: 'textarea' }),
  }),
  reply: entry,
  status: 201,
  example: { text: 'Vier sind da, die beiden letzten kommen am Samstag.' },
});

const card = z.intersection(
  tasks.entity,
  z.object({
    comments: z.int(),
    /** The caller has not opened it (TIME-12). */
    isNew: z.boolean(),
  }),
);
export type TaskCard = z.output<typeof card>;

/** What stands on the board at most: of what is open, and of what is done the last. */
export const boardSizes = { open: 500, done: 30 } as const;

/** What the caller reaches, in the order of the columns, with the names that stand on the cards. */
export const readTaskBoard = endpoint({
  name: 'readTaskBoard',
  service: 'time-tracking',
  method: 'GET',
  path: '/tasks/board',
  summary: 'Aufgaben: Tafel',
  needs: 'tasks.read',
  reply: {
    kind: 'data',
    schema: z.object({
      tasks: z.array(card),
      /** How many there are that do not stand on it. */
      further: z.object({ open: z.int(), done: z.int() }),
      people: z.array(member),
      projects: z.array(z.object({ id, name: z.string() })),
    }),
  },
  status: 200,
  example: {},
});
export type TaskBoard = z.output<typeof readTaskBoard.reply.schema>;

export const taskEndpoints = [
  readTaskBoard,
  moveTask,
  checkTaskStep,
  addTaskStep,
  startTaskTime,
  logTaskView,
  commentTask,
] as const;
