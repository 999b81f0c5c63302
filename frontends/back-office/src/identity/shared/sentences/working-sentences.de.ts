import { dayText, timeText } from '@theke/admin/ui/format.ts';
import { absenceChanged, absenceKindLabels } from '@theke/contracts/time-tracking/absence';
import { absenceAsked } from '@theke/contracts/time-tracking/absence-asked';
import { monthChanged, monthClosed, monthReopened } from '@theke/contracts/time-tracking/closed-month';
import { correctionRequestChanged } from '@theke/contracts/time-tracking/correction-request';
import { employmentChanged } from '@theke/contracts/time-tracking/employment';
import { ownDevicesChanged } from '@theke/contracts/time-tracking/own-devices-changed';
import {
  scheduleChanged,
  scheduleDeleted,
  schedulesPublished,
  shiftPublished,
  shiftWithdrawn,
} from '@theke/contracts/time-tracking/schedule-events';
import { shiftSwapChanged } from '@theke/contracts/time-tracking/shift-swap';
import { taskAssigned } from '@theke/contracts/time-tracking/task-assigned';
import { wagesChanged } from '@theke/contracts/time-tracking/wage';
import {
  activityChanged,
  activityEnded,
  activityStarted,
  timesSeen,
} from '@theke/contracts/time-tracking/working-events';
import { monthText } from '../../../time-tracking/shared/month-days.ts';
import { dateText } from './date-text.ts';
import { type LogNames, sentence } from './sentence.ts';
import { swapText } from './swap-text.de.ts';

const decided = { approved: 'genehmigt', rejected: 'abgelehnt' };

const shiftDay = (startAt: string | undefined, branch: { id: string } | undefined, { zoneOf }: LogNames): string =>
  startAt ? ` am ${dayText(startAt, zoneOf(branch?.id))}` : '';

/** Sentences for working times, absences, shifts and tasks. */
export const workingSentences = [
  sentence(absenceChanged, ({ kind = 'holiday', state, from = '', to = '', user }, { person }) => {
    const days = from === to ? dateText(from) : `${dateText(from)} bis ${dateText(to)}`;
    const label = absenceKindLabels[kind];
    if (state === 'requested')
      return `${person(user)} hat ${label} ${kind === 'sick' ? 'gemeldet' : 'beantragt'}, ${days}`;
    if (state === 'withdrawn') return `${person(user)} hat ${label} zurückgezogen, ${days}`;
    return `${label} von ${person(user)} ${state ? decided[state] : 'geändert'}, ${days}`;
  }),
  sentence(
    absenceAsked,
    ({ people = [] }, { person }) => `Abwesenheit zur Entscheidung vorgelegt: ${people.map(person).join(', ')}`,
  ),
  sentence(
    activityStarted,
    ({ user, startAt, branch }, { person, zoneOf }) =>
      `${person(user)} hat zu arbeiten begonnen${startAt ? `, ${timeText(startAt, zoneOf(branch?.id))}` : ''}`,
  ),
  sentence(
    activityEnded,
    ({ user, endAt, branch }, { person, zoneOf }) =>
      `${person(user)} hat zu arbeiten aufgehört${endAt ? `, ${timeText(endAt, zoneOf(branch?.id))}` : ''}`,
  ),
  sentence(activityChanged, (data, names) => {
    const { user, startAt, branch, state, isCorrected, isRemoved } = data;
    const about = `Arbeitszeit von ${names.person(user)}${shiftDay(startAt, branch, names)}`;
    if (isRemoved) return `${about} gestrichen`;
    if (isCorrected) return `${about} korrigiert`;
    if (state === 'paused') return `${names.person(user)} macht Pause`;
    return state === 'running' ? `${names.person(user)} arbeitet weiter` : `${about} geändert`;
  }),
  sentence(timesSeen, ({ user }, { person }) => `Zeiten von ${person(user)} angesehen`),
  sentence(correctionRequestChanged, (data, names) => {
    const { user, startAt, branch, state } = data;
    const about = `Korrektur${shiftDay(startAt, branch, names)}`;
    if (state === 'requested') return `${names.person(user)} hat eine ${about} beantragt`;
    if (state === 'withdrawn') return `${names.person(user)} hat die ${about} zurückgezogen`;
    return `${about} von ${names.person(user)} ${state ? decided[state] : 'geändert'}`;
  }),
  sentence(employmentChanged, ({ user }, { person }) => `Vereinbarte Arbeitszeit von ${person(user)} geändert`),
  sentence(wagesChanged, ({ user }, { person }) => `Stundenlohn von ${person(user)} geändert`),
  sentence(monthClosed, ({ user, month = '' }, { person }) => `${monthText(month)} von ${person(user)} abgeschlossen`),
  sentence(
    monthReopened,
    ({ user, month = '' }, { person }) => `${monthText(month)} von ${person(user)} wieder geöffnet`,
  ),
  sentence(
    monthChanged,
    ({ user, month = '' }, { person }) =>
      `Nachträglich gesendete Zeit im abgeschlossenen ${monthText(month)} von ${person(user)}`,
  ),
  sentence(
    ownDevicesChanged,
    ({ branch, isAllowed }, names) =>
      `Stempeln am eigenen Gerät in ${names.branch(branch?.id)} ${isAllowed ? 'erlaubt' : 'verboten'}`,
  ),
  sentence(scheduleChanged, (data, names, { changes }) => {
    const { user, startAt, branch, state } = data;
    const about = `${user ? `Dienst von ${names.person(user)}` : 'Offener Dienst'}${shiftDay(startAt, branch, names)}`;
    if (changes === null) return `${about} geplant`;
    const isPublished = state === 'published' && changes.some(([field]) => field === 'state');
    return `${about} ${isPublished ? 'veröffentlicht' : 'geändert'}`;
  }),
  sentence(scheduleDeleted, () => 'Dienst gelöscht'),
  sentence(
    schedulesPublished,
    ({ branch, monday = '' }, names) =>
      `Dienste der Woche ab ${dateText(monday)} in ${names.branch(branch?.id)} veröffentlicht`,
  ),
  sentence(
    shiftPublished,
    ({ isOpen, startAt, branch }, names) =>
      `${isOpen ? 'Offener Dienst' : 'Dienst'}${shiftDay(startAt, branch, names)} veröffentlicht`,
  ),
  sentence(shiftWithdrawn, () => 'Veröffentlichter Dienst entfällt'),
  sentence(shiftSwapChanged, swapText),
  sentence(taskAssigned, ({ number, people = [] }, { person }) =>
    [`Aufgabe ${number ?? ''} zugeteilt`, people.map(person).join(', ')].filter(Boolean).join(': '),
  ),
];
