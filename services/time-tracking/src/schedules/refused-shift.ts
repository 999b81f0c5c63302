import { Problem } from '@theke/kit/problem';

/** All errors about shifts: status, German sentence and field. */
const refusals = {
  ENDS_BEFORE_START: {
    status: 422,
    message: 'Das Ende liegt nicht nach dem Beginn. Bitte prüfen Sie beide Zeiten.',
    field: 'endAt',
  },
  SHIFT_TOO_LONG: {
    status: 422,
    message: 'Ein Dienst dauert höchstens 16 Stunden. Bitte wählen Sie ein früheres Ende.',
    field: 'endAt',
  },
  PAUSE_TOO_LONG: {
    status: 422,
    message: 'Die Pause dauert so lange wie der Dienst. Bitte geben Sie eine kürzere an.',
    field: 'pauseMinutes',
  },
  OVERLAPS_SHIFT: {
    status: 422,
    message: 'In dieser Zeit hat die Person schon einen Dienst. Bitte wählen Sie eine andere.',
    field: 'startAt',
  },
  OWN_SHIFT_THEN: {
    status: 422,
    message: 'In dieser Zeit haben Sie schon einen Dienst. Bitte wenden Sie sich an Ihre Leitung.',
    field: 'startAt',
  },
  NOT_OF_BRANCH: {
    status: 422,
    message: 'Diese Person gehört nicht zu dieser Filiale. Bitte wählen Sie eine andere.',
    field: 'user',
  },
  NO_LONGER_OPEN: {
    status: 409,
    message: 'Diesen Dienst hat inzwischen jemand übernommen, oder er wurde geändert. Bitte laden Sie neu.',
  },
  SHIFT_CHANGED: {
    status: 409,
    message: 'Diesen Dienst gibt es so nicht mehr, oder er hat schon begonnen. Bitte laden Sie neu.',
  },
  ALREADY_OFFERED: {
    status: 409,
    message: 'Für diesen Dienst läuft schon eine Anfrage. Bitte ziehen Sie diese zuerst zurück.',
  },
  NOT_ACCEPTED: { status: 409, message: 'Die gefragte Person hat noch nicht zugesagt.' },
  RETURN_MISSING: {
    status: 422,
    message: 'Bitte wählen Sie einen Ihrer Dienste in dieser Filiale, den Sie dafür abgeben.',
    field: 'inReturn',
  },
  STALE_VERSION: {
    status: 409,
    message: 'Dienst: Jemand hat inzwischen etwas geändert. Bitte laden Sie neu.',
    field: 'version',
  },
  NOTHING_PLANNED: { status: 422, message: 'In dieser Woche ist nichts geplant. Bitte planen Sie sie zuerst.' },
  NAME_TAKEN: {
    status: 422,
    message: 'Diese Filiale hat schon eine Vorlage mit diesem Namen. Bitte wählen Sie einen anderen.',
    field: 'name',
  },
  UNKNOWN_BRANCH: { status: 422, message: 'Bitte wählen Sie eine Ihrer Filialen.', field: 'branch' },
} as const satisfies Record<string, { status: number; message: string; field?: string }>;

/** @param field the form's name of the field, if it differs */
export function refusedShift(code: keyof typeof refusals, field?: string): Problem {
  const { status, ...fault } = refusals[code];
  return new Problem(status, [{ code, ...fault, ...(field && { field }) }]);
}

/** Error for a week that violates labour law. */
export const breaksLaw = (count: number): Problem =>
  new Problem(422, [
    {
      code: 'BREAKS_LAW',
      message: `Die Woche verstößt ${count === 1 ? 'einmal' : `${count}-mal`} gegen das Gesetz. Bitte ändern Sie die rot markierten Dienste.`,
    },
  ]);
