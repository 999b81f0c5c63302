/** Texts of the page where managers decide about correction requests. */
export const correctionMessages = {
  title: 'Korrekturen',
  open: (n: number) => `${n} offen`,
  branch: 'Filiale',
  anyBranch: 'Alle Filialen',
  views: { requested: 'Offen', approved: 'Genehmigt', rejected: 'Abgelehnt', mine: 'Von mir' },
  none: {
    requested: 'Kein Antrag wartet auf eine Entscheidung.',
    approved: 'Es wurde noch kein Antrag genehmigt.',
    rejected: 'Es wurde noch kein Antrag abgelehnt.',
    mine: 'Sie haben keine Korrektur beantragt.',
  },
  list: 'Anträge',
  further: 'Weitere anzeigen',
  never:
    'Gestempelte Zeiten werden nie überschrieben. Jede Korrektur steht mit Grund, Antrag und Entscheidung im Verlauf.',
  back: 'Zur Liste',
  marks: { gap: 'Lücke', breach: 'Verstoß', notice: 'Hinweis', refused: 'nicht möglich', unjudged: 'nicht geprüft' },
  asked: (when: string) => `beantragt ${when}`,
  reason: 'Grund',
  check: {
    title: 'Prüfung',
    failed: 'Der Antrag konnte nicht geprüft werden.',
    fine: 'Kein Verstoß gegen das Gesetz, keine Überschneidung.',
    unjudged: 'Mit dieser Person ist keine Arbeitszeit vereinbart: Das Gesetz wird nicht geprüft.',
    on: (day: string, text: string) => `${day}: ${text}`,
  },
  history: {
    title: 'Verlauf',
    asked: (name: string) => `beantragt von ${name}`,
  },
  answer: 'Antwort',
  needed: 'Pflicht beim Ablehnen',
  own: 'Über den eigenen Antrag entscheidet jemand anderer.',
  decided: { approved: 'Die Korrektur ist genehmigt.', rejected: 'Der Antrag ist abgelehnt.' },
  undisputed: {
    open: (n: number) => (n === 1 ? '1 unstrittigen Antrag genehmigen' : `${n} unstrittige Anträge genehmigen`),
    /** The same text in two parts; phones hide the second. */
    which: (n: number) => (n === 1 ? '1 unstrittigen' : `${n} unstrittige`),
    what: (n: number) => (n === 1 ? ' Antrag genehmigen' : ' Anträge genehmigen'),
    title: 'Unstrittige Anträge genehmigen?',
    about:
      'Genehmigt werden Anträge, die nicht gegen das Gesetz verstoßen und keine Zeiten überschneiden. Jeder wird vorher noch einmal geprüft.',
    approve: (n: number) => (n === 1 ? '1 Antrag genehmigen' : `${n} Anträge genehmigen`),
    line: (name: string, what: string) => `${name}, ${what}`,
    done: (n: number) => (n === 1 ? '1 Korrektur ist genehmigt.' : `${n} Korrekturen sind genehmigt.`),
    left: (n: number) => (n === 1 ? '1 Antrag blieb offen:' : `${n} Anträge blieben offen:`),
    leftOne: (name: string, what: string, why: string) => `${name}, ${what}: ${why}`,
    disputed: 'Inzwischen spricht etwas dagegen. Bitte entscheiden Sie einzeln.',
  },
} as const;
