/** Texts about the gift card of an order. */
export const giftCardMessages = {
  title: 'Geschenkkarte',
  redeem: 'Geschenkkarte einlösen',
  none: 'Noch keine eingelöst.',
  paid: (end: string, sum: string) => `Karte …${end} bezahlt ${sum}.`,
  returned: (sum: string) => `${sum} sind wieder auf der Karte.`,
  code: 'Code der Karte',
  codeHint: 'Eingelöst wird, soweit das Guthaben reicht.',
  done: (sum: string) => `Eingelöst: ${sum}`,
  giveBack: 'Auf die Karte zurückbuchen',
  giveBackText: 'Der Betrag kommt auf die Geschenkkarte zurück und zählt nicht mehr zum Umsatz.',
  giveBackSend: (sum: string) => `${sum} zurückbuchen`,
  working: 'Wird gebucht …',
  noReason: 'Zurückgebucht',
  returnedLine: 'Zurück auf die Geschenkkarte',
  line: (end: string) => `Geschenkkarte …${end}`,
} as const;
