import { Problem } from '@theke/kit/problem';
import type { ClockRefusal } from '@theke/rules/working-time/late-punch';
import type { CorrectionRefusal, PunchRefusal } from '@theke/rules/working-time/punch-refusal';
import type { AbsenceFault } from './absences/absence-fault.ts';
import type { RequestFault } from './corrections/request-fault.ts';

/** All errors of this service: status, German sentence and field. */
const refusals = {
  ALREADY_RUNNING: {
    status: 409,
    message: 'Sie sind zu dieser Zeit schon eingestempelt. Bitte stempeln Sie zuerst „Gehen“.',
  },
  ALREADY_PAUSED: { status: 409, message: 'Sie sind schon in der Pause.' },
  IN_PAUSE: { status: 409, message: 'Sie sind in der Pause. Bitte stempeln Sie zuerst „Weiter“.' },
  NOT_PAUSED: { status: 409, message: 'Sie sind nicht in der Pause.' },
  NOT_RUNNING: { status: 409, message: 'Sie sind nicht eingestempelt. Bitte stempeln Sie zuerst „Kommen“.' },
  OTHER_PUNCHES: {
    status: 409,
    message: 'Das passt nicht zu Ihren anderen Zeiten an diesem Tag. Bitte wenden Sie sich an Ihre Leitung.',
  },
  ID_TAKEN: { status: 409, message: 'Unter dieser Kennung wurde schon etwas anderes gemeldet.', field: 'id' },
  IN_FUTURE: {
    status: 422,
    message: 'Der Zeitpunkt liegt in der Zukunft. Bitte prüfen Sie die Uhr des Geräts.',
    field: 'at',
  },
  TOO_LATE: {
    status: 422,
    message: 'Das ist mehr als 26 Stunden her. Bitte lassen Sie die Zeit von Ihrer Leitung nachtragen.',
    field: 'at',
  },
  OTHER_BRANCH: {
    status: 403,
    message: 'Sie gehören nicht zu dieser Filiale. Bitte wenden Sie sich an Ihre Leitung.',
  },
  OTHER_PERSON: {
    status: 403,
    message: 'Auf diesem Gerät ist jetzt jemand anderer angemeldet. Bitte melden Sie sich wieder an.',
    field: 'user',
  },
  OWN_DEVICE_NOT_ALLOWED: {
    status: 403,
    message:
      'In dieser Filiale wird am Terminal gestempelt, nicht am eigenen Gerät. Bitte gehen Sie zum Terminal, oder lassen Sie die Zeit nachtragen.',
    field: 'branch',
  },
  BEGUN_ELSEWHERE: {
    status: 409,
    message: 'Sie haben in einer anderen Filiale begonnen. Bitte stempeln Sie dort weiter.',
    field: 'branch',
  },
  ACCOUNT_DISABLED: {
    status: 403,
    message: 'Dieses Konto ist deaktiviert. Bitte wenden Sie sich an Ihre Administration.',
  },
  PIN_MISSING: { status: 403, message: 'Bitte geben Sie Ihre PIN ein.', field: 'pin' },
  NO_PIN: {
    status: 403,
    message:
      'Für Sie ist noch keine PIN hinterlegt. Ihre Leitung setzt sie im Backoffice unter „Anwesenheit“ neben Ihrem Namen.',
    field: 'pin',
  },
  WRONG_PIN: { status: 403, message: 'Die PIN stimmt nicht. Bitte versuchen Sie es noch einmal.', field: 'pin' },
  PIN_UNREADABLE: {
    status: 403,
    message:
      'Die PIN gehört nicht zu dieser Meldung oder ist nicht mehr lesbar. Bitte stempeln Sie noch einmal, oder lassen Sie die Zeit nachtragen.',
    field: 'sealedPin',
  },
  NOT_WHOLE: {
    status: 422,
    message: 'Die Zeiten folgen nicht aufeinander. Bitte prüfen Sie Kommen, Pausen und Gehen.',
    field: 'endAt',
  },
  STILL_RUNNING: {
    status: 422,
    message: '„Gehen“ fehlt. Bitte geben Sie an, bis wann gearbeitet wurde.',
    field: 'endAt',
  },
  OVERLAPS: {
    status: 422,
    message: 'In dieser Zeit hat die Person schon gearbeitet. Bitte wählen Sie eine andere.',
    field: 'startAt',
  },
  ENDS_IN_FUTURE: {
    status: 422,
    message: 'Das liegt in der Zukunft. Bitte tragen Sie nur Zeiten ein, die schon vorbei sind.',
    field: 'endAt',
  },
  NUMBER_TAKEN: {
    status: 422,
    message: 'Diese Personalnummer hat schon jemand anderer. Bitte wählen Sie eine andere.',
    field: 'personnelNumber',
  },
  ENDS_BEFORE: {
    status: 422,
    message: '„Letzter Tag“ liegt vor „Erster Tag“. Bitte geben Sie einen späteren Tag an.',
    field: 'to',
  },
  TOO_FAR: {
    status: 422,
    message: 'Das ist mehr als zwei Jahre im Voraus. Bitte geben Sie einen früheren Tag an.',
    field: 'to',
  },
  TOO_LONG: {
    status: 422,
    message: 'Das ist länger als ein Jahr. Bitte tragen Sie jedes Jahr für sich ein.',
    field: 'to',
  },
  ABSENCE_OVERLAPS: {
    status: 422,
    message: 'In dieser Zeit ist schon eine Abwesenheit eingetragen. Bitte wählen Sie eine andere.',
    field: 'from',
  },
  MONTH_CLOSED: {
    status: 409,
    message: 'Der Monat ist abgeschlossen. Bitte lassen Sie ihn zuerst wieder öffnen.',
  },
  MONTH_NOT_OVER: {
    status: 422,
    message: 'Dieser Monat ist noch nicht vorbei. Bitte wählen Sie einen früheren.',
    field: 'month',
  },
  MONTH_NOT_WHOLE: {
    status: 409,
    message:
      'In diesem Monat fehlt ein „Gehen“, oder eine Abwesenheit oder Korrektur ist noch offen. Bitte klären Sie das zuerst.',
  },
  MONTH_NOT_CLOSED: {
    status: 409,
    message:
      'Dieser Monat ist noch offen. Bitte schließen Sie ihn zuerst ab: Danach ändern sich seine Stunden nicht mehr.',
  },
  PERSONNEL_NUMBER: {
    status: 409,
    message:
      'Für diese Person fehlt eine Personalnummer aus ein bis fünf Ziffern. Bitte tragen Sie sie ein: Die Lohnverrechnung braucht sie.',
  },
  ALREADY_DECIDED: {
    status: 409,
    message: 'Darüber wurde schon entschieden. Bitte wenden Sie sich an Ihre Leitung.',
  },
  ALREADY_ASKED: {
    status: 409,
    message: 'Für diese Zeit haben Sie schon eine Korrektur beantragt. Bitte ziehen Sie diese zuerst zurück.',
    field: 'startAt',
  },
  CHANGED_SINCE: {
    status: 409,
    message:
      'An dieser Zeit wurde seit dem Antrag etwas geändert. Bitte lehnen Sie ihn ab und lassen Sie ihn neu stellen.',
  },
  NOTHING_CHANGED: {
    status: 422,
    message: 'So steht es schon da. Bitte geben Sie an, was richtig wäre.',
    field: 'endAt',
  },
  LASTS_TOO_LONG: {
    status: 422,
    message: 'Das sind mehr als 24 Stunden. Bitte prüfen Sie die Tage, oder geben Sie jeden Dienst für sich an.',
    field: 'endAt',
  },
  OWN_REQUEST: { status: 403, message: 'Über den eigenen Antrag entscheidet jemand anderer.' },
  NOT_ASKED: { status: 403, message: 'Gefragt ist jemand anderer.' },
  OWN_TIMES: {
    status: 403,
    message:
      'Eigene Arbeitszeiten, Vereinbarungen und Monatsabschlüsse ändert jemand anderer. Bitte wenden Sie sich an die Administration.',
  },
  EQUAL_RANK: { status: 403, message: 'Die PIN einer Leitung setzt die Administration.' },
  OWN_ABSENCE: { status: 403, message: 'Über die eigene Abwesenheit entscheidet jemand anderer.' },
  ANSWER_MISSING: {
    status: 422,
    message: 'Bitte schreiben Sie, warum Sie ablehnen.',
    field: 'answer',
  },
} as const satisfies Record<
  PunchRefusal | CorrectionRefusal | ClockRefusal | AbsenceFault | RequestFault | string,
  object
