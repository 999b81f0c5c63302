import type { PunchMove } from '@theke/rules/working-time/punch-moves';

/** What the terminal says. Sentences of failures are OFFICE-09. */
export const terminalMessages = {
  title: 'Terminal',
  connected: 'Verbunden',
  away: 'Keine Verbindung',
  waiting: (n: number) => `${n} noch nicht gesendet`,
  who: 'Wer sind Sie?',
  nobody: 'Zu dieser Filiale gehört noch niemand.',
  presence: { out: 'Nicht da', in: 'Im Dienst', paused: 'In Pause' },
  since: (time: string) => `seit ${time}`,
  hello: (firstName: string) => `Servus, ${firstName}`,
  notMe: (firstName: string) => `Nicht ${firstName}?`,
  leaves: (seconds: number) => `Meldet sich in ${seconds} Sekunden ab.`,
  pin: 'Ihre PIN',
  noPin: 'Für Sie ist noch keine PIN hinterlegt. Bitte wenden Sie sich an Ihre Leitung.',
  pinMissing: 'Bitte geben Sie Ihre PIN ein.',
  move: { start: 'Kommen', pause: 'Pause', resume: 'Weiter', end: 'Gehen' } satisfies Record<PunchMove, string>,
  done: (firstName: string, what: string, time: string) => `${firstName}: ${what} um ${time}.`,
  kept: (firstName: string, what: string, time: string) =>
    `${firstName}: ${what} um ${time} gemerkt. Gesendet wird es, sobald es eine Verbindung gibt.`,
  working: 'Einen Moment bitte.',
  loadFailed: 'Benutzer konnte nicht geladen werden.',
  failed: {
    start: 'Aktivität konnte nicht gestartet werden.',
    pause: 'Aktivität konnte nicht pausiert werden.',
    resume: 'Aktivität konnte nicht fortgesetzt werden.',
    end: 'Aktivität konnte nicht beendet werden.',
  } satisfies Record<PunchMove, string>,
  notKept: 'Dieses Gerät kann nichts speichern. Bitte wenden Sie sich an Ihre Leitung.',
  refused: 'Nicht angenommen',
  refusal: (name: string, what: string, when: string, why: string) => `${name}, ${what} am ${when}: ${why}`,
  understood: 'Verstanden',
  shutOut: 'Dieses Terminal ist nicht angemeldet.',
  shutOutHint: 'Bitte öffnen Sie seine Adresse neu. Eine Adresse gibt es im Back Office unter „Terminals“.',
  retry: 'Noch einmal',
} as const;
