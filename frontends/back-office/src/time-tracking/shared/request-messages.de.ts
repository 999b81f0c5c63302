/** Texts of correction requests, for those who request and decide. */
export const requestMessages = {
  requests: {
    title: 'Meine Anträge',
    wait: (n: number) =>
      n === 1 ? '1 Korrektur wartet auf eine Entscheidung.' : `${n} Korrekturen warten auf eine Entscheidung.`,
    failed: 'Anträge konnten nicht geladen werden.',
    none: 'Sie haben keine Korrektur beantragt.',
    /** "Fr 20.11., 16:00 bis 22:30" */
    times: (day: string, from: string, to: string) => `${day}, ${from} bis ${to}`,
    pauses: (times: string) => `Pause ${times}`,
    noPause: 'ohne Pause',
    span: (from: string, to: string) => `${from}–${to}`,
    /** Prefixes for screen readers. */
    was: 'bisher ',
    asked: ', beantragt ',
    wasNothing: 'nichts gestempelt',
    reason: (text: string) => `„${text}“`,
    open: 'offen',
    by: (state: string, name: string) => `${state} von ${name}`,
    withdraw: 'Zurückziehen',
    withdrawThis: (what: string) => `${what}: Antrag zurückziehen`,
    withdrawFailed: 'Der Antrag konnte nicht zurückgezogen werden.',
    more: (n: number) => `Und ${n} weitere.`,
  },
  decision: {
    approve: 'Genehmigen',
    reject: 'Ablehnen',
    /** The button shows the change in working time. */
    approveBy: (difference: string) => `Genehmigen, ${difference}`,
    bars: { plan: 'Plan', was: 'Stempel', asked: 'Antrag' },
    missing: 'Bitte füllen Sie dieses Feld aus.',
    failed: 'Über den Antrag konnte nicht entschieden werden.',
  },
} as const;
