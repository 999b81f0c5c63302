import { aiSettingsChanged } from '@theke/contracts/ai/ai-settings';
import { generationDecided, generationStates, generationUses } from '@theke/contracts/ai/generation';
import { productImports } from '@theke/contracts/catalog/product-import';
import { tableImports } from '@theke/contracts/catalog/table-import';
import { formSubmitted, formTested } from '@theke/contracts/content/form';
import { qrCodesScanned } from '@theke/contracts/gateway/qr-codes-scanned';
import { redirectsUsed } from '@theke/contracts/gateway/redirects-used';
import { accountPolicyChanged } from '@theke/contracts/identity/account-policy';
import { apiKeyChanged, apiKeyDeleted } from '@theke/contracts/identity/api-key';
import { newDeviceUsed } from '@theke/contracts/identity/own-session';
import { passkeyChanged } from '@theke/contracts/identity/passkey';
import { tokenChanged } from '@theke/contracts/identity/personal-token';
import { profileChanged, profileDeleted } from '@theke/contracts/identity/profile';
import { loginLinkRequested, sessionEnded, userInvited } from '@theke/contracts/identity/session';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { twoFactorChanged } from '@theke/contracts/identity/two-factor';
import { userImports } from '@theke/contracts/identity/user-import';
import { imageChanged, imageDeleted, imageStored } from '@theke/contracts/media/image';
import { logoDrawn } from '@theke/contracts/media/logo';
import { taskFileDeleted, taskFileStored } from '@theke/contracts/media/task-file';
import { uploadChanged, uploadDeleted, uploadStored } from '@theke/contracts/media/upload';
import { orderUnseen } from '@theke/contracts/notifications/escalation';
import { addressImports } from '@theke/contracts/ordering/address-list';
import { customerImports } from '@theke/contracts/ordering/customer-import';
import { tvSilent } from '@theke/contracts/signage/signage-events';
import { importSentence } from './import-sentence.de.ts';
import { sentence } from './sentence.ts';

const quoted = (kind: string, name: string): string => (name ? `${kind} „${name}“` : kind);

/** Sentences for accounts, files, forms, devices and the AI. */
export const otherSentences = [
  sentence(
    apiKeyChanged,
    (_data, _names, { name, changes }) =>
      `${quoted('API-Schlüssel', name)} ${changes === null ? 'erstellt' : 'erneuert'}`,
  ),
  sentence(apiKeyDeleted, (_data, _names, { name }) => `${quoted('API-Schlüssel', name)} gelöscht`),
  sentence(
    loginLinkRequested,
    ({ user }, { person }) => `Anmeldelink für ${person(user ? { id: user } : null)} angefordert`,
  ),
  sentence(userInvited, ({ user }, { person }) => `${person(user ? { id: user } : null)} per E‑Mail eingeladen`),
  sentence(
    newDeviceUsed,
    ({ user, device }, { person }) =>
      `${person(user ? { id: user } : null)} hat sich auf einem neuen Gerät angemeldet${device ? ` (${device})` : ''}`,
  ),
  sentence(
    twoFactorChanged,
    ({ user, isOn }, { person }) =>
      `Anmeldung in zwei Schritten von ${person(user ? { id: user } : null)} ${isOn ? 'eingeschaltet' : 'ausgeschaltet'}`,
  ),
  sentence(
    accountPolicyChanged,
    ({ isSecondStepRequired }) =>
      `Zweiter Schritt für Administratoren ${isSecondStepRequired ? 'verlangt' : 'nicht mehr verlangt'}`,
  ),
  sentence(
    passkeyChanged,
    ({ user, name = '', isAdded }, { person }) =>
      `${quoted('Passkey', name)} von ${person(user ? { id: user } : null)} ${isAdded ? 'hinzugefügt' : 'gelöscht'}`,
  ),
  sentence(
    tokenChanged,
    ({ user, name = '', isAdded }, { person }) =>
      `${quoted('API-Token', name)} von ${person(user ? { id: user } : null)} ${isAdded ? 'erstellt' : 'gelöscht'}`,
  ),
  sentence(sessionEnded, ({ user }, { person }) => `Sitzung von ${person(user ? { id: user } : null)} beendet`),
  sentence(profileChanged, ({ id }, { person }) => `Öffentliches Profil von ${person(id ? { id } : null)} geändert`),
  sentence(
    profileDeleted,
    ({ id }, { person }) => `Profil von ${person(id ? { id } : null)} ist nicht mehr öffentlich`,
  ),
  sentence(
    tenantChanged,
    ({ name = '', version }) => `${quoted('Mandant', name)} ${version === 1 ? 'angelegt' : 'geändert'}`,
  ),
  sentence(
    imageStored,
    ({ name = '', fileVersion = 1 }) => `${quoted('Bild', name)} ${fileVersion === 1 ? 'hochgeladen' : 'ersetzt'}`,
  ),
  sentence(imageChanged, ({ name = '' }) => `Angaben zum ${quoted('Bild', name)} geändert`),
  sentence(imageDeleted, (_data, _names, { name }) => `${quoted('Bild', name)} gelöscht`),
  sentence(logoDrawn, ({ logo }) => (logo ? 'Logo für E‑Mails bereitgestellt' : 'Logo für E‑Mails entfernt')),
  sentence(uploadStored, ({ fileVersion = 1 }) => (fileVersion === 1 ? 'Datei hochgeladen' : 'Datei ersetzt')),
  sentence(uploadChanged, () => 'Datei geändert'),
  sentence(uploadDeleted, () => 'Datei gelöscht'),
  sentence(taskFileStored, () => 'Datei an eine Aufgabe angehängt'),
  sentence(taskFileDeleted, () => 'Datei einer Aufgabe gelöscht'),
  sentence(
    orderUnseen,
    ({ branch }, names) => `Neue Bestellung in ${names.branch(branch)} trotz Erinnerung nicht angesehen`,
  ),
  sentence(tvSilent, ({ name = '' }) => `${quoted('TV', name)} meldet sich seit fünf Minuten nicht`),
  sentence(formSubmitted, ({ title = '' }) => `${quoted('Formular', title)} abgesendet`),
  sentence(formTested, ({ title = '' }) => `${quoted('Formular', title)} zur Probe gesendet`),
  sentence(qrCodesScanned, ({ scans = [] }) =>
    scans.length === 1 ? '1 QR-Code aufgerufen' : `QR-Codes ${scans.length} Mal aufgerufen`,
  ),
  sentence(redirectsUsed, () => 'Weiterleitungen aufgerufen'),
  sentence(generationDecided, ({ use, state }) =>
    ['KI-Auftrag', use && `„${generationUses[use]}“`, state && `– ${generationStates[state]}`]
      .filter(Boolean)
      .join(' '),
  ),
  sentence(aiSettingsChanged, () => 'Einstellungen der KI geändert'),
  importSentence(productImports.imported, 'Produkte'),
  importSentence(tableImports.imported, 'Tische'),
  importSentence(customerImports.imported, 'Kunden'),
  importSentence(addressImports.imported, 'Adressen'),
  importSentence(userImports.imported, 'Benutzer'),
];
