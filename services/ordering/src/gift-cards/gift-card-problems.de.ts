import type { GiftCardState } from '@theke/contracts/ordering/gift-card';

/** Why a gift card is refused. */
export const giftCardProblems = {
  unknown: 'Diese Geschenkkarte gibt es nicht. Bitte prüfen Sie den Code.',
  off: 'Mit Geschenkkarten lässt sich hier derzeit nicht bezahlen. Bitte entfernen Sie die Karte.',
  notSold: 'Geschenkkarten verkaufen wir derzeit nicht online.',
  notOffered: 'Diese Zahlungsart bieten wir hier nicht an. Bitte wählen Sie eine andere.',
  otherPurchase: 'Dieser Kauf wurde schon mit anderen Angaben abgeschickt. Bitte laden Sie die Seite neu.',
  notPossible: 'Solange der Preis noch nicht feststeht, lässt sich keine Geschenkkarte einlösen.',
  tooMuch: (most: string) => `Mit der Geschenkkarte lassen sich bei dieser Bestellung höchstens ${most} bezahlen.`,
  balance: (balance: string) =>
    `Auf dieser Geschenkkarte sind nur noch ${balance}. Bitte geben Sie den Code noch einmal ein.`,
  states: {
    empty: 'Diese Geschenkkarte ist aufgebraucht.',
    expired: 'Diese Geschenkkarte ist abgelaufen.',
    blocked: 'Diese Geschenkkarte ist gesperrt. Bitte wenden Sie sich an unser Team.',
    reversed: 'Diese Geschenkkarte wurde zurückgegeben.',
  } satisfies Record<Exclude<GiftCardState, 'active'>, string>,
};
