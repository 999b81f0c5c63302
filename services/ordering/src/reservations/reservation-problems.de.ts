import type { StartFault } from '@theke/rules/reservations/reservation-hours';

/** Sentences for guests and staff. */
export const reservationProblems = {
  off: 'Hier können Sie online keinen Tisch reservieren. Bitte rufen Sie uns an.',
  start: {
    closed: 'Zu dieser Uhrzeit beginnt bei uns keine Reservierung. Bitte wählen Sie eine andere.',
    'too-soon': 'Diese Uhrzeit ist schon zu nah. Bitte wählen Sie eine spätere oder rufen Sie uns an.',
    'too-far': 'So weit im Voraus können Sie noch nicht reservieren. Bitte wählen Sie einen früheren Tag.',
    'party-too-large': 'Für so viele Personen reservieren wir gerne am Telefon. Bitte rufen Sie uns an.',
  } satisfies Record<StartFault, string>,
  taken: 'Zu dieser Uhrzeit ist kein passender Tisch mehr frei. Bitte wählen Sie eine andere.',
  tooMany: 'Sie haben hier schon mehrere Reservierungen. Für weitere rufen Sie uns bitte an.',
  tooLate: 'Dafür ist es schon zu spät. Bitte rufen Sie uns an.',
  over: 'Diese Reservierung ist schon abgeschlossen und lässt sich nicht mehr ändern.',
  tableTaken: (table: string, name: string, from: string, until: string) =>
    `Tisch ${table} ist von ${from} bis ${until} Uhr für ${name || 'andere Gäste'} vergeben. Bitte wählen Sie einen anderen Tisch oder eine andere Zeit.`,
  outOfRange: 'Bitte geben Sie einen Tag zwischen 2000 und 2099 an.',
  noTable: 'Für diese Zeit und so viele Personen ist kein Tisch frei. Bitte wählen Sie eine andere Zeit.',
  tooFewSeats: (seats: number) =>
    seats === 1
      ? 'An diesem Tisch ist nur 1 Platz. Bitte wählen Sie einen weiteren Tisch.'
      : `An diesen Tischen sind nur ${seats} Plätze. Bitte wählen Sie einen weiteren Tisch.`,
  unknownTable: 'Diesen Tisch gibt es in der Filiale nicht, oder er hat keine Plätze.',
  tableTwice: 'Ein Tisch ist doppelt angegeben.',
  moveNotAllowed: (state: string) => `Die Reservierung hat den Status „${state}“. Das ist nicht mehr möglich.`,
  notBegun: 'Die Reservierung hat noch nicht begonnen.',
  idTaken: 'Diese Kennung hat schon eine andere Reservierung.',
};
