export const orderPageMessages = {
  print: {
    print: 'Beleg drucken',
    pdf: 'Beleg als PDF',
    sent: (ticket: string) => `Der Beleg zu Bestellung ${ticket} geht an den Drucker.`,
    failed: 'Beleg konnte nicht gedruckt werden',
  },

  correction: {
    title: (ticket: string) => `Angaben zu Bestellung ${ticket} ändern`,
    appointmentHint: 'Ohne Angabe: so schnell wie möglich.',
    noTable: 'Ohne Tisch',
    delivery: 'Lieferung',
    areaHint: 'Für ein anderes Gebiet gilt dessen aktuelle Gebühr.',
    noArea: 'Bitte wählen',
    otherAddress: 'An eine andere Adresse liefern',
    save: 'Änderungen speichern',
    saved: (ticket: string) => `Bestellung ${ticket} ist geändert.`,
  },
} as const;
