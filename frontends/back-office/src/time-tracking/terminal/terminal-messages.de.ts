import { countryOfZone } from '@theke/rules/time/country-of-zone';
import { punchMessages } from '../shared/punching/punch-messages.de.ts';

/** Greeting in the country of the branch (CHECKOUT-41). */
const greetings = { AT: 'Servus', DE: 'Hallo', CH: 'Grüezi', LI: 'Hoi' };

/** Texts of the terminal. Error texts are specified in OFFICE-09. */
export const terminalMessages = {
  ...punchMessages,
  title: 'Terminal',
  connected: 'Verbunden',
  away: 'Keine Verbindung',
  waiting: (n: number) => `${n} noch nicht gesendet`,
  who: 'Wer sind Sie?',
  nobody: 'Zu dieser Filiale gehört noch niemand.',
  presence: { out: 'Nicht da', in: 'Im Dienst', paused: 'In Pause' },
  since: (time: string) => `seit ${time}`,
  hello: (firstName: string, zone: string) => `${greetings[countryOfZone(zone) ?? 'AT']}, ${firstName}`,
  notMe: (firstName: string) => `Nicht ${firstName}?`,
  week: 'Meine Woche ansehen',
  shiftsFailed: 'Arbeitsplanung konnte nicht geladen werden.',
  balancesFailed: 'Guthaben konnten nicht geladen werden.',
  ownWeek: 'Meine Woche',
  shifts: 'Dienste dieser und der nächsten Woche',
  noShifts: 'Für Sie ist nichts veröffentlicht.',
  shift: (from: string, to: string) => `${from} bis ${to}`,
  balances: 'Salden',
  noBalances: 'Für Sie ist keine Arbeitszeit vereinbart.',
  balance: (day: string) => `Zeitsaldo, Stand ${day}`,
  holidays: 'Urlaubstage',
  holidaysLeft: (left: string, planned: string) => `noch ${left}, geplant ${planned}`,
  leaves: (seconds: number) => `Meldet sich in ${seconds} Sekunden ab.`,
  today: 'Heute',
  todayOf: (worked: string, planned: string) => `${worked} von ${planned} Std.`,
  todayWorked: (worked: string) => `${worked} Std.`,
  pin: 'Ihre PIN',
  pad: 'Zifferntasten',
  clearPin: 'Leeren',
  deleteDigit: 'Letzte Ziffer löschen',
  noPin:
    'Für Sie ist noch keine PIN hinterlegt. Ihre Leitung setzt sie im Backoffice unter „Anwesenheit“ neben Ihrem Namen.',
  pinMissing: 'Bitte geben Sie Ihre PIN ein.',
  done: (firstName: string, what: string, time: string) => `${firstName}: ${what} um ${time}.`,
  kept: (firstName: string, what: string, time: string) =>
    `${firstName}: ${what} um ${time} gemerkt. Gesendet wird es, sobald es eine Verbindung gibt.`,
  /** If the PIN is in memory only. */
  keptOpen: (firstName: string, what: string, time: string) =>
    `${firstName}: ${what} um ${time} gemerkt. Bitte laden Sie diese Seite nicht neu, bis es eine Verbindung gibt: Ohne https merkt sich dieses Gerät die PIN nur so lange.`,
  loadFailed: 'Benutzer konnte nicht geladen werden.',
  notKept: 'Dieses Gerät kann nichts speichern. Bitte wenden Sie sich an Ihre Leitung.',
  refused: 'Nicht angenommen',
  refusal: (name: string, what: string, when: string, why: string) => `${name}, ${what} am ${when}: ${why}`,
  shutOut: 'Dieses Terminal ist nicht angemeldet.',
  shutOutHint: 'Bitte öffnen Sie seine Adresse neu. Eine Adresse gibt es im Backoffice unter „Terminals“.',
  retry: 'Noch einmal',
} as const;
