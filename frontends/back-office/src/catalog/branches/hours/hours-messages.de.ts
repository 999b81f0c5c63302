import { weekdayText } from '@theke/admin/ui/format.ts';
import type { Period } from '@theke/rules/hours/week-hours';
import { openingHoursMessages } from '../../shared/opening-hours-messages.de.ts';

const periodText = ({ from, to }: Period) => `${from ?? '…'} bis ${to ?? '…'}`;
const shortDate = (date: string) => `${date.slice(8)}.${date.slice(5, 7)}.`;

export const hoursMessages = {
  days: openingHoursMessages.days,
  closed: openingHoursMessages.closed,
  hint: 'Endet ein Zeitraum nach Mitternacht, zählt er zum Tag, an dem er beginnt.',
  from: (day: string, index: number) => `${day}, Zeitraum ${index + 1}: von`,
  to: (day: string, index: number) => `${day}, Zeitraum ${index + 1}: bis`,
  until: 'bis',
  remove: (day: string, index: number) => `${day}: Zeitraum ${index + 1} entfernen`,
  addTo: (day: string) => `${day}: Zeitraum hinzufügen`,
  forAll: 'Für alle Tage',
  forAllOf: (day: string) => `${day}: Zeiten für alle Tage übernehmen`,
  special: 'Sondertage',
  noSpecial: 'Keine. Feiertage und andere Ausnahmen tragen Sie hier ein.',
  addSpecial: 'Sondertag',
  removeSpecial: (day: string) => `${day}: Sondertag entfernen`,
  past: (count: number) => (count === 1 ? '1 vergangener Sondertag' : `${count} vergangene Sondertage`),
  removePast: 'Entfernen',
  others: 'Weitere Regeln',
  othersHint: 'Diese Regeln haben keine Wirkung, weil spätere Regeln Vorrang haben.',
  removeOthers: 'Weitere Regeln entfernen',
  /** "Do., 24.12.2026" */
  dayOf: (date: string) => `${weekdayText(date, 'UTC')}, ${shortDate(date)}${date.slice(0, 4)}`,
  /** "24.12.: 11:00 bis 14:00 und 17:00 bis 22:00" */
  sentence: (date: string, periods: readonly Period[]) =>
    `${shortDate(date)}: ${periods.length === 0 ? 'geschlossen' : periods.map(periodText).join(' und ')}`,
  dialog: {
    title: 'Sondertage eintragen',
    country: 'Land',
    countries: { AT: 'Österreich', DE: 'Deutschland', CH: 'Schweiz', LI: 'Liechtenstein' },
    days: 'Tage',
    otherDay: 'Anderer Tag',
    addDay: 'Hinzufügen',
    somewhere: 'nicht überall Feiertag',
    exists: 'bereits eingetragen, wird ersetzt',
    hours: 'An diesen Tagen',
    kinds: { closed: 'Geschlossen', open: 'Andere Zeiten' },
    day: 'Sondertag',
    branches: 'Filialen',
    deliveryToo: 'Eigene Lieferzeiten der Filialen werden an diesen Tagen ebenso geändert.',
    preview: 'Vorschau',
    noDays: 'Noch kein Tag ausgewählt.',
    choose: 'Bitte wählen Sie mindestens einen Tag.',
    chooseBranch: 'Bitte wählen Sie mindestens eine Filiale.',
    incomplete: 'Bitte geben Sie Uhrzeiten wie 11:00 und 14:00 an.',
    save: (days: number) => (days === 1 ? '1 Tag eintragen' : days > 1 ? `${days} Tage eintragen` : 'Eintragen'),
    saved: (days: number, branches: number) =>
      `${days === 1 ? '1 Sondertag ist' : `${days} Sondertage sind`} in ${branches === 1 ? '1 Filiale' : `${branches} Filialen`} eingetragen.`,
    refused: 'Diese Filialen wurden nicht geändert:',
    undo: 'Rückgängig',
    undone: 'Die Sondertage sind zurückgenommen.',
  },
} as const;
