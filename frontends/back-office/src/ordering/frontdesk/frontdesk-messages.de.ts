export const frontdeskMessages = {
  title: 'Theke',
  offer: 'Das Angebot wird im Backoffice geschrieben.',
  see: 'Gesehen',
  seeOrder: (ticket: string) => `Bestellung ${ticket}: Gesehen`,
  ringing: (ticket: string, minutes: number) =>
    minutes === 0
      ? `Bestellung ${ticket} klingelt.`
      : `Bestellung ${ticket} klingelt seit ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`}.`,
  ringingMany: (count: number) => `${count} neue Bestellungen klingeln.`,
  missedFrom: (time: string) => `Ab ${time} gilt sie als verpasst.`,
  missedSince: (time: string) => `Seit ${time} gilt sie als verpasst.`,
  orders: 'Offene Bestellungen',
  back: 'Alle Bestellungen',
  since: {
    new: (time: string) => `neu seit ${time}`,
    other: (state: string, time: string) => `${state} seit ${time}`,
  },
  withDelivery: (fee: string) => `inkl. ${fee} Lieferung`,
  noNewText: 'Die nächste erscheint hier automatisch. Alle anderen öffnen Sie in der Liste.',
  silent: 'Der Ton ist aus. Mit Ton klingeln neue Bestellungen, bis sie jemand gesehen hat.',
  testNotice: 'Testmeldung aus dem Backoffice',
  noticed: 'Gesehen',
  disabled: 'Dieses Gerät ist außer Betrieb. Im Backoffice lässt es sich unter „Geräte“ wieder einschalten.',
  shutOut: 'Der Schlüssel dieser Theke gilt nicht mehr.',
  shutOutText:
    'Erstellen Sie im Backoffice unter „API-Schlüssel“ einen neuen für diese Theke und öffnen Sie die Adresse, die dort erscheint, auf diesem Gerät. Bis dahin stehen alle Bestellungen im Backoffice.',
  toBackOffice: 'Bestellungen im Backoffice',
} as const;
