/** All texts for guests, except for the shop's own data. Some are specified word for word. */
export const messages = {
  close: 'Schließen',
  retry: 'Noch einmal versuchen',
  tomorrow: 'morgen',
  today: 'heute',
  /** "heute, 19:15 Uhr". */
  dayAndClock: (day: string, time: string) => `${day}, ${time} Uhr`,
  loading: 'Wird geladen …',
  loadFailed: 'Daten konnten nicht geladen werden.',
  loadFailedText: 'Das liegt an uns oder an der Verbindung. Ihr Warenkorb bleibt erhalten.',

  contact: 'Kontakt',

  list: {
    reset: 'Suche zurücksetzen',
    inactive: 'Derzeit nicht aktiv',
    inactiveHow: 'Bestellung nicht möglich',
    opensOn: (date: string) => `Eröffnet am ${date}`,
    notYet: 'Bestellung noch nicht möglich',
    preorder: 'Vorbestellung möglich',
  },

  orderTypes: { label: 'Art der Bestellung', takeaway: 'Takeaway', delivery: 'Lieferung', dineIn: 'Dine In' },

  menu: {
    categories: 'Kategorien',
    search: 'Speisekarte durchsuchen',
    endSearch: 'Suche beenden',
    notFound: (typed: string) => `Für „${typed}“ steht nichts auf der Speisekarte.`,
    noneFree: 'Ohne diese Allergene steht nichts auf der Karte.',
    allergens: (names: readonly string[]) => `Allergene: ${names.join(', ')}`,
    additives: (numbers: readonly string[]) => `Zusatzstoffe: ${numbers.join(', ')}`,
    add: (name: string) => `${name}: Zum Warenkorb hinzufügen`,
    inCart: (text: string) => `${text} im Warenkorb`,
    added: 'Produkt zum Warenkorb hinzugefügt.',
    soldOut: 'Heute ausverkauft',
    unavailable: 'Derzeit nicht verfügbar',
    priceHidden: 'Der endgültige Preis folgt bei Fertigstellung.',
    empty: 'Hier steht noch keine Speisekarte.',
    emptyText: 'Bitte schauen Sie bald wieder vorbei.',
    productsFailed: 'Produkte konnten nicht geladen werden.',
    inactive: 'Diese Filiale ist derzeit nicht aktiv.',
    inactiveHow: 'Sie nimmt keine Bestellungen an.',
    noOrders: 'Diese Filiale nimmt derzeit keine Online-Bestellungen an.',
    otherBranch: 'Andere Filiale',
    call: 'Anrufen',
    /** Prefix of today's hours. */
    collection: 'Abholung',
  },

  cart: {
    title: 'Ihre Bestellung',
    order: 'Jetzt bestellen',
    removed: (name: string) => `${name} entfernt`,
    undo: 'Rückgängig',
    migrated: 'Die Speisekarte hat sich geändert. Bitte prüfen Sie Ihren Warenkorb.',
  },
} as const;
