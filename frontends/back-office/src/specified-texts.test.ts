// OFFICE-05 to OFFICE-08: texts specified word for word.

import { expect, test } from '@jest/globals';
import { messages } from '@theke/admin/messages.de.ts';
import { analyticsLeads } from '@theke/contracts/analytics/analytics-lead';
import { qrCodes } from '@theke/contracts/analytics/qr-code';
import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { departments } from '@theke/contracts/catalog/department';
import { divisions } from '@theke/contracts/catalog/division';
import { menus } from '@theke/contracts/catalog/menu';
import { products } from '@theke/contracts/catalog/product';
import { tables } from '@theke/contracts/catalog/table';
import { tags } from '@theke/contracts/catalog/tag';
import { blocks } from '@theke/contracts/content/block';
import { navigations } from '@theke/contracts/content/navigation';
import { nodes } from '@theke/contracts/content/node';
import { projects } from '@theke/contracts/content/project';
import { redirects } from '@theke/contracts/content/redirect';
import { sites } from '@theke/contracts/content/site';
import { users } from '@theke/contracts/identity/user';
import { imageTemplates } from '@theke/contracts/media/image-template';
import { uploads } from '@theke/contracts/media/upload';
import { devices } from '@theke/contracts/notifications/device';
import { customers } from '@theke/contracts/ordering/customer';
import { donatees } from '@theke/contracts/ordering/donatee';
import { digitalSignageDevices } from '@theke/contracts/signage/device';
import { scenes } from '@theke/contracts/signage/scene';
import { digitalSignageSegments } from '@theke/contracts/signage/segment';
import { digitalSignageStreams } from '@theke/contracts/signage/stream';
import { tasks } from '@theke/contracts/time-tracking/task';
import { workingActivities } from '@theke/contracts/time-tracking/working-activity';
import { statisticsMessages } from './analytics/shared/statistics-messages.de.ts';
import { configMessages } from './identity/config/config-messages.de.ts';
import { logMessages } from './identity/shared/log-messages.de.ts';
import { loadingMessages } from './loading-messages.de.ts';
import { imageMessages } from './media/images/image-messages.de.ts';
import { uploadMessages } from './media/uploads/upload-messages.de.ts';
import { deviceMessages } from './notifications/devices/device-messages.de.ts';
import { mailboxMessages } from './notifications/shared/mailbox-messages.de.ts';
import { customerMessages } from './ordering/customers/customer-messages.de.ts';
import { orderPageMessages } from './ordering/orders/order-page-messages.de.ts';
import { orderMessages } from './ordering/shared/order-messages.de.ts';
import { paymentMessages } from './payments/shared/payment-messages.de.ts';
import { planMessages } from './time-tracking/planning/plan-messages.de.ts';
import { sheetMessages } from './time-tracking/shared/sheet-messages.de.ts';
import { taskMessages } from './time-tracking/tasks/task-messages.de.ts';
import { terminalMessages } from './time-tracking/terminal/terminal-messages.de.ts';

const { form, list } = messages;
const { board } = orderMessages;

test.each([
  ['Bestellungen konnten nicht geladen werden', board.loadFailed],
  ['Bestellung konnte nicht storniert werden', board.cancelFailed],
  ['Bestellstatus konnte nicht geändert werden', board.moveFailed],
  ['Beleg konnte nicht gedruckt werden', orderPageMessages.print.failed],
  ['Zahlungsstatus konnte nicht überprüft werden', paymentMessages.checkFailed],
  ['Bestätigung konnte nicht versendet werden', mailboxMessages.resendFailed],
  ['Test nicht erfolgreich.', deviceMessages.testFailed],
  ['Log konnte nicht angefordert werden.', deviceMessages.logFailed],
  ['Logs konnten nicht geladen werden.', logMessages.loadFailed],
  ['Log konnte nicht geladen werden.', logMessages.loadOneFailed],
  ['Konfiguration konnte nicht geladen oder gespeichert werden', configMessages.failed],
  ['Schriftarten konnten nicht geladen werden.', configMessages.fontFailed],
  ['Kunden konnten nicht geladen werden.', messages.list.loadFailed(customers.label.many)],
  ['Kunde konnte nicht geladen werden.', customerMessages.loadOneFailed],
  ['Kunde konnte nicht erstellt werden.', customerMessages.createFailed],
  ['Kunde konnte nicht aktualisiert werden.', customerMessages.updateFailed],
  ['Kunde konnte nicht gelöscht werden.', customerMessages.deleteFailed],
  ['Aktiver Benutzer konnte nicht geladen werden.', messages.session.loadFailed],
  ['Daten konnten nicht geladen werden.', loadingMessages.failed],
  ['Bilder konnten nicht geladen werden.', imageMessages.loadFailed],
  ['Bild konnte nicht geladen werden.', imageMessages.loadOneFailed],
  ['Bild konnte nicht erstellt werden.', messages.editors.uploadFailed],
  ['Bild konnte nicht aktualisiert werden.', imageMessages.updateFailed],
  ['Bild konnte nicht gelöscht werden.', imageMessages.deleteFailed],
  ['Uploads konnten nicht geladen werden.', messages.list.loadFailed(uploads.label.many)],
  ['Upload konnte nicht aktualisiert werden.', uploadMessages.updateFailed],
  ['Upload konnte nicht gelöscht werden.', uploadMessages.deleteFailed],
  ['Aufgaben konnten nicht geladen werden.', taskMessages.loadFailed],
  ['Aufgabe konnte nicht geladen werden.', taskMessages.oneFailed],
  ['Aufgabe konnte nicht aktualisiert werden.', taskMessages.updateFailed],
])('%s', (specified, actual) => {
  expect(actual).toBe(specified);
});

