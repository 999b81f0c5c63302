export const boardToolsMessages = {
  label: 'Bestellungen filtern',
  filter: 'Filter',
  type: 'Bestellart',
  all: 'Alle',
  place: 'Gebiet oder Tisch',
  everywhere: 'Alle Gebiete und Tische',
  search: 'Nummer, Name, Produkt',
  view: 'Ansicht',
  orders: 'Bestellungen',
  stations: 'Stationen',
  unanswered: (count: number) =>
    count === 1 ? 'Eine neue Bestellung wartet auf Antwort.' : `${count} neue Bestellungen warten auf Antwort.`,
  showOrders: 'Ansehen',
  otherStation: 'Weiteres',
  noStations: 'Nichts in Arbeit.',
  noStationsText: 'Hier steht nach Kategorien geordnet, was zubereitet wird, sobald eine Bestellung bestätigt ist.',
} as const;
