import type { DeviceKind } from './device-row.ts';

export const deviceOverviewMessages = {
  title: 'Alle Geräte',
  add: 'Gerät hinzufügen',
  kindsToAdd: { printer: 'Drucker oder Tablet', terminal: 'Terminal zum Stempeln', tv: 'TV' },
  all: 'Alle',
  help: 'Braucht Hilfe',
  device: 'Gerät',
  branch: 'Filiale',
  state: 'Zustand',
  seen: 'Zuletzt gemeldet',
  kinds: {
    printer: 'Drucker',
    tablet: 'Tablet an der Theke',
    terminal: 'Terminal',
    tv: 'TV',
  } satisfies Record<DeviceKind, string>,
  tabs: { printer: 'Drucker', tablet: 'Tablets', terminal: 'Terminals', tv: 'TVs' } satisfies Record<
    DeviceKind,
    string
  >,
  alive: 'Meldet sich',
  quiet: 'Meldet sich nicht',
  connects: 'Wird beim Drucken verbunden',
  never: 'Noch nie gemeldet',
  noAccess: 'Kein Zugang erstellt',
  revoked: 'Zugang entzogen',
  disabled: 'Außer Betrieb',
  loadFailed: 'Geräte konnten nicht geladen werden.',
  partFailed: (what: string) => `${what} konnten nicht geladen werden.`,
  empty: 'Noch keine Geräte',
  emptyText:
    'Ein Tablet trägt sich selbst ein, sobald es seine Adresse öffnet. Drucker, Terminals und TVs legen Sie an.',
  noHelp: 'Alle Geräte sind in Ordnung.',
} as const;
