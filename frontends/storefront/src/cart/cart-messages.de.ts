/** Texts of the cart: lines, total, counter. */
export const cartMessages = {
  show: 'Warenkorb anzeigen: ',
  emptyLine: 'Ihr Warenkorb ist noch leer.',
  empty: 'Keine Produkte im Warenkorb!',
  emptyText: 'Suchen Sie sich etwas Gutes aus.',
  toMenu: 'Zur Speisekarte',
  note: 'Anmerkung',
  /** Prefix of an appointment: "morgen um 12:00 Uhr". */
  wished: { takeaway: 'Abholen', delivery: 'Liefern', dineIn: 'Kommen' },
  /** Shown instead of a time while offline. */
  saved: 'Ihr Warenkorb bleibt gespeichert',
  count: (count: number) => (count === 1 ? '1 Produkt' : `${new Intl.NumberFormat('de').format(count)} Produkte`),
  total: 'Gesamt',
  subtotal: 'Zwischensumme',
  deposit: 'Pfand',
  to: (area: string) => `nach ${area}`,
  deliveryTo: (area: string) => `Lieferung ${area}`,
  freeDelivery: 'kostenlos',
  missing: (amount: string) => `Es fehlen noch ${amount}.`,
  amountOf: (name: string) => `Menge: ${name}`,
  less: (name: string) => `${name}: weniger`,
  more: (name: string) => `${name}: mehr`,
  remove: (name: string) => `${name} entfernen`,
  edit: (name: string) => `${name}: Ändern`,
  change: 'Ändern',
  follows: 'folgt',
  /** Prefix of an expected time: "etwa 12:20 bis 12:30 Uhr". */
  expected: { takeaway: 'Abholbereit', delivery: 'Bei Ihnen', dineIn: 'An Ihrem Tisch' },
} as const;
