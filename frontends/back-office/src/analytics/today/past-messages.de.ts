/** Texts about past days on the page about today. */
export const pastMessages = {
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
  perDay: { title: 'Umsatz je Tag', unit: 'brutto', before: 'Woche davor' },
  notable: {
    title: 'Was auffällt',
    formerBranch: 'Frühere Filiale',
    tooYoung: (weekday: string) => `Was an einem ${weekday} üblich ist, zeigt sich nach vier Wochen.`,
    none: (days: number, weekday: string) =>
      `Nichts: Umsatz, Produkte und Stornierungen sind wie an den ${days} ${weekday}en davor.`,
    less: (branch: string, days: number, weekday: string) =>
      `${branch ? `${branch}: weniger` : 'Weniger'} Umsatz als an jedem der ${days} ${weekday}e davor`,
    more: (branch: string, days: number, weekday: string) =>
      `${branch ? `${branch}: mehr` : 'Mehr'} Umsatz als an jedem der ${days} ${weekday}e davor`,
    instead: (amount: string, usual: string) => `${amount}, davor ${usual}`,
    span: (least: string, max: string) => `${least} bis ${max}`,
    missing: (product: string) => `${product} wurde nicht bestellt`,
    missed: (days: number, weekday: string, usual: string) =>
      `an den ${days} ${weekday}en davor in je ${usual} Bestellungen`,
    lost: (orders: number) => `${orders} Bestellungen kamen nicht zustande`,
    lostBefore: (days: number, weekday: string, max: number) =>
      `an den ${days} ${weekday}en davor ${max === 0 ? 'keine' : `höchstens ${max}`}`,
  },
  items: { yesterday: 'Beliebt gestern', week: 'Beliebt in diesen Tagen' },
  origins: 'Woher Bestellungen kamen',
  ledger: 'Woraus der Umsatz besteht',
} as const;
