import type { Case } from './case.ts';

/** A status text and the values of its placeholders; times are HH:mm, `day` is the displayed word. */
export type StatusTextsCase = Case<
  | { readonly text: 'open-branches'; readonly n: number }
  | { readonly text: 'open-until'; readonly time: string }
  | { readonly text: 'open-today' | 'pickup'; readonly from: string; readonly to: string }
  | { readonly text: 'opens'; readonly day: string; readonly time: string },
  string
>;

const quote =
  "Status texts: '{n} Standort geöffnet', '{n} Standorte geöffnet', 'Alle Standorte geschlossen', 'Geöffnet bis {time}', 'Offen heute {from} Uhr bis {to} Uhr', 'Abholung {from} Uhr bis {to} Uhr', 'Öffnet {day} um {time} Uhr'.";

export const statusTextsCases = [
  {
    name: 'one branch open',
    rule: 'HOURS-24',
    quote,
    arithmetic: 'n = 1: singular',
    given: { text: 'open-branches', n: 1 },
    expect: '1 Standort geöffnet',
  },
  {
    name: 'two branches open',
    rule: 'HOURS-24',
    quote,
    arithmetic: 'n = 2: plural',
    given: { text: 'open-branches', n: 2 },
    expect: '2 Standorte geöffnet',
  },
  {
    name: 'twenty-one branches open',
    rule: 'HOURS-24',
    quote,
    arithmetic: 'n = 21: plural',
    given: { text: 'open-branches', n: 21 },
    expect: '21 Standorte geöffnet',
  },
  {
    name: 'no branch open',
    rule: 'HOURS-24',
    quote,
    arithmetic: 'n = 0',
    given: { text: 'open-branches', n: 0 },
    expect: 'Alle Standorte geschlossen',
  },
  {
    name: 'open until',
    rule: 'HOURS-24',
    quote,
    arithmetic: 'time = 22:00; no "Uhr" in this one',
    given: { text: 'open-until', time: '22:00' },
    expect: 'Geöffnet bis 22:00',
  },
  {
    name: 'open today',
    rule: 'HOURS-24',
    quote,
    arithmetic: 'from = 11:00, to = 22:00',
    given: { text: 'open-today', from: '11:00', to: '22:00' },
    expect: 'Offen heute 11:00 Uhr bis 22:00 Uhr',
  },
  {
    name: 'pickup',
    rule: 'HOURS-24',
    quote,
    arithmetic: 'from = 11:30, to = 21:45',
    given: { text: 'pickup', from: '11:30', to: '21:45' },
    expect: 'Abholung 11:30 Uhr bis 21:45 Uhr',
  },
  {
    name: 'opens',
    rule: 'HOURS-24',
    quote,
    arithmetic: 'day = Montag, time = 09:05',
    given: { text: 'opens', day: 'Montag', time: '09:05' },
    expect: 'Öffnet Montag um 09:05 Uhr',
  },
] as const satisfies readonly StatusTextsCase[];