>;

export function refused(code: keyof typeof refusals): Problem {
  const { status, ...fault } = refusals[code];
  return new Problem(status, [{ code, ...fault }]);
}

/** @param month '2026-10' */
export function closedWouldChange(name: string, month: string): Problem {
  const [year, number] = month.split('-');
  const message = `${number}/${year} ist für ${name} abgeschlossen und hätte danach andere Zahlen. Bitte lassen Sie den Monat zuerst wieder öffnen.`;
  return new Problem(409, [{ code: 'MONTH_CLOSED', message }]);
}

/** For a file with several people: names those that prevent it. */
export function refusedFor(code: 'MONTH_NOT_CLOSED' | 'PERSONNEL_NUMBER', names: readonly string[]): Problem {
  const message =
    code === 'MONTH_NOT_CLOSED'
      ? `Noch offen ist der Monat von: ${names.join('; ')}. Bitte schließen Sie ihn zuerst ab: Danach ändern sich seine Stunden nicht mehr.`
      : `Eine Personalnummer aus ein bis fünf Ziffern fehlt bei: ${names.join('; ')}. Bitte tragen Sie sie ein: Die Lohnverrechnung braucht sie.`;
  return new Problem(409, [{ code, message }]);
}

/** Minutes are rounded up, so that waiting as long as stated is enough. */
export function locked(until: Date, now: Date): Problem {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / 60_000);
  const message = `Zu oft eine falsche PIN. Bitte versuchen Sie es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`;
  return new Problem(429, [{ code: 'LOCKED', message, field: 'pin' }], minutes * 60);
}