// "(per-entity singular/plural forms)": each kind of text for each of them.
test.each([
  [branches, 'Filiale', 'Filialen'],
  [categories, 'Kategorie', 'Kategorien'],
  [departments, 'Abteilung', 'Abteilungen'],
  [divisions, 'Organisation', 'Organisationen'],
  [menus, 'Produktkatalog', 'Produktkataloge'],
  [products, 'Produkt', 'Produkte'],
  [tables, 'Tisch', 'Tische'],
  [tags, 'Tag', 'Tags'],
  [imageTemplates, 'Bildvorlage', 'Bildvorlagen'],
  [users, 'Benutzer', 'Benutzer'],
  [donatees, 'Spendenempfänger', 'Spendenempfänger'],
  [devices, 'Gerät', 'Geräte'],
  [projects, 'Projekt', 'Projekte'],
  [navigations, 'Navigation', 'Navigationen'],
  [nodes, 'Inhalt', 'Inhalte'],
  [blocks, 'Inhalt', 'Inhalte'],
  [redirects, 'Redirect', 'Redirects'],
  [qrCodes, 'QR Code', 'QR Codes'],
  [analyticsLeads, 'Lead', 'Leads'],
  [sites, 'Seite', 'Seiten'],
  [workingActivities, 'Aktivität', 'Aktivitäten'],
  [tasks, 'Aufgabe', 'Aufgaben'],
  [scenes, 'Szene', 'Szenen'],
  [digitalSignageSegments, 'Filmsequenz', 'Filmsequenzen'],
  [digitalSignageStreams, 'Stream', 'Streams'],
  [digitalSignageDevices, 'TV', 'TVs'],
])('%#: each failure names its entity', ({ label }, one, many) => {
  expect(list.loadFailed(label.many)).toBe(`${many} konnten nicht geladen werden.`);
  expect(
    [form.loadFailed, form.createFailed, form.updateFailed, form.deleteFailed].map((say) => say(label.one)),
  ).toEqual(['geladen', 'erstellt', 'aktualisiert', 'gelöscht'].map((done) => `${one} konnte nicht ${done} werden.`));
});

test('OFFICE-07: statistics that cannot be loaded', () => {
  expect(statisticsMessages.loadFailed).toBe('Statistik konnte nicht geladen werden');
});

test('OFFICE-09: failures of the terminal', () => {
  expect(terminalMessages.loadFailed).toBe('Benutzer konnte nicht geladen werden.');
  expect(terminalMessages.failed).toEqual({
    start: 'Aktivität konnte nicht gestartet werden.',
    end: 'Aktivität konnte nicht beendet werden.',
    pause: 'Aktivität konnte nicht pausiert werden.',
    resume: 'Aktivität konnte nicht fortgesetzt werden.',
  });
});

test('OFFICE-09: time sheets that cannot be loaded', () => {
  expect([sheetMessages.accountFailed, sheetMessages.loadFailed]).toEqual([
    'Urlaubskonten konnten nicht geladen werden.',
    'Zeitsalden konnten nicht geladen werden.',
  ]);
});

test('OFFICE-05: failures of shift planning', () => {
  const { loadFailed, createFailed, updateFailed, deleteFailed } = planMessages;
  expect([loadFailed, createFailed, updateFailed, deleteFailed]).toEqual(
    ['geladen', 'erstellt', 'aktualisiert', 'gelöscht'].map((done) => `Planung konnte nicht ${done} werden.`),
  );
});
