/** Texts for paying a part of a table's bill online. */
export const payPartMessages = {
  title: 'Online bezahlen',
  open: 'Jetzt online bezahlen',
  way: 'Was möchten Sie bezahlen?',
  ways: { items: 'Was ich hatte', share: 'Pro Person', rest: 'Alles' },
  items: 'Positionen',
  amount: (name: string) => `Anzahl ${name}`,
  more: (name: string) => `Mehr ${name}`,
  less: (name: string) => `Weniger ${name}`,
  of: (amount: string) => `von ${amount}`,
  shared:
    'Ein Teil der Rechnung wird schon pro Person bezahlt. Einzelne Positionen können Sie deshalb nicht mehr wählen.',
  persons: 'Personen, die noch zahlen',
  personsText: (persons: number) =>
    persons === 1
      ? 'Sie zahlen alles, was noch offen ist.'
      : `Sie zahlen einen von ${persons} gleichen Teilen dessen, was noch offen ist.`,
  fewer: 'Eine Person weniger',
  morePersons: 'Eine Person mehr',
  method: 'Zahlungsart',
  tip: 'Trinkgeld',
  due: 'Ihr Teil',
  total: 'Zu zahlen',
  pay: (sum: string) => `${sum} bezahlen`,
  paying: 'Einen Augenblick …',
  close: 'Abbrechen',
  nothing: 'Bitte wählen Sie aus, was Sie bezahlen möchten.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal, oder zahlen Sie bei unserem Team.',
  reservedFor: (minutes: number) =>
    `Ihr Teil ist ${minutes} Minuten lang für Sie reserviert, damit niemand ihn doppelt bezahlt.`,
  own: (sum: string, time: string) => `${sum} sind bis ${time} Uhr für Ihre Zahlung reserviert.`,
  goOn: 'Weiter zur Zahlung',
  giveUp: 'Nicht online bezahlen',
  others: (sum: string) => `Andere Gäste bezahlen gerade ${sum} online.`,
} as const;
