import type { CheckedGiftCard } from '@theke/contracts/ordering/gift-card';

/** Texts about gift cards in the checkout and on the page of the balance. */
export const giftCardMessages = {
  title: 'Geschenkkarte',
  buy: 'Geschenkkarte kaufen',
  enter: 'Mit Geschenkkarte bezahlen',
  code: 'Code der Geschenkkarte',
  codeHint: '16 Zeichen, sie stehen auf der Karte oder in der Mail.',
  check: 'Karte prüfen',
  checking: 'Wird geprüft …',
  remove: 'Entfernen',
  card: (end: string) => `Geschenkkarte …${end}`,
  balance: (sum: string) => `Guthaben ${sum}`,
  left: (sum: string) => `Danach sind noch ${sum} auf der Karte.`,
  coversAll: 'Damit ist alles bezahlt.',
  rest: (sum: string) => `Den Rest von ${sum} bezahlen Sie unten.`,
  pageIntro: 'Sehen Sie nach, wie viel noch auf Ihrer Geschenkkarte ist.',
  redeemHint: 'Zum Einlösen geben Sie den Code beim Bestellen ein oder zeigen ihn vor Ort.',
  validUntil: (day: string) => `Gültig bis ${day}`,
  unlimited: 'Unbegrenzt gültig',
  states: {
    active: '',
    empty: 'Diese Geschenkkarte ist aufgebraucht.',
    expired: 'Diese Geschenkkarte ist abgelaufen.',
    blocked: 'Diese Geschenkkarte ist gesperrt. Bitte wenden Sie sich an unser Team.',
    reversed: 'Diese Geschenkkarte wurde zurückgegeben.',
  } as Readonly<Record<CheckedGiftCard['state'], string>>,
  /** The server's message. */
  refused: ({ message }: { code: string; message: string }) => message,
};
