/** Texts for failures without a message of the server. */
export const networkTexts = {
  offline: 'Sie sind offline – Bitte überprüfen Sie Ihre Internetverbindung.',
  unreachable: 'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
  /** CHECKOUT-24: a failure without a response body. */
  unknown: 'Ein unbekannter Fehler ist aufgetreten.',
};
