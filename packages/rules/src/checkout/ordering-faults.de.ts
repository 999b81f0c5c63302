/** Reasons why an order is not possible, and labels of the submit button (CHECKOUT-19, CHECKOUT-20). */
export const orderingTexts = {
  notYet: (date: string, time: string) => `Bestellungen nehmen wir ab ${date}, ${time} Uhr entgegen.`,
  typeNotOffered: 'Diese Bestellart ist hier nicht möglich. Bitte wählen Sie eine andere.',
  areaRequired: 'Bitte wählen Sie ein Liefergebiet aus.',
  submit: {
    order: 'Bestellung abschicken',
    preorder: 'Vorbestellung abschicken',
    quotation: 'Angebotsanfrage abschicken',
  },
  /** Label required for paid orders by the law of Austria (FAGG, section 8) and Germany (BGB, section 312j). */
  obligation: 'Zahlungspflichtig bestellen',
};
