/** Why this cannot be ordered here and now, and the submit button's words (CHECKOUT-19, CHECKOUT-20). */
export const orderingTexts = {
  notYet: (date: string, time: string) => `Bestellungen nehmen wir ab ${date}, ${time} Uhr entgegen.`,
  typeNotOffered: 'Diese Bestellart ist hier nicht möglich. Bitte wählen Sie eine andere.',
  areaRequired: 'Bitte wählen Sie ein Liefergebiet aus.',
  submit: {
    order: 'Bestellung abschicken',
    preorder: 'Vorbestellung abschicken',
    quotation: 'Angebotsanfrage abschicken',
  },
  /** As the law of Austria (FAGG, section 8) and Germany (BGB, section 312j) wants it on the button of what costs something. */
  obligation: 'Zahlungspflichtig bestellen',
};
