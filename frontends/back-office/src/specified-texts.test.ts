// OFFICE-05 to OFFICE-08: the sentences that are fixed word for word stand so in the back office.
import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { departments } from '@theke/contracts/catalog/department';
import { divisions } from '@theke/contracts/catalog/division';
import { menus } from '@theke/contracts/catalog/menu';
import { products } from '@theke/contracts/catalog/product';
import { tables } from '@theke/contracts/catalog/table';
import { tags } from '@theke/contracts/catalog/tag';
import { users } from '@theke/contracts/identity/user';
import { devices } from '@theke/contracts/notifications/device';
import { donatees } from '@theke/contracts/ordering/donatee';
import { configMessages } from './config/config-messages.de.ts';
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
  ['Konfiguration konnte nicht geladen oder gespeichert werden', configMessages.failed],
  ['Schriftarten konnten nicht geladen werden.', configMessages.fontFailed],
  ['Kunden konnten nicht geladen werden.', customers.loadFailed],
  ['Kunde konnte nicht geladen werden.', customers.loadOneFailed],
])('%s', (specified, said) => {
  expect(said).toBe(specified);
});

// "(per-entity singular/plural forms)": one sentence of each kind for each of them.
test.each([
  [branches, 'Filiale', 'Filialen'],
  [categories, 'Kategorie', 'Kategorien'],
  [departments, 'Abteilung', 'Abteilungen'],
  [divisions, 'Organisation', 'Organisationen'],
  [menus, 'Produktkatalog', 'Produktkataloge'],
  [products, 'Produkt', 'Produkte'],
  [tables, 'Tisch', 'Tische'],
  [tags, 'Tag', 'Tags'],
  [users, 'Benutzer', 'Benutzer'],
  [donatees, 'Spendenempfänger', 'Spendenempfänger'],
  [devices, 'Gerät', 'Geräte'],
])('%#: each failure is told by its entity', ({ label }, one, many) => {
  expect(list.loadFailed(label.many)).toBe(`${many} konnten nicht geladen werden.`);
  expect(
    [form.loadFailed, form.createFailed, form.updateFailed, form.deleteFailed].map((say) => say(label.one)),
  ).toEqual(['geladen', 'erstellt', 'aktualisiert', 'gelöscht'].map((done) => `${one} konnte nicht ${done} werden.`));
});
