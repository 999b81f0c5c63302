export const customerMessages = {
  loadOneFailed: 'Kunde konnte nicht geladen werden.',
  emptyText: 'Wer bestellt, steht von selbst hier.',
  name: 'Name',
  company: 'Firma',
  phone: 'Telefon',
  email: 'E‑Mail',
  orders: 'Bestellungen',
  noOrders: 'Keine Bestellungen.',
  firstOrder: 'Erste Bestellung',
  lastOrder: 'Letzte Bestellung',
  contact: 'Kontakt',
  data: 'Daten dieser Person',
  dataText:
    'Wer bestellt hat, darf wissen, was Sie speichern, und darf verlangen, dass Sie es löschen. Beträge und Produkte der Bestellungen bleiben erhalten.',
  export: 'Daten herunterladen',
  exportFailed: 'Die Daten konnten nicht geladen werden.',
  fileName: (name: string) => `Kundendaten ${name}.json`,
  erase: 'Daten löschen',
  eraseTitle: (name: string) => `Daten von ${name} löschen?`,
  eraseText:
    'Name, Adresse, Telefon, E‑Mail, Anmerkungen und hochgeladene Dateien werden überall gelöscht. Das lässt sich nicht rückgängig machen.',
  erased: 'Die Daten sind gelöscht.',
} as const;
