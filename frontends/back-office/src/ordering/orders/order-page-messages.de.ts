export const orderPageMessages = {
  print: {
    print: 'Beleg drucken',
    pdf: 'Beleg als PDF',
    sent: (ticket: string) => `Der Beleg zu Bestellung ${ticket} geht an den Drucker.`,
    failed: 'Beleg konnte nicht gedruckt werden',
  },

  correction: {
    title: (ticket: string) => `Angaben zu Bestellung ${ticket} ändern`,
    appointmentHint: 'Leer heißt: so schnell wie möglich.',
    noTable: 'Ohne Tisch',
    delivery: 'Lieferung',
    areaHint: 'Ein anderes Gebiet kostet, was dort jetzt gilt.',
    noArea: 'Bitte wählen',
    otherAddress: 'An eine andere Adresse liefern',
    save: 'Änderungen speichern',
    saved: (ticket: string) => `Bestellung ${ticket} ist geändert.`,
  },
} as const;
