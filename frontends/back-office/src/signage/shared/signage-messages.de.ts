import type { PlayReason } from '@theke/rules/signage/stream-timeline';

const list = new Intl.ListFormat('de-AT', { type: 'conjunction' });

/** Texts that several pages of TVs show. */
export const signageMessages = {
  tvs: 'TVs',
  newTv: 'TV koppeln',
  branch: 'Filiale',
  and: (parts: readonly string[]) => list.format(parts),
  landscape: 'Querformat',
  portrait: 'Hochformat',
  format: 'Format',
  deleted: 'gelöscht',
  ago: {
    now: 'gerade eben',
    seconds: (count: number) => `vor ${count} Sek.`,
    minutes: (count: number) => `vor ${count} Min.`,
    hours: (count: number) => `vor ${count} Std.`,
  },
  seconds: (count: number) => `${count} Sek.`,
  minutes: (count: number) => `${count} Min.`,
  hours: (count: number) => `${count} Std.`,
  clock: (hour: number) => `${hour} Uhr`,
  until: (time: string) => `bis ${time}`,
  times: (from: string, to: string) => `${from}–${to}`,
  /** Why something plays; an entry is named with its priority. */
  reasons: {
    interruption: 'Unterbrechung',
    closed: 'Filiale geschlossen',
    entry: 'Zeitblock',
    fallback: 'Sonst läuft',
    nothing: 'Nichts geplant',
  } satisfies Record<PlayReason, string>,
  standby: 'Name und Uhrzeit',
  preview: {
    title: 'Vorschau',
    frame: 'Vorschau des Bildschirms',
    loading: 'Vorschau wird geladen …',
    late: 'Die Vorschau antwortet nicht.',
    failed: 'Vorschau konnte nicht geladen werden.',
    retry: 'Noch einmal laden',
    enlarge: 'Groß zeigen',
    noBranch: 'Legen Sie zuerst eine Filiale an. Die Vorschau zeigt deren Daten.',
  },
} as const;
