export const bookedTimeMessages = {
  title: 'Projektzeiten',
  loadFailed: 'Projektzeiten konnten nicht geladen werden.',
  branch: 'Filiale',
  everyBranch: 'Alle Filialen',
  from: 'Von',
  to: 'Bis',
  wrongDays: '„Bis“ liegt vor „Von“. Bitte wählen Sie einen späteren Tag.',

  none: 'In diesem Zeitraum ist keine Arbeitszeit abgeschlossen.',
  caption: (from: string, to: string) => `Gearbeitete Zeit je Projekt und Aufgabe, ${from} bis ${to}`,
  project: 'Projekt',
  task: 'Aufgabe',
  projectAndTask: 'Projekt und Aufgabe',
  activities: 'Aktivitäten',
  hours: 'Stunden',
  share: 'Anteil',
  noProject: 'Ohne Projekt',
  noTask: 'ohne Aufgabe',
  gone: 'nicht mehr vorhanden',
  total: 'Zusammen',
  open: (n: number) =>
    n === 1
      ? 'Eine Aktivität läuft noch, oder ihr Ende fehlt. Ihre Zeit ist nicht dabei.'
      : `${n} Aktivitäten laufen noch, oder ihr Ende fehlt. Ihre Zeit ist nicht dabei.`,
  save: 'Exportieren',
  fileName: (from: string, to: string) => `projektzeiten-${from}-${to}.csv`,
} as const;
