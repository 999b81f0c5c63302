// Texts specified word for word: MEDIA-07, CHECKOUT-03, CHECKOUT-21, CHECKOUT-25, SLOT-09, CART-15, DONATE-02,
// STATUS-05, FRAME-06, BRANCHES-04, BRANCHES-05.
import { expect, test } from '@jest/globals';
import { listMessages } from './branch-list/list-messages.de.ts';
import { cartMessages } from './cart/cart-messages.de.ts';
import { checkoutMessages } from './checkout/checkout-messages.de.ts';
import { uploadMessages } from './configure/upload/upload-messages.de.ts';
import { messages } from './messages.de.ts';
import { notFoundMessages } from './not-found-messages.de.ts';
import { payMessages } from './pay/pay-messages.de.ts';
import { statusMessages } from './status/status-messages.de.ts';

test.each([
  [
    'Die ausgewählte Datei "{file}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.',
    uploadMessages.failed('{file}'),
  ],
  [
    'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.',
    checkoutMessages.paymentFailed,
  ],
  [
    'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.',
    payMessages.failedText,
  ],
  ['Zum ausgewählten Tag sind keine Termine verfügbar.', checkoutMessages.noSlots],
  ['Produkt zum Warenkorb hinzugefügt.', messages.menu.added],
  ['Keine Produkte im Warenkorb!', cartMessages.empty],
  ['Keine passende Organisation gefunden.', checkoutMessages.donation.noMatch],
  ['Spendenempfänger konnten nicht geladen werden.', checkoutMessages.donation.loadFailed],
  ['Tische konnten nicht geladen werden.', checkoutMessages.tablesFailed],
  ['Produkte konnten nicht geladen werden.', messages.menu.productsFailed],
  ['Daten konnten nicht geladen werden.', messages.loadFailed],
  ['Bewertung konnte nicht gesendet werden', statusMessages.rating.failed],
  ['Ihre Bestellung wurde storniert.', statusMessages.headlines.rejected],
  ['Tischnummer *', checkoutMessages.table],
  ['Bitte wählen', checkoutMessages.pleaseChoose],
  ['Verarbeiten...', checkoutMessages.submitting],
  ['404 Not Found', notFoundMessages.code],
  ['Leider wurde die angeforderte Seite nicht gefunden.', notFoundMessages.title],
  ['Leider wurden keine Ergebnisse gefunden.', listMessages.none],
  ['2 von 3 Filialen werden angezeigt.', listMessages.shown(2, 3)],
  ['PLZ / Ort', listMessages.search],
])('%s', (specified, actual) => {
  expect(actual).toBe(specified);
});
