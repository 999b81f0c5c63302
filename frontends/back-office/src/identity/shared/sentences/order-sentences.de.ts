import { dateTimeText, moneyText, timeText } from '@theke/admin/ui/format.ts';
import { rewardGiven } from '@theke/contracts/ordering/account';
import { bookingAccountsChanged } from '@theke/contracts/ordering/booking-accounts';
import { slotLimitSet, soldOutTodaySet, stockSet } from '@theke/contracts/ordering/capacity';
import { customerErased } from '@theke/contracts/ordering/customer';
import { dayClosed } from '@theke/contracts/ordering/day-close';
import { deliveryProven, driverAssigned } from '@theke/contracts/ordering/driver-endpoints';
import { receiptSigned, receiptToSign } from '@theke/contracts/ordering/fiscal-receipt';
import { giftCardReversed, giftCardSold } from '@theke/contracts/ordering/gift-card';
import { cartAbandoned } from '@theke/contracts/ordering/kept-cart';
import { openOrdersChanged } from '@theke/contracts/ordering/open-orders';
import {
  counterAppointmentProposed,
  dishPrepared,
  newOrderMessageRequested,
  orderCanceled,
  orderChanged,
  orderCompleted,
  orderConfirmed,
  orderDelivered,
  orderFailed,
  orderHandedOut,
  orderOffered,
  orderPlaced,
  orderRejected,
  paymentCheckRequested,
  paymentDue,
  receiptRequested,
  refundRecorded,
} from '@theke/contracts/ordering/order-events';
import { minutesAdded } from '@theke/contracts/ordering/promise';
import { reservationChanged, reservationChangeLabels } from '@theke/contracts/ordering/reservation';
import { soldOutChanged } from '@theke/contracts/ordering/sold-out';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { dateText, startOf } from '@theke/rules/time/local-time';
import { orderChangeText } from './order-change-text.de.ts';
import { sentence } from './sentence.ts';

const placedKinds = { order: 'Bestellung', preorder: 'Vorbestellung', quotation: 'Angebotsanfrage' };
const channels = { email: 'E‑Mail', sms: 'SMS' };

