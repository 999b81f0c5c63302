/** Whether and when a branch is open (HOURS-11 to HOURS-13, HOURS-20 to HOURS-24). Times are "HH:mm". */
export const openingTexts = {
  always: 'Rund um die Uhr geöffnet',
  openUntil: (time: string) => `Geöffnet bis ${time}`,
  onDay: (weekday: string, time: string) => `${weekday}, ${time}`,
  closed: 'Geschlossen',
  today: 'heute',
  tomorrow: 'morgen',
  opens: (day: string, time: string) => `Öffnet ${day} um ${time} Uhr`,
  /** Without a weekday for today. */
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
  },
  noDelivery: {
    menu: 'Derzeit ist leider keine Lieferung möglich.',
    checkout: 'Derzeit bieten wir leider keine Lieferung an.',
  },
  closedNow: 'Derzeit haben wir leider geschlossen.',
  preorders: 'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.',
  preordersLater: 'Wir bearbeiten sie, sobald wir wieder geöffnet haben.',
  openToday: 'Offen heute',
  hours: (word: string, from: string, to: string) => `${word} ${from} Uhr bis ${to} Uhr`,
  allClosed: 'Alle Standorte geschlossen',
  openBranches: (open: number) => (open === 1 ? '1 Standort geöffnet' : `${open} Standorte geöffnet`),
};
