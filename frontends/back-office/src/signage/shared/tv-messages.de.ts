import type { TvState } from '@theke/rules/signage/tv-state';

const number = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 1 });
const tvs = (count: number) => (count === 1 ? '1 TV' : `${count} TVs`);

/** Texts of the fleet page and the page of a TV. */
export const tvMessages = {
  title: 'TVs',
  loadFailed: 'TVs konnten nicht geladen werden.',
  oneFailed: 'TV konnte nicht geladen werden.',
  pair: 'TV koppeln',
  states: {
    running: 'Läuft',
    outdated: 'Zeigt alten Stand',
    standby: 'Nichts geplant',
    off: 'Geplant aus',
    silent: 'Offline',
    unpaired: 'Nicht gekoppelt',
    disabled: 'Außer Betrieb',
  } satisfies Record<TvState, string>,
  offlineSince: (time: string) => `Offline seit ${time}`,
  neverHeard: 'Noch nie gemeldet',
  clockWrong: 'Uhr geht falsch',
  outdatedSince: (span: string) => `Zeigt alten Stand seit ${span}`,
  views: { all: 'Alle', running: 'Läuft', help: 'Braucht Hilfe', off: 'Geplant aus' },
  columns: {
    picture: 'Bild',
    name: 'TV',
    stream: 'Stream',
    state: 'Zustand',
    seen: 'Gemeldet',
    availability: '7 Tage',
    version: 'Version',
  },
  share: (share: number) => `${number.format(share * 100)} %`,
  filters: { label: 'Schlagwort', branch: 'Filiale', any: 'Alle' },
  noMatch: 'Kein TV passt zu dieser Auswahl.',
  noMatchText: 'Wählen Sie eine andere Ansicht, oder setzen Sie die Filter zurück.',
  screenshotOf: (name: string) => `Bildschirmfoto von ${name}`,
  selectAll: 'Alle gezeigten TVs auswählen',
  selected: (count: number) => (count === 1 ? '1 TV ausgewählt' : `${count} TVs ausgewählt`),
  sending: (done: number, count: number) => `${done} von ${count} gesendet …`,
  sent: (command: string, count: number) => `„${command}“ an ${tvs(count)} gesendet.`,
  notSent: (count: number, all: number) =>
    all === 1
      ? 'Der Befehl wurde nicht gesendet.'
      : `${count} von ${all} Befehlen ${count === 1 ? 'wurde' : 'wurden'} nicht gesendet.`,
  volume: {
    title: 'Lautstärke',
    label: 'Lautstärke in Prozent',
    send: (percent: number) => `Auf ${percent} % stellen`,
  },
  pairing: {
    lead: 'Öffnen Sie am Fernseher im Browser diese Adresse. Er zeigt dann einen Code.',
    code: 'Code',
    codeHint: 'Acht Zeichen, zum Beispiel K7PX-4M3Q. Groß oder klein ist egal.',
    name: 'Name',
    nameHint: 'Zum Beispiel „Theke links“.',
    branch: 'Filiale',
    chooseBranch: 'Bitte wählen',
    branchMissing: 'Bitte wählen Sie die Filiale, in der der TV hängt.',
    stream: 'Was soll laufen?',
    noStream: 'Noch nichts, nur Name und Uhrzeit',
    template: 'Speisekarte (wird angelegt)',
    orientation: 'Format',
    done: (name: string) => `${name} ist gekoppelt.`,
    failed: 'TV konnte nicht erstellt werden.',
  },
} as const;
