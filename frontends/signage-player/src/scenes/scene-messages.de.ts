/** Texts of scenes. They are read by guests, from 3 m. */
export const sceneMessages = {
  menuBoard: {
    soldOut: 'ausverkauft',
    notNow: 'derzeit nicht',
    prices: { EUR: 'Alle Preise in Euro inkl. USt.', CHF: 'Alle Preise in Franken inkl. MwSt.' },
    askForAllergens: 'Fragen Sie uns nach Allergenen.',
    allergens: (names: string) => `Allergene: ${names}.`,
    continued: (category: string) => `${category}, Fortsetzung`,
    page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
    empty: 'Unsere Karte ist gleich wieder da.',
    emptyHint: 'Fragen Sie uns gerne, was es gerade gibt.',
  },
  qrCode: { scan: 'Code scannen', withPhone: 'mit der Handykamera' },
  orderQueue: {
    preparing: 'In Zubereitung',
    ready: 'Abholbereit',
    newest: 'jetzt an der Ausgabe',
    more: (count: number) => `und ${count} weitere`,
    nothingPreparing: 'Gerade ist nichts in Arbeit.',
    nothingReady: 'Alles abgeholt.',
    hint: 'Ihre Nummer erscheint hier, sobald Ihre Bestellung fertig ist.',
    note: 'Bitte halten Sie Ihre Nummer bereit.',
  },
  promotion: {
    soldOut: 'heute ausverkauft',
    onlyUntil: (date: string) => `Nur bis ${date}`,
    until: (date: string) => `bis ${date}`,
  },
  openingHours: {
    headline: 'Öffnungszeiten',
    today: 'heute',
    closed: 'geschlossen',
    aroundTheClock: 'durchgehend',
    exceptions: 'Geänderte Zeiten',
  },
};

/** Reasons why an item is skipped. Staff read them in the back office, beside the name of the item. */
export const failures = {
  sceneMissing: 'Diese Szene gibt es nicht mehr.',
  nothingToShow: 'Diese Stelle hat keinen Inhalt.',
  pictureMissing: 'Das Bild lässt sich nicht laden.',
  videoBroken: 'Das Video lässt sich nicht abspielen.',
  productMissing: 'Das Produkt dieser Aktion gibt es nicht mehr.',
  codeMissing: 'Den QR-Code dieser Szene gibt es nicht mehr.',
  hostNotPermitted: (host: string) =>
    `„${host}“ steht nicht in den Einstellungen unter „Webseiten auf TVs“. Deshalb wird die Webseite nicht gezeigt.`,
  ownHost: 'Eine Seite des eigenen Shops kann nicht als Webseite gezeigt werden.',
  pageTimeout: (host: string) => `Die Webseite auf „${host}“ antwortet nicht.`,
};
