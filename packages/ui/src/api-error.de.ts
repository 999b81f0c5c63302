/** Why a call failed that the server said nothing about. */
export const networkTexts = {
  offline: 'Sie sind offline – Bitte überprüfen Sie Ihre Internetverbindung.',
  unreachable: 'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
  /** CHECKOUT-24: a failure without a body. */
  unknown: 'Ein unbekannter Fehler ist aufgetreten.',
};
