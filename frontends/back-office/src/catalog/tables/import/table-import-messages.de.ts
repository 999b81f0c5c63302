const number = new Intl.NumberFormat('de-AT');

export const tableImportMessages = {
  title: 'Tische importieren',
  count: (count: number) => (count === 1 ? '1 Tisch' : `${number.format(count)} Tische`),
  columnsLead: 'Tische, die es in einer Filiale schon gibt, bleiben.',
  doneHint: 'Drucken Sie jetzt die QR-Codes für Ihre Tische.',
  toList: 'Zu den Tischen',
  nothing: 'Alle Tische sind schon so gespeichert.',
  templateFile: 'tische-vorlage.csv',
  branch: 'Filiale',
  branchHint: 'Gilt für Zeilen ohne Filiale.',
  noBranch: 'Bitte wählen',
} as const;

/** @param branch name of a branch of the business */
export const tableTemplateRows = (branch: string) => [
  ['1', branch],
  ['2', branch],
  ['Terrasse 1', branch],
];
