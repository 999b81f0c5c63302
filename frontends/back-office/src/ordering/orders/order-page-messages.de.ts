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
    otherAddress: 'Die abweichende Lieferadresse lässt sich hier nicht ändern.',
    save: 'Änderungen speichern',
    saved: (ticket: string) => `Bestellung ${ticket} ist geändert.`,
  },
} as const;
