/** Texts about the opening status of a branch (HOURS-11, HOURS-12, HOURS-24). Times are "HH:mm". */
export const statusTexts = {
  always: 'Rund um die Uhr geöffnet',
  openUntil: (time: string) => `Geöffnet bis ${time}`,
  onDay: (weekday: string, time: string) => `${weekday}, ${time}`,
  closed: 'Geschlossen',
  today: 'heute',
  tomorrow: 'morgen',
  opens: (day: string, time: string) => `Öffnet ${day} um ${time} Uhr`,
  /** For a branch that is closed but delivers. */
  delivers: { always: 'Liefert rund um die Uhr', until: (time: string) => `Liefert bis ${time}` },
};

/** Notices that an order type is closed, with alternatives (HOURS-20 to HOURS-23). */
export const closedTexts = {
  /** No weekday for today. */
  again: {
    open: (weekday: string | undefined, time: string) =>
      `Wir öffnen wieder${weekday ? ` am ${weekday}` : ''} um ${time} Uhr.`,
    deliver: (weekday: string | undefined, time: string) =>
      `Wir liefern wieder${weekday ? ` am ${weekday}` : ''} ab ${time} Uhr.`,
  },
  instead: {
    both: 'Sie können gerne selbst abholen oder bei uns vor Ort bestellen.',
    takeaway: 'Sie können gerne selbst abholen.',
    dineIn: 'Sie können gerne bei uns vor Ort bestellen.',
    delivery: 'Wir liefern Ihnen Ihre Bestellung aber gerne.',
  },
  noDelivery: {
    menu: 'Derzeit ist leider keine Lieferung möglich.',
    checkout: 'Derzeit bieten wir leider keine Lieferung an.',
  },
  closedNow: 'Derzeit haben wir leider geschlossen.',
  preorders: 'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.',
  preordersLater: 'Wir bearbeiten sie, sobald wir wieder geöffnet haben.',
};

export const hoursTexts = {
  openToday: 'Offen heute',
  hours: (word: string, from: string, to: string) => `${word} ${from} Uhr bis ${to} Uhr`,
};

export const branchesTexts = {
  allClosed: 'Alle Standorte geschlossen',
  openBranches: (open: number) => (open === 1 ? '1 Standort geöffnet' : `${open} Standorte geöffnet`),
};
