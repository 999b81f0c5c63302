/** Texts of the table's bill on the page of an order. */
export const tableBillMessages = {
  title: (table: string) => `Rechnung von Tisch ${table}`,
  own: 'Ihre Bestellung',
  round: (number: number) => `Runde ${number}`,
  paid: 'bezahlt',
  total: 'Gesamt',
  alreadyPaid: 'Schon bezahlt',
  open: 'Noch offen',
  allPaid: 'Alles bezahlt. Danke!',
  closed: 'Diese Rechnung ist geschlossen.',
  service: 'Bedienung rufen',
  pay: 'Zahlen, bitte',
  called: { service: 'Wir sind gleich bei Ihnen.', pay: 'Wir bringen Ihnen die Rechnung.' },
  takeBack: 'Doch nicht',
  sending: 'Wird gesendet ...',
  failed: 'Das hat nicht geklappt. Bitte sprechen Sie uns an.',
} as const;
