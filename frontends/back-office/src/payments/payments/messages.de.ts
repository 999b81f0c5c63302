/** Texts of the payments pages. */
export const messages = {
  emptyFiltered: 'Keine Zahlung passt zu dieser Auswahl.',
  emptyText: 'Hier steht jeder Versuch, eine Bestellung online zu bezahlen.',
  state: 'Stand',
  order: 'Bestellung',
  when: 'Begonnen',
  way: 'Weg',
  branch: 'Filiale',
  refunded: 'Rückerstattet',
  amount: 'Betrag',
  toOrder: (uid: string) => `Bestellung ${uid} öffnen`,

  alarm: (count: number) => (count === 1 ? 'Eine Zahlung stimmt nicht' : `${count} Zahlungen stimmen nicht`),
  alarmText:
    'Der Anbieter sagt etwas anderes als unsere Bücher. Bitte sehen Sie nach und vermerken Sie, was daraus wurde.',
  alarmMore: (count: number) => `und ${count} weitere`,
  expected: 'Erwartet',
  found: 'Gefunden',
  whats: {
    amount: 'Anderer Betrag',
    currency: 'Andere Währung',
    order: 'Andere Bestellung',
    refund: 'Rückerstattung abgelehnt',
  },
  resolve: 'Erledigt',
  resolveOf: (uid: string) => `Bestellung ${uid}: als erledigt vermerken`,
  resolveTitle: 'Als erledigt vermerken',
  note: 'Was wurde daraus?',
  noteHint: 'Zum Beispiel: mit dem Gast geklärt, Differenz bar bezahlt.',
} as const;
