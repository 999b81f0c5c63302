// What spec 000 section 8 says word for word about orders, devices, customers and donatees stands so in the back office.
import { expect, test } from '@jest/globals';
import { devices } from '@theke/contracts/notifications/device';
import { donatees } from '@theke/contracts/ordering/donatee';
import { mailboxMessages } from './mailbox/mailbox-messages.de.ts';
import { messages } from './messages.de.ts';

const { board, customers, form, list, payment, print } = messages;

test.each([
  ['Bestellungen konnten nicht geladen werden', board.loadFailed],
  ['Bestellung konnte nicht storniert werden', board.cancelFailed],
  ['Bestellstatus konnte nicht geändert werden', board.moveFailed],
  ['Beleg konnte nicht gedruckt werden', print.failed],
  ['Zahlungsstatus konnte nicht überprüft werden', payment.checkFailed],
  ['Bestätigung konnte nicht versendet werden', mailboxMessages.resendFailed],
  ['Test nicht erfolgreich.', messages.devices.testFailed],
  ['Log konnte nicht angefordert werden.', messages.devices.logFailed],
  ['Logs konnten nicht geladen werden.', messages.logs.loadFailed],
  ['Geräte konnten nicht geladen werden.', list.loadFailed(devices.label.many)],
  ['Gerät konnte nicht geladen werden.', form.loadFailed(devices.label.one)],
  ['Gerät konnte nicht erstellt werden.', form.createFailed(devices.label.one)],
  ['Gerät konnte nicht aktualisiert werden.', form.updateFailed(devices.label.one)],
  ['Gerät konnte nicht gelöscht werden.', form.deleteFailed(devices.label.one)],
  ['Spendenempfänger konnten nicht geladen werden.', list.loadFailed(donatees.label.many)],
  ['Spendenempfänger konnte nicht gelöscht werden.', form.deleteFailed(donatees.label.one)],
  ['Kunden konnten nicht geladen werden.', customers.loadFailed],
  ['Kunde konnte nicht geladen werden.', customers.loadOneFailed],
])('%s', (specified, said) => {
  expect(said).toBe(specified);
});
