/** Texts of the page about today. */
export const todayMessages = {
  titles: { today: 'Heute', yesterday: 'Gestern', week: 'Letzte 7 Tage' },
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
    lastWeek: (weekday: string) => `Letzter ${weekday}`,
    hour: 'Stunde',
    at: (hour: number) => `${hour} Uhr`,
    now: 'jetzt',
    empty: 'An beiden Tagen wurde nichts bestellt.',
  },
  toDo: {
    title: 'Jetzt zu tun',
    none: 'Nichts wartet. Alles ist beantwortet und im Zeitplan.',
    noOrder: 'Keine Bestellung wartet.',
    all: (count: number) => `Alle ${count} ansehen`,
    rings: 'wartet auf Antwort',
    late: (text: string) => `${text}, zu spät`,
  },
  needs: {
    title: 'Was sonst noch wartet',
    failed: 'Geräte, TVs, Ausverkauftes und Leads konnten nicht geladen werden.',
    everywhere: 'Alle Filialen',
    stock: 'Bestand',
    card: 'Karte',
    soldOut: (count: number) => (count === 1 ? '1 Produkt ausverkauft' : `${count} Produkte ausverkauft`),
    leads: 'Leads',
    dueLeads: (count: number) => (count === 1 ? '1 heute fällig' : `${count} heute fällig`),
    absences: 'Abwesenheiten',
    askedAbsences: (count: number) => (count === 1 ? '1 Antrag wartet' : `${count} Anträge warten`),
    more: (count: number) => `${count} weitere zeigen`,
  },
  items: 'Beliebt heute',
  branches: {
    title: 'Filialen',
    branch: 'Filiale',
    orders: 'Bestellungen',
    revenue: 'Umsatz',
    punctual: 'Pünktlich',
    sum: 'Gesamt',
  },
} as const;