/** Sentences for orders, customers and stock. */
export const orderSentences = [
  sentence(orderPlaced, ({ order }, _names, { name }) =>
    order
      ? `${placedKinds[order.kind]} ${name} eingegangen, ${moneyText(order.totals.total.gross, order.totals.currency)}`
      : `Bestellung ${name} eingegangen`,
  ),
  sentence(paymentDue, (_data, _names, { name }) => `Bestellung ${name} wartet auf die Online-Zahlung`),
  sentence(orderFailed, (_data, _names, { name }) => `Bestellung ${name} nicht bezahlt und verfallen`),
  sentence(orderConfirmed, ({ appointment, branch }, { zoneOf }, { name, actor }) => {
    if (actor === 'guest') return `Gast hat den vorgeschlagenen Termin von Bestellung ${name} angenommen`;
    return `Bestellung ${name} bestätigt${appointment ? ` für ${dateTimeText(appointment, zoneOf(branch))}` : ''}`;
  }),
  sentence(counterAppointmentProposed, ({ counterAppointment, branch }, { zoneOf }, { name }) =>
    [
      `Anderer Termin für Bestellung ${name} vorgeschlagen`,
      counterAppointment && dateTimeText(counterAppointment, zoneOf(branch)),
    ]
      .filter(Boolean)
      .join(': '),
  ),
  sentence(orderOffered, (_data, _names, { name }) => `Angebot für Bestellung ${name} gesendet`),
  sentence(orderRejected, ({ rejectionMessage }, _names, { name }) =>
    [`Bestellung ${name} abgelehnt`, rejectionMessage].filter(Boolean).join(': '),
  ),
  sentence(orderCanceled, ({ reason }, _names, { name }) =>
    [`Bestellung ${name} storniert`, reason].filter(Boolean).join(': '),
  ),
  sentence(orderHandedOut, (_data, _names, { name }) => `Bestellung ${name} fertiggestellt`),
  sentence(orderDelivered, (_data, _names, { name }) => `Bestellung ${name} zugestellt`),
  sentence(orderCompleted, (_data, _names, { name }) => `Bestellung ${name} abgeschlossen`),
  sentence(orderChanged, ({ order }, { zoneOf }, { name, changes }) => orderChangeText(name, order, changes, zoneOf)),
  sentence(paymentCheckRequested, (_data, _names, { name }) => `Zahlung von Bestellung ${name} abgefragt`),
  sentence(
    newOrderMessageRequested,
    ({ channel = 'email' }, _names, { name }) =>
      `Bestätigung von Bestellung ${name} noch einmal per ${channels[channel]} angefordert`,
  ),
  sentence(receiptRequested, (_data, _names, { name }) => `Druck des Belegs zu Bestellung ${name} angefordert`),
  sentence(
    refundRecorded,
    ({ amount = 0, currency = 'EUR' }, _names, { name }) =>
      `Rückerstattung von ${moneyText(amount, currency)} zu Bestellung ${name} vermerkt`,
  ),
  sentence(customerErased, () => 'Kundendaten gelöscht'),
  sentence(cartAbandoned, ({ branch }, names) => `Warenkorb in ${names.branch(branch)} nicht bestellt`),
  sentence(
    openOrdersChanged,
    ({ branch, total = 0 }, names) => `Offene Bestellungen in ${names.branch(branch)}: ${total}`,
  ),
  sentence(minutesAdded, ({ branch, minutes = 0, until }, names) =>
    minutes === 0
      ? `Längere Wartezeit in ${names.branch(branch)} beendet`
      : `Wartezeit in ${names.branch(branch)} um ${minutes} Minuten verlängert${
          until ? `, bis ${timeText(until, names.zoneOf(branch))}` : ''
        }`,
  ),
  sentence(slotLimitSet, ({ branch, limit }, names) =>
    limit
      ? `Bestellungen je ${limit.minutes} Minuten in ${names.branch(branch)} begrenzt`
      : `Bestellungen je Zeitfenster in ${names.branch(branch)} nicht mehr begrenzt`,
  ),
  sentence(soldOutChanged, ({ branch, products = [] }, names) =>
    products.length === 0
      ? `In ${names.branch(branch)} ist nichts mehr ausverkauft`
      : `Ausverkauft in ${names.branch(branch)}: ${products.map(names.product).join(', ')}`,
  ),
  sentence(stockSet, ({ branch, product, remaining }, names) => {
    const about = `${names.product(product)} in ${names.branch(branch)}`;
    if (remaining === 0) return `${about} als ausverkauft gemeldet`;
    return typeof remaining === 'number'
      ? `Bestand von ${about}: ${remaining}`
      : `${about} wieder unbegrenzt verfügbar`;
  }),
  sentence(soldOutTodaySet, ({ branch, product, until }, names) =>
    until
      ? `${names.product(product)} in ${names.branch(branch)} für heute als ausverkauft gemeldet`
      : `${names.product(product)} in ${names.branch(branch)} wieder verfügbar`,
  ),
  sentence(
    dayClosed,
    ({ branch, number = 0, businessDay }, names) =>
      `Tagesabschluss Nr. ${number} in ${names.branch(branch)}${businessDay ? ` für den ${dateText(startOf(businessDay))}` : ''}`,
  ),
  sentence(bookingAccountsChanged, () => 'Konten für die Buchungsdatei geändert'),
  sentence(
    giftCardSold,
    ({ amount = 0, currency = 'EUR', codeEnd = '', uid }) =>
      `Geschenkkarte …${codeEnd} ${uid === undefined ? '' : 'online '}verkauft: ${formatMoney(toMoney(amount), currency)}`,
  ),
  sentence(
    giftCardReversed,
    ({ amount = 0, currency = 'EUR', uid = '' }) =>
      `Kauf ${uid} storniert: Geschenkkarte über ${formatMoney(toMoney(amount), currency)}`,
  ),
  sentence(rewardGiven, () => 'Stempelkarte voll, Gutscheincode an den Gast geschickt'),
  sentence(reservationChanged, ({ reservation, change }, names) => {
    const about = `Reservierung${reservation ? ` in ${names.branch(reservation.branch.id)} am ${dateText(startOf(reservation.day))}` : ''}`;
    return `${about}: ${change ? reservationChangeLabels[change] : ''}`;
  }),
  sentence(driverAssigned, ({ driver }, names, { name }) =>
    driver
      ? `${names.person(driver)} als Fahrer von Bestellung ${name} eingetragen`
      : `Bestellung ${name} hat keinen Fahrer mehr`,
  ),
  sentence(deliveryProven, (_data, _names, { name }) => `Nachweis der Zustellung von Bestellung ${name} gespeichert`),
  sentence(
    receiptToSign,
    ({ number = 0, register = '', order }) =>
      `Beleg ${number} der Kasse ${register} zu Bestellung ${order?.uid ?? ''} wartet auf die Signatur`,
  ),
  sentence(receiptSigned, ({ number = 0, register = '', order, state }) => {
    const about = `Beleg ${number} der Kasse ${register} zu Bestellung ${order?.uid ?? ''}`;
    return state === 'failed' ? `${about}: Sicherheitseinrichtung ausgefallen` : `${about} signiert`;
  }),
  sentence(
    dishPrepared,
    ({ item = 0, isPrepared }, _names, { name }) =>
      `Position ${item + 1} von Bestellung ${name} ${isPrepared ? 'fertig' : 'wieder offen'}`,
  ),
];
