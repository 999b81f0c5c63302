export const bulkMessages = {
  edit: 'Bearbeiten',
  title: (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many} bearbeiten`,
  lead: 'Diese Angaben gelten danach für alle ausgewählten Einträge. Alles andere bleibt unverändert.',
  chooseField: 'Feld wählen',
  addField: 'Feld',
  takeOut: (field: string) => `${field} nicht ändern`,
  nothingChosen: 'Bitte wählen Sie mindestens ein Feld.',
  save: (count: number) => (count === 1 ? '1 ändern' : `${count} ändern`),
  progress: (finished: number, all: number) => `${finished} von ${all} …`,
  outcome: 'Nicht alles ist gelungen',
  outcomeText: (done: number, refused: number) => `${done} erledigt, ${refused} nicht. Die übrigen bleiben ausgewählt:`,
  loadFailed: (many: string) => `${many} konnten nicht geladen werden.`,
} as const;
