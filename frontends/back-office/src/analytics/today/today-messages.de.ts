/** What the page about today says. */
export const todayMessages = {
  titles: { today: 'Heute', yesterday: 'Gestern', week: 'Letzte 7 Tage' },
  see: 'Ansehen',
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
  // Of days that have ended.
  than: { yesterday: (weekday: string) => `als letzten ${weekday}`, week: () => 'als in der Woche davor' },
  sameAs: {
    yesterday: (weekday: string) => `so viele wie letzten ${weekday}`,
    week: () => 'so viele wie in der Woche davor',
  },
  whole: {
    yesterday: (weekday: string, amount: string) => `letzten ${weekday} ${amount}`,
    week: (_: string, amount: string) => `in der Woche davor ${amount}`,
  },
  ratingsOf: (count: number) =>
    count === 0 ? 'noch keine Antwort' : count === 1 ? 'aus 1 Antwort' : `aus ${count} Antworten`,
  judged: (orders: string) => `von ${orders} Bestellungen mit zugesagter Zeit`,
  unanswered: (count: number) => (count === 1 ? '1 wartet auf Antwort' : `${count} warten auf Antwort`),
  hours: {
    title: 'Bestellungen je Stunde',
    lastWeek: (weekday: string) => `Letzter ${weekday}`,
    hour: 'Stunde',
    at: (hour: number) => `${hour} Uhr`,
    now: 'jetzt',
    empty: 'An beiden Tagen wurde nichts bestellt.',
  },
  perDay: { title: 'Umsatz je Tag', unit: 'brutto', before: 'Woche davor' },
  notable: {
    title: 'Was auffällt',
    formerBranch: 'Frühere Filiale',
    tooYoung: (weekday: string) => `Was an einem ${weekday} üblich ist, lässt sich nach vier Wochen sagen.`,
    none: (days: number, weekday: string) =>
      `Nichts: Umsatz, Produkte und Stornierungen liegen, wo sie an den ${days} ${weekday}en davor lagen.`,
    less: (branch: string, days: number, weekday: string) =>
      `${branch ? `${branch}: weniger` : 'Weniger'} Umsatz als an jedem der ${days} ${weekday}e davor`,
    more: (branch: string, days: number, weekday: string) =>
      `${branch ? `${branch}: mehr` : 'Mehr'} Umsatz als an jedem der ${days} ${weekday}e davor`,
    instead: (amount: string, usual: string) => `${amount}, davor ${usual}`,
    span: (least: string, most: string) => `${least} bis ${most}`,
    missing: (product: string) => `${product} wurde nicht bestellt`,
    missed: (days: number, weekday: string, usual: string) =>
      `an den ${days} ${weekday}en davor in je ${usual} Bestellungen`,
    lost: (orders: number) => `${orders} Bestellungen kamen nicht zustande`,
    lostBefore: (days: number, weekday: string, most: number) =>
      `an den ${days} ${weekday}en davor ${most === 0 ? 'keine' : `höchstens ${most}`}`,
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
    title: 'Geräte, Ausverkauftes und Leads',
    failed: 'Was sonst noch wartet, konnte nicht geladen werden.',
    silent: (age: string) => `meldet sich nicht, ${age}`,
    reports: (says: string) => `Drucker meldet „${says}“`,
    codes: { '410': 'Papier leer', '411': 'Papierstau', '420': 'Deckel offen' },
    papers: (count: number) => (count === 1 ? '1 Bon nicht gedruckt' : `${count} Bons nicht gedruckt`),
    everywhere: 'Alle Filialen',
    stock: 'Bestand',
    card: 'Karte',
    soldOut: (count: number) => (count === 1 ? '1 Produkt ausverkauft' : `${count} Produkte ausverkauft`),
    leads: 'Leads',
    dueLeads: (count: number) => (count === 1 ? '1 heute fällig' : `${count} heute fällig`),
    more: (count: number) => `${count} weitere zeigen`,
  },
  items: { today: 'Beliebt heute', yesterday: 'Beliebt gestern', week: 'Beliebt in diesen Tagen' },
  origins: 'Woher Bestellungen kamen',
  ledger: 'Woraus der Umsatz besteht',
  branches: {
    title: 'Filialen',
    branch: 'Filiale',
    orders: 'Bestellungen',
    revenue: 'Umsatz',
    punctual: 'Pünktlich',
    sum: 'Gesamt',
  },
} as const;
