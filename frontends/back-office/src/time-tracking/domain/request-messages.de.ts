/** Corrections that are asked for, as whoever asks and whoever decides read them. */
export const requestMessages = {
  requests: {
    title: 'Meine Anträge',
    team: 'Anträge',
    count: (n: number) => `${n} offen`,
    failed: 'Anträge konnten nicht geladen werden.',
    none: 'Sie haben keine Korrektur beantragt.',
    /** "Fr 20.11., 16:00 bis 22:30" */
    times: (day: string, from: string, to: string) => `${day}, ${from} bis ${to}`,
    pauses: (times: string) => `Pause ${times}`,
    noPause: 'ohne Pause',
    was: (times: string) => `bisher ${times}`,
    wasNothing: 'bisher nichts gestempelt',
    open: 'offen',
    by: (state: string, name: string) => `${state} von ${name}`,
    withdraw: 'Zurückziehen',
    withdrawThis: (what: string) => `${what}: Antrag zurückziehen`,
    withdrawFailed: 'Der Antrag konnte nicht zurückgezogen werden.',
    decide: 'Entscheiden',
    decideThis: (name: string, what: string) => `Über ${name}, ${what} entscheiden`,
    more: (n: number) => `Und ${n} weitere.`,
  },
  decision: {
    label: 'Entscheidung',
    approve: 'Genehmigen',
    reject: 'Ablehnen',
    answer: 'Antwort',
    optional: 'optional',
    answerHint: 'Wer ablehnt, schreibt warum.',
    missing: 'Bitte geben Sie einen Wert an.',
    failed: 'Über den Antrag konnte nicht entschieden werden.',
  },
} as const;
