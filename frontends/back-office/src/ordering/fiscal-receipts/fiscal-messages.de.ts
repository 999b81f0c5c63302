export const fiscalMessages = {
  number: 'Nr.',
  order: 'Bestellung',
  when: 'Ausgestellt',
  amount: 'Betrag',
  branch: 'Filiale',
  states: { open: 'Wartet auf die Kasse', signed: 'Signiert', failed: 'Sicherheitseinrichtung ausgefallen' },
  toOrder: (receipt: string, uid: string) => `${receipt}: Bestellung ${uid} öffnen`,
  emptyText:
    'Theke ist ein Bestellsystem und keine Registrierkasse. Hat eine Filiale eine Kassen-ID, steht hier jede Zahlung, die ihre Kasse signiert.',
  emptyFiltered: 'Kein Kassenbeleg passt zu dieser Auswahl.',
} as const;
