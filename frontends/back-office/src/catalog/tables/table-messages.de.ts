export const tableMessages = {
  many: 'Mehrere Tische',
  title: 'Mehrere Tische anlegen',
  branch: 'Filiale',
  branchMissing: 'Bitte wählen Sie eine Filiale.',
  prefix: 'Text vor der Nummer',
  prefixHint: 'Etwa „Garten “ für Garten 1, Garten 2, Garten 3. Kann leer bleiben.',
  from: 'Von',
  to: 'Bis',
  rangeWrong:
    'Bitte geben Sie zwei ganze Zahlen an, die zweite nicht kleiner als die erste. Höchstens 200 Tische sind möglich.',
  choose: 'Bitte wählen',
  save: (count: number) => (count === 1 ? '1 Tisch anlegen' : `${count} Tische anlegen`),
  none: 'Anlegen',
  progress: (made: number, all: number) => `${made} von ${all} …`,
  done: (count: number) => (count === 1 ? '1 Tisch angelegt.' : `${count} Tische angelegt.`),
  refused: 'Diese Tische wurden nicht angelegt:',
} as const;
