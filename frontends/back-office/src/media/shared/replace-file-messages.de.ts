export const replaceFileMessages = {
  before: 'Bisher',
  after: 'Neu',
  choose: 'Datei wählen',
  chooseOther: 'Andere Datei wählen',
  none: 'Noch keine Datei gewählt.',
  replace: 'Ersetzen',
  replacing: 'Wird hochgeladen …',
  tooLarge: (file: string) =>
    `Die ausgewählte Datei „${file}“ kann nicht verarbeitet werden. Sie darf höchstens 15 MB groß sein.`,
  unreadable: 'Diese Datei lässt sich nicht lesen. Bitte wählen Sie sie noch einmal aus.',
} as const;
