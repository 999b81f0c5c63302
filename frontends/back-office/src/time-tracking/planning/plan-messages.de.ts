const changes = (n: number) => (n === 1 ? '1 Änderung' : `${n} Änderungen`);

export const planMessages = {
  title: 'Planung',
  loadFailed: 'Planung konnte nicht geladen werden.',
  createFailed: 'Planung konnte nicht erstellt werden.',
  updateFailed: 'Planung konnte nicht aktualisiert werden.',
  deleteFailed: 'Planung konnte nicht gelöscht werden.',
  branch: 'Filiale',
  week: (number: number, from: string, to: string) => `KW ${number}, ${from}–${to}`,
  view: {
    label: 'Zeitraum',
    day: 'Tag',
    week: 'Woche',
    month: 'Monat',
    before: { day: 'Ein Tag früher', week: 'Eine Woche früher', month: 'Ein Monat früher' },
    after: { day: 'Ein Tag später', week: 'Eine Woche später', month: 'Ein Monat später' },
  },
  day: 'Tag',
  month: {
    /** Follows a day, for screen readers. */
    open: ': Tag öffnen',
    nobody: 'offen',
    sum: (n: number, hours: string, open: number) => {
      const all = `${n === 1 ? '1 Dienst' : `${n} Dienste`}, ${hours} Std. geplant`;
      return open === 0 ? `${all}.` : `${all}, ${open === 1 ? '1 Dienst' : `${open} Dienste`} offen.`;
    },
  },
  copy: 'Vorwoche übernehmen',
  copied: (n: number, skipped: number) => {
    if (n === 0 && skipped > 0)
      return `Kein Dienst übernommen: ${skipped} ${skipped === 1 ? 'ist' : 'sind'} schon geplant oder die Person ist verhindert.`;
    const copiedText = n === 1 ? '1 Dienst übernommen.' : `${n} Dienste übernommen.`;
    if (skipped === 0) return copiedText;
    return skipped === 1
      ? `${copiedText} 1 nicht, weil er schon geplant oder die Person verhindert ist.`
      : `${copiedText} ${skipped} nicht, weil sie schon geplant sind oder die Person verhindert ist.`;
  },
  copyNone: 'In der Vorwoche ist nichts geplant.',
  templates: {
    open: 'Vorlagen',
    title: 'Wochenvorlagen',
    failed: 'Vorlagen konnten nicht geladen werden.',
    none: 'Diese Filiale hat noch keine Vorlage. Planen Sie eine Woche und speichern Sie sie hier unter einem Namen.',
    about: (shifts: number, people: number) =>
      `${shifts === 1 ? '1 Dienst' : `${shifts} Dienste`}, ${people === 1 ? '1 Person' : `${people} Personen`}`,
    apply: 'Anwenden',
    applyThis: (name: string) => `${name} auf diese Woche anwenden`,
    removeThis: (name: string) => `${name} löschen`,
    removeFailed: 'Vorlage konnte nicht gelöscht werden.',
    name: (week: string) => `${week} speichern als`,
    save: 'Speichern',
    saveFailed: 'Vorlage konnte nicht gespeichert werden.',
  },
  publish: (n: number) => `${changes(n)} veröffentlichen`,
  publishBreaches: (n: number) => `Veröffentlichen, ${n === 1 ? '1 Verstoß' : `${n} Verstöße`}`,
  nothing: 'Nichts zu veröffentlichen',
  isPublished: 'Die Woche ist veröffentlicht. Alle Betroffenen bekommen eine E‑Mail.',
  team: 'Team',
  people: (n: number) => (n === 1 ? '1 Person' : `${n} Personen`),
  hours: 'Stunden',
  planned: 'geplant',
  agreed: (hours: string) => `von ${hours}`,
  /** Follows the agreed hours, for screen readers. */
  above: (hours: string) => `, ${hours} darüber`,
  closed: 'zu',
  /** Precedes the opening hours of a day, for screen readers. */
  opens: 'geöffnet',
  opensFrom: (times: string) => `Geöffnet ${times} Uhr`,
  closedDay: 'Geschlossen',
  /** Precedes the values of an hour, for screen readers. */
  atHour: (hour: number) => `${hour} Uhr: `,
  cost: {
    /** Precedes an amount, for screen readers. */
    costLabel: 'Lohnkosten',
    atLeast: 'mindestens',
    unknown: 'Stundenlohn fehlt',
    what: 'Lohnkosten sind geplante Stunden mal Stundenlohn, ohne Zuschläge und Lohnnebenkosten.',
    unpriced: (n: number) =>
      `${n === 1 ? 'Bei 1 Dienst' : `Bei ${n} Diensten`} fehlt der Stundenlohn. Er steht unter Zeitsalden bei der Person.`,
  },
  expected: {
    title: 'Erwartet',
    about: (weeks: number) => `Bestellungen, Mittel aus ${weeks} Wochen`,
    orders: (n: number) => (n === 1 ? '1 Bestellung' : `${n} Bestellungen`),
    none: 'keine Bestellungen',
    inOrders: 'Bestellungen',
    /** The tightest hour of the day: visible text, then the text for screen readers. */
    tightest: (hour: number, each: string) =>
      `Spitze ${hour} Uhr, ${each} ${each === '1' ? 'Bestellung' : 'Bestel\u00adlungen'} je Person`,
    tightestLabel: (hour: number, each: string) =>
      `, am meisten zu tun um ${hour} Uhr mit ${each} Bestellungen je Person`,
    nobodyThere: (hour: number) => `${hour} Uhr unbesetzt`,
    nobodyLabel: (hour: number) => `, um ${hour} Uhr niemand trotz erwarteter Bestellungen`,
    /** Follows a day's number of orders, for screen readers. */
    most: (hour: number) => `, die meisten von ${hour} bis ${hour + 1} Uhr`,
  },
  open: 'Offene Dienste',
  staffed: 'Besetzt',
  /** Follows the number, for screen readers. */
  staffedLabel: ' besetzt, ',
  staffedOf: (staffed: number, all: number) => `${staffed} von ${all}`,
  nobody: 'Zu dieser Filiale gehört noch niemand. Benutzer bekommen ihre Filialen unter „Benutzer“.',
  add: (row: string, day: string) => `Dienst am ${day}: ${row}`,
  times: (from: string, to: string) => `${from}–${to}`,
  duration: (hours: string) => `${hours} Std.`,
  shift: (row: string, day: string, times: string) => `${row}, ${day}, ${times} Uhr`,
  draft: 'noch nicht veröffentlicht',
  breach: 'Verstoß gegen das Gesetz',
  notice: 'nur unter Bedingungen erlaubt',
  absence: 'Person ist abwesend',
  legend: {
    published: 'veröffentlicht',
    draft: 'noch nicht veröffentlicht',
    breach: 'Verstoß',
    notice: 'Hinweis',
    away: 'abwesend',
  },
  /** Follows the kind of absence. */
  away: { half: 'halber Tag', asked: 'beantragt', sick: 'Kranken\u00adstand' },
  lifted: (shift: string) => `${shift} aufgenommen.`,
  over: (row: string, day: string) => `${row}, ${day}.`,
  dropped: (row: string, day: string) => `Abgelegt: ${row}, ${day}.`,
  /** Absence on the day over which a shift is held. */
  awayThere: (absence: string) => `Abwesend: ${absence}.`,
  /** The absence does not prevent the drop. */
  awayStill: 'Ablegen ist trotzdem möglich.',
  putBack: 'Abgebrochen. Der Dienst steht wieder an seinem Platz.',
  notHere: 'Hier nicht möglich',
  notThen: 'Diese Uhrzeit gibt es an diesem Tag nicht.',
  overlaps: 'In dieser Zeit hat die Person schon einen Dienst.',
  busyThen: 'In dieser Zeit hat die Person anderswo einen Dienst.',
  /** In the days of the week: a shift in another branch. */
  busy: (times: string) => `Anderswo ${times}`,
  check: {
    title: 'Prüfung der Woche',
    law: (country: 'AT' | 'DE' | 'CH' | 'LI') =>
      `Geprüft wird nach ${{ AT: 'österreichischem', DE: 'deutschem', CH: 'schweizerischem', LI: 'liechtensteinischem' }[country]} Recht, sofern mit der Person nichts anderes vereinbart ist.`,
    noLaw:
      'Aus der Zeitzone der Filiale ergibt sich kein Land. Geprüft werden nur Personen, mit denen ein Land vereinbart ist.',
    scope: 'Jugendschutz gilt, sobald ein Geburtsdatum bekannt ist. Kollektivverträge werden nicht geprüft.',
    fine: 'Nichts zu beanstanden.',
    what: 'Rot hindert am Veröffentlichen, Gelb nicht.',
    about: (name: string, day: string) => `${name}, ${day}`,
    /** Follows the button that opens the shift, for screen readers. */
    change: ': Dienst ändern',
  },
  holds: {
    title: 'Geltende Regeln',
    country: 'Welches Recht',
    countries: { AT: 'Österreich', DE: 'Deutschland', CH: 'Schweiz', LI: 'Liechtenstein' },
    adults: 'Ab 18 Jahren',
    minors: 'Unter 18 Jahren',
    about: {
      day: 'Tag',
      span: 'Mit Pausen',
      week: 'Woche',
      average: 'Im Schnitt',
      rest: 'Ruhe',
      'weekly-rest': 'Wochenruhe',
      break: 'Pause',
    },
    most: (hours: string) => `höchstens ${hours} Std.`,
    average: (hours: string, weeks: number) => `${hours} Std. in ${weeks} Wochen`,
    least: (hours: string) => `mindestens ${hours} Std.`,
    break: (minutes: number, over: string) => `über ${over} Std.: ${minutes} Min.`,
  },
  dialog: {
    add: 'Neuer Dienst',
    edit: 'Dienst ändern',
    person: 'Person',
    nobody: 'Offener Dienst',
    date: 'Tag',
    from: 'Von',
    to: 'Bis',
    nextDay: 'am nächsten Tag',
    pause: 'Pause (Minuten)',
    role: 'Tätigkeit',
    note: 'Notiz',
    noteHint: 'Nur für die eingeteilte Person sichtbar.',
    optional: 'optional',
    save: 'Speichern',
    delete: 'Dienst löschen',
    missing: 'Bitte füllen Sie dieses Feld aus.',
    noNumber: 'Bitte geben Sie ganze Minuten von 0 bis 600 an.',
  },
  own: {
    mine: 'Meine Dienste',
    none: 'Für Sie ist nichts veröffentlicht.',
    open: 'Offene Dienste',
    noneOpen: 'Zurzeit ist kein Dienst offen.',
    take: 'Übernehmen',
    takeThis: (shift: string) => `${shift}: übernehmen`,
    askTake: 'Dienst übernehmen?',
    ask: (shift: string) => `Sie übernehmen den Dienst am ${shift} Uhr. Er steht gleich in Ihrem Plan.`,
    pause: (minutes: number) => `${minutes} Min. Pause`,
  },
} as const;
