/** What the page about today says. */
export const todayMessages = {
  title: 'Heute',
  toOrders: 'Zu den Bestellungen',
  loadFailed: 'Statistik konnte nicht geladen werden',
  figures: 'Kennzahlen',
  orders: 'Bestellungen',
  revenue: 'Umsatz',
  punctual: 'Pünktlich',
  rating: 'Bewertung',
  more: (count: string) => `${count} mehr`,
  fewer: (count: string) => `${count} weniger`,
  thanThen: (weekday: string) => `als letzten ${weekday} um diese Zeit`,
  asThen: (weekday: string) => `wie letzten ${weekday} um diese Zeit`,
  wholeDay: (weekday: string, amount: string) => `letzten ${weekday} am ganzen Tag ${amount}`,
  average: (amount: string) => `Ø ${amount} je Bestellung`,
  late: (count: number) => `${count} gerade zu spät`,
  allInTime: 'gerade ist nichts zu spät',
  ratings: (count: number) =>
    count === 0
      ? 'heute noch keine Antwort'
      : count === 1
        ? 'aus 1 Antwort zu heutigen Bestellungen'
        : `aus ${count} Antworten zu heutigen Bestellungen`,
  unanswered: (count: number) => (count === 1 ? '1 wartet auf Antwort' : `${count} warten auf Antwort`),
  hours: {
    title: 'Bestellungen je Stunde',
    today: 'Heute',
    lastWeek: (weekday: string) => `Letzter ${weekday}`,
    hour: 'Stunde',
    at: (hour: number) => `${hour} Uhr`,
    now: 'jetzt',
    empty: 'Heute und vor einer Woche wurde noch nichts bestellt.',
  },
  toDo: {
    title: 'Jetzt zu tun',
    none: 'Nichts wartet. Alles ist beantwortet und im Zeitplan.',
    all: (count: number) => `Alle ${count} ansehen`,
    rings: 'wartet auf Antwort',
    late: (text: string) => `${text}, zu spät`,
  },
  items: { title: 'Beliebt heute' },
  branches: {
    title: 'Filialen',
    branch: 'Filiale',
    orders: 'Bestellungen',
    revenue: 'Umsatz',
    punctual: 'Pünktlich',
    sum: 'Gesamt',
  },
} as const;
