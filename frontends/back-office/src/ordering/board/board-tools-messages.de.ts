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
  shown: {
    label: 'Was die Karten zeigen',
    product: 'Produkte',
    customer: 'Gästedaten',
    hints: {
      product:
        'Bestellte Produkte und Anmerkungen der Gäste. Ausgeschaltet steht nur die Zahl der Positionen da. Die Ansicht „Stationen“ zeigt sie immer.',
      customer:
        'Name, Firma und Adresse. Ausgeschaltet bleiben Nummer, Bestellart, Gebiet oder Tisch und Zeit: für Bildschirme, die auch andere sehen.',
    },
    here: 'Gilt für dieses Gerät. Die Bestellung selbst zeigt immer alles.',
  },
  unanswered: (count: number) =>
    count === 1 ? 'Eine neue Bestellung wartet auf Antwort.' : `${count} neue Bestellungen warten auf Antwort.`,
  showOrders: 'Ansehen',
  otherStation: 'Weiteres',
  allPrepared: 'Alles fertig',
  stationDone: 'Alles fertig.',
  finished: (count: number) => (count === 1 ? '1 Bestellung fertig' : `${count} Bestellungen fertig`),
  noStations: 'Nichts in Arbeit.',
  noStationsText: 'Hier steht nach Kategorien geordnet, was zubereitet wird, sobald eine Bestellung bestätigt ist.',
} as const;
