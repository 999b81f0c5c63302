import type { PunchMove } from '@theke/rules/working-time/punch-moves';

/** Texts of terminals and own devices. Error texts are specified in OFFICE-09. */
export const punchMessages = {
  bookedOn: 'Woran arbeiten Sie?',
  optional: 'optional',
  bookedNothing: 'Ohne Projekt',
  project: (name: string) => `Projekt: ${name}`,
  task: (number: number, title: string) => `Aufgabe T-${number}: ${title}`,
  ownTask: (number: number, title: string) => `Meine Aufgabe T-${number}: ${title}`,
  planned: (from: string, to: string) => `heute geplant ${from} bis ${to}`,
  hours: (text: string) => `${text} Std.`,
  noPause: 'noch keine Pause',
  pauses: (minutes: number) => `${minutes} Min. Pause`,
  hereSince: (time: string) => `Sie sind seit ${time} da`,
  pauseBy: (time: string, minutes: number) => `Pause bis spätestens ${time}, ${minutes} Minuten`,
  pauseOverdue: (minutes: number) => `Pause überfällig, ${minutes} Minuten`,
  goesAt: (time: string) => `geplant um ${time}`,
  move: { start: 'Kommen', pause: 'Pause', resume: 'Weiter', end: 'Gehen' } satisfies Record<PunchMove, string>,
  /** Further words that people type to find a button. */
  words: {
    start: 'einstempeln stempeln anstempeln',
    pause: 'stempeln',
    resume: 'Pause beenden stempeln',
    end: 'ausstempeln stempeln abstempeln Feierabend',
  } satisfies Record<PunchMove, string>,
  working: 'Einen Moment bitte.',
  failed: {
    start: 'Aktivität konnte nicht gestartet werden.',
    pause: 'Aktivität konnte nicht pausiert werden.',
    resume: 'Aktivität konnte nicht fortgesetzt werden.',
    end: 'Aktivität konnte nicht beendet werden.',
  } satisfies Record<PunchMove, string>,
  pinNotKept:
    'Die PIN dazu ist nicht mehr da, weil dieses Gerät ohne https keine aufbewahrt. Bitte lassen Sie die Zeit nachtragen.',
  understood: 'Verstanden',
} as const;
