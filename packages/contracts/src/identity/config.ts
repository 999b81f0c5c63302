import { rewardKinds } from '@theke/rules/loyalty/reward-kinds';
import { areMapHosts, isMapStyle, isTokenMissing, maxMapHosts } from '@theke/rules/map/map-access';
import { mapDefaults } from '@theke/rules/map/map-view';
import { type LabelKind, labelLayouts, maxLabels } from '@theke/rules/qr/label-layout';
import { areWebHosts, maxWebHosts } from '@theke/rules/signage/web-hosts';
import { fontFamilies } from '@theke/rules/theme/fonts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { discountKindLabels } from '../ordering/discount-line.ts';
import { references } from '../reference.ts';
import { cents, exampleIds, id, imageRef, version, webAddress } from '../wire.ts';

const text = (length: number) => z.string().trim().max(length);
const flag = (title: string, section: string, initially = false) =>
  field(z.boolean(), title, { section }).default(initially);
const color = (title: string) =>
  field(z.string().regex(/^#[0-9A-Fa-f]{6}$/), title, {
    section: 'Aussehen',
    widget: 'color',
    hint: 'Bitte geben Sie eine Farbe wie #003F4B an.',
  });
const legal = (title: string) =>
  field(text(100_000), title, { section: 'Rechtliches', widget: 'textarea' }).default('');
/** The tenant's id at a third-party provider. Empty: nothing is loaded from that provider. */
const thirdPartyId = (pattern: RegExp, title: string, hint: string) =>
  field(z.union([z.string().trim().regex(pattern), z.literal('')]), title, {
    section: 'Dienste anderer Anbieter',
    hint,
  }).default('');
const mapAngle = (title: string, min: number, max: number, initially: number, hint: string) =>
  field(z.number().min(min).max(max), title, { section: 'Karte', hint }).default(initially);
const link = (title: string) => field(webAddress, title, { section: 'Rechtliches' }).default('');

/** Layout of label sheets to cut out (QR-08). */
const labelsOf = (kind: LabelKind, name: string, hint: string) => {
  const count = (axis: 'rows' | 'columns', title: string, hint: string) =>
    field(z.int().min(1).max(maxLabels[kind][axis]), `${name}: ${title}`, { section: 'Druckbogen', hint }).default(
      labelLayouts[kind][axis],
    );
  return z.strictObject({
    rows: count('rows', 'Zeilen', `${hint} Höchstens ${maxLabels[kind].rows}.`),
    columns: count('columns', 'Spalten', `Höchstens ${maxLabels[kind].columns}, damit Kameras den Code gut lesen.`),
  });
};

/** Days that single page views are stored. Default for tenants. */
export const visitLogDays = 30;

/** Theme (SHAPE-09, LOOK-01): everything else about colour is derived from these two (`@theke/rules/theme/theme`). */
export const theme = z.strictObject({
  brand: color('Hauptfarbe').default('#003F4B'),
  accent: color('Akzentfarbe').default('#4CAF5B'),
  radius: field(z.number().min(0).max(24), 'Eckenradius (px)', { section: 'Aussehen' }).default(10),
  font: field(z.enum(fontFamilies), 'Schrift', { section: 'Aussehen' }).default('Inter'),
});
export type Theme = z.output<typeof theme>;

const fields = {
  shopName: field(oneLine(120).min(1), 'Name des Shops'),
  businessName: field(oneLine(200), 'Firmenname').default(''),
  title: field(oneLine(200), 'Titel').default(''),
  description: field(text(500), 'Beschreibung', { widget: 'textarea' }).default(''),
  website: field(webAddress, 'Website').default(''),
  currency: field(z.enum(['EUR', 'CHF']), 'Währung', { choices: { EUR: 'Euro (€)', CHF: 'Franken (Fr.)' } }).default(
    'EUR',
  ),
  defaultDeliveryMethod: field(z.enum(['takeaway', 'delivery', 'dineIn']), 'Vorgewählte Bestellart', {
    choices: { takeaway: 'Takeaway', delivery: 'Lieferung', dineIn: 'Dine In' },
  }).default('takeaway'),
  seoTitle: field(oneLine(200), 'Titel für Suchmaschinen', {
    section: 'Suchmaschinen',
    hint: 'Steht im Reiter des Browsers und in Suchergebnissen.',
  }).default(''),
  seoDescription: field(text(500), 'Beschreibung für Suchmaschinen', {
    section: 'Suchmaschinen',
    widget: 'textarea',
  }).default(''),
  theme: theme.default({ brand: '#003F4B', accent: '#4CAF5B', radius: 10, font: 'Inter' }),
  logo: field(imageRef.nullable(), 'Logo', { widget: 'image', section: 'Aussehen' }).default(null),
  logoDark: field(imageRef.nullable(), 'Logo auf dunklem Grund', {
    widget: 'image',
    section: 'Aussehen',
    hint: 'Für das dunkle Aussehen und dunkle Kopfzeilen, meist in Weiß. Ohne Bild steht dort das Logo. Mails zeigen immer das Logo.',
  }).default(null),
  favicon: field(imageRef.nullable(), 'Zeichen im Browser (Favicon)', {
    widget: 'image',
    section: 'Aussehen',
    hint: 'Quadratisch. Ohne Bild steht dort ein Zeichen in Ihren Farben.',
  }).default(null),
  ogImage: field(imageRef.nullable(), 'Vorschaubild für Links', {
    widget: 'image',
    section: 'Aussehen',
    hint: 'Erscheint, wenn jemand Ihre Seite teilt. Filialen mit eigenem Bild zeigen das eigene.',
  }).default(null),
  termsAndConditions: link('AGB (Adresse)'),
  termsAndConditionsText: legal('AGB (Text)'),
  privacyPolicy: link('Datenschutz (Adresse)'),
  privacyPolicyText: legal('Datenschutz (Text)'),
  imprint: link('Impressum (Adresse)'),
  imprintText: legal('Impressum (Text)'),
  allergens: link('Allergene (Adresse)'),
  allergensText: legal('Allergene (Text)'),
  /**
   * Set when a tenant is created and preserved on every save: the shop takes no orders without these texts (ADR 0030).
   */
  needsLegalTexts: field(z.boolean(), 'Öffnet erst mit Impressum, AGB und Datenschutz', {
    section: 'Rechtliches',
  }).default(false),
  tellsObligation: field(z.boolean(), '„Zahlungspflichtig bestellen“ am Knopf', {
    section: 'Rechtliches',
    hint: 'Österreich (§ 8 FAGG) und Deutschland (§ 312j BGB) verlangen das bei Bestellungen, die etwas kosten. Sonst steht dort „Bestellung abschicken“ oder „Vorbestellung abschicken“.',
  }).default(false),
  offersEnglish: field(z.boolean(), 'Englisch für Gäste', {
    section: 'Module',
    hint: 'Gäste können den Shop und den Stand ihrer Bestellung auf Englisch lesen. Namen und Beschreibungen lesen sie auf Englisch, wo Sie sie übersetzt haben; Küche und Team sehen alles auf Deutsch.',
  }).default(false),
  enablePluginHomePage: field(z.boolean(), 'Startseite', {
    section: 'Module',
    hint: 'Mit Titel, Beschreibung, Öffnungszeiten und Kontakt Ihrer Filialen; sonst beginnt der Shop mit der Liste der Filialen.',
  }).default(false),
  enablePluginSearch: flag('Suche nach PLZ / Ort', 'Module'),
  enablePluginTags: flag('Tags', 'Module'),
  enablePluginCategoryBar: flag('Kategorieleiste', 'Module', true),
  enablePluginSMS: flag('SMS an Gäste', 'Module'),
  enableSMSAbroad: field(z.boolean(), 'SMS auch in andere Länder', {
    section: 'Module',
    hint: 'Sonst gehen SMS nur nach Österreich, Deutschland, in die Schweiz und nach Liechtenstein.',
  }).default(false),
  enablePluginDonations: flag('Spenden', 'Module'),
  enablePluginGiftCards: field(z.boolean(), 'Geschenkkarten', {
    section: 'Module',
    hint: 'Ihr Team verkauft Geschenkkarten an der Kasse. Bieten Filialen Online-Zahlung an, kaufen Gäste sie auch auf Ihrer Website. Eingelöst werden sie beim Bestellen, auch in Teilen; erst dann entstehen Umsatz und Steuer.',
  }).default(false),
  giftCardMonths: field(z.int().min(1).max(600).nullable(), 'Geschenkkarten gelten (Monate)', {
    section: 'Module',
    hint: 'Ab dem Verkauf. Leer: unbegrenzt. Wie kurz eine Frist sein darf, hängt vom Recht Ihres Landes ab; fragen Sie im Zweifel Ihre Beratung. Online verkaufte Karten gelten mindestens so lange, wie das Gesetz vorsieht.',
  }).default(null),
  enablePluginAbandonedCarts: field(z.boolean(), 'Leads aus abgebrochenen Bestellungen', {
    section: 'Module',
    hint: 'Im Bestellvorgang können Gäste ankreuzen, dass Sie sich melden dürfen, falls sie nicht bestellen. Nur dann entsteht nach einer Stunde ohne Bestellung ein Lead mit dem Warenkorb. Automatisch wird niemandem geschrieben.',
  }).default(false),
  enablePluginAccounts: field(z.boolean(), 'Kundenkonten', {
    section: 'Kundenkonten',
    hint: 'Gäste melden sich mit einem Code an, der per E‑Mail kommt, ohne Passwort. Sie sehen ihre Bestellungen, bestellen noch einmal und müssen ihre Adresse nicht neu eingeben.',
  }).default(false),
  enablePluginStamps: field(z.boolean(), 'Stempelkarte', {
    section: 'Kundenkonten',
    hint: 'Jede abgeschlossene Bestellung mit Kundenkonto bringt einen Stempel. Ist die Karte voll, bekommt der Gast einen Gutscheincode. Braucht Kundenkonten.',
  }).default(false),
  stampMinimum: field(cents, 'Stempel ab einer Summe von', {
    section: 'Kundenkonten',
    widget: 'money',
    hint: 'Was der Gast bezahlt, ohne Trinkgeld. 0: für jede Bestellung.',
  }).default(10),
  stampsPerReward: field(z.int().min(2).max(30), 'Stempel für eine Belohnung', { section: 'Kundenkonten' }).default(10),
  stampReward: field(z.enum(rewardKinds), 'Belohnung', {
    section: 'Kundenkonten',
    choices: Object.fromEntries(rewardKinds.map((kind) => [kind, discountKindLabels[kind]])),
  }).default('amount'),
  stampRewardAmount: field(cents, 'Betrag der Belohnung', {
    section: 'Kundenkonten',
    widget: 'money',
    hint: 'Nur für „Betrag auf Produkte“.',
  }).default(5),
  stampRewardPercent: field(z.int().min(1).max(100), 'Prozent der Belohnung', {
    section: 'Kundenkonten',
    hint: 'Für alle anderen Arten. 100 bei einem Gratisprodukt und bei Gratislieferung.',
  }).default(100),
  stampRewardProducts: references('products', 'Produkte der Belohnung', {
    section: 'Kundenkonten',
    hint: 'Nötig bei „Ein Produkt gratis oder günstiger“: Das günstigste davon in der Bestellung zählt.',
    maxItems: 50,
  }),
  stampRewardDays: field(z.int().min(0).max(730), 'Belohnung gilt (Tage)', {
    section: 'Kundenkonten',
    hint: '0: unbegrenzt.',
  }).default(0),
  stampMonths: field(z.int().min(0).max(60), 'Stempel verfallen nach (Monaten)', {
    section: 'Kundenkonten',
    hint: '0: nie.',
  }).default(0),
  enablePluginNewsletter: field(z.boolean(), 'Newsletter-Anmeldung', {
    section: 'Kundenkonten',
    hint: 'Gäste können beim Bestellen zustimmen und bestätigen danach ihre Adresse. Theke verschickt selbst keinen Newsletter: Die bestätigten Adressen laden Sie als Datei für Ihr Versandprogramm herunter.',
  }).default(false),
  enablePluginFrontdesk: field(z.boolean(), 'Theke auf einem Tablet', {
    section: 'Module',
    hint: 'Ein Tablet zeigt die Bestellungen einer Filiale ohne Anmeldung, mit einem API-Schlüssel für die Theke. Ausgeschaltet gelten diese Schlüssel nicht.',
  }).default(true),
  enablePluginOrderReviews: flag('Bewertungen', 'Module', true),
  showsDriverName: field(z.boolean(), 'Vorname des Fahrers für Gäste', {
    section: 'Module',
    hint: 'Steht auf der Statusseite, während eine Lieferung unterwegs ist. Sonst lesen Gäste nur, die wievielte Zustellung sie sind.',
  }).default(false),
  announcesOffers: field(z.boolean(), 'Aktionen auf der Speisekarte', {
    section: 'Module',
    hint: 'Über der Speisekarte steht, welche Rabatte ohne Code gerade gelten, etwa eine Happy Hour mit ihren Preisen.',
  }).default(false),
  enablePluginPWA: field(z.boolean(), 'App für den Startbildschirm', {
    section: 'Module',
    hint: 'Gäste können den Shop installieren. Speisekarte und Warenkorb öffnen sich dann auch ohne Empfang.',
  }).default(false),
  enablePluginToolbar: field(z.boolean(), 'Werkzeugleiste für Ihr Team', {
    section: 'Module',
    hint: 'Wer angemeldet ist, kommt vom Shop mit einem Klick ins Backoffice. Gäste sehen sie nicht.',
  }).default(true),
  enablePluginWebsite: field(z.boolean(), 'Website mit eigenen Seiten', {
    section: 'Module',
    hint: 'Zeigt im Backoffice, womit Sie Seiten, Beiträge und Menüs bearbeiten. Ausgeschaltet bleibt das über die Suche (Strg K) erreichbar.',
  }).default(true),
  enablePluginSignage: field(z.boolean(), 'Digital Signage', {
    section: 'Module',
    hint: 'Zeigt im Backoffice, womit Sie Inhalte auf TVs bringen. Ausgeschaltet bleibt das über die Suche (Strg K) erreichbar, und verbundene TVs spielen weiter.',
  }).default(true),
  enableCash: flag('Barzahlung', 'Zahlung', true),
  // Each of these needs the module, its switch and the branch's switch (PAY-02).
  enablePluginATMCard: flag('Modul Bankomatkarte', 'Zahlung', true),
  enableATMCard: flag('Bankomatkarte', 'Zahlung'),
  enablePluginMealVoucher: flag('Modul Essensgutschein', 'Zahlung', true),
  enableMealVoucher: flag('Essensgutschein', 'Zahlung'),
  enablePluginCardProvider: flag('Modul Karte (online)', 'Zahlung', true),
  enableCardProvider: flag('Karte (online)', 'Zahlung'),
  enablePluginSecondProvider: flag('Modul PayPal', 'Zahlung', true),
  enableSecondProvider: flag('PayPal', 'Zahlung'),
  tagManagerId: thirdPartyId(
    /^GTM-[A-Z0-9]{4,12}$/,
    'Google Tag Manager (Kennung)',
    'Eine Kennung wie GTM-AB12CD3. Geladen wird erst, wenn ein Gast zugestimmt hat; ohne Kennung wird nicht danach gefragt.',
  ),
  pixelId: thirdPartyId(
    /^\d{6,20}$/,
    'Meta-Pixel (Kennung)',
    'Eine Kennung aus Ziffern. Geladen wird erst, wenn ein Gast zugestimmt hat; ohne Kennung wird nicht danach gefragt.',
  ),
  enablePluginMap: field(z.boolean(), 'Karte der Filialen', {
    section: 'Karte',
    hint: 'Auf der Startseite des Shops, mit allen Filialen, deren Breiten- und Längengrad eingetragen ist. Ein Klick auf eine Filiale öffnet die Route. Ohne Kartenstil oder Zustimmung erscheint ein gezeichneter Plan.',
  }).default(false),
  mapStyle: field(
    z.union([
      z
        .string()
        .trim()
        .max(2000)
        .refine(isMapStyle, {
          error: 'Bitte geben Sie die vollständige Adresse des Kartenstils ein, die mit https:// beginnt.',
          params: { code: 'FORMAT' },
        }),
      z.literal(''),
    ]),
    'Kartenstil (Adresse)',
    {
      section: 'Karte',
      hint: 'Von Ihrem Kartenanbieter, im Format von MapLibre. Verlangt er einen Schlüssel, schreiben Sie an dessen Stelle {token}.',
    },
  ).default(''),
  mapAccessToken: field(oneLine(500), 'Schlüssel für die Karte (Token)', {
    section: 'Karte',
    hint: 'Steht im Browser jedes Gastes: Beschränken Sie ihn bei Ihrem Anbieter auf Ihre Adresse.',
  }).default(''),
  mapHosts: field(
    text(500).refine(areMapHosts, {
      error: `Bitte geben Sie höchstens ${maxMapHosts} Adressen wie https://kacheln.example.at an, mit Leerzeichen dazwischen.`,
      params: { code: 'FORMAT' },
    }),
    'Weitere Server der Karte',
    {
      section: 'Karte',
      hint: 'Nur wenn Kacheln, Schriften oder Zeichen nicht vom Server des Stils kommen: Adressen wie https://kacheln.example.at, mit Leerzeichen dazwischen.',
    },
  ).default(''),
  mapZoom: mapAngle('Vergrößerung', 0, 22, mapDefaults.zoom, 'Von 0 (die Welt) bis 22 (ein Haus).'),
  mapPitch: mapAngle('Neigung (Grad)', 0, 80, mapDefaults.pitch, 'Von 0 (von oben) bis 80 (fast waagrecht).'),
  mapBearing: mapAngle(
    'Blickrichtung (Grad)',
    -180,
    180,
    mapDefaults.bearing,
    '0 blickt nach Norden, 90 nach Osten, -90 nach Westen.',
  ),
  signageHosts: field(
    text(500).refine(areWebHosts, {
      error: `Bitte geben Sie höchstens ${maxWebHosts} Adressen wie https://wetter.example.at an, mit Leerzeichen dazwischen.`,
      params: { code: 'FORMAT' },
    }),
    'Webseiten auf TVs',
    {
      section: 'Digital Signage',
      hint: 'TVs zeigen nur Webseiten dieser Adressen, zum Beispiel https://wetter.example.at. Mehrere trennen Sie mit Leerzeichen.',
    },
  ).default(''),
  disableTickets: flag('Keine Ticketnummern', 'Module'),
  visitLogDays: field(z.int().min(0).max(180), 'Einzelne Aufrufe nachsehen (Tage)', {
    section: 'Statistik',
    hint: 'So lange bleiben einzelne Aufrufe gespeichert, danach nur Summen. Bei 0 werden nur Summen gespeichert.',
  }).default(visitLogDays),
  labels: z
    .strictObject({
      detail: labelsOf('detail', 'Ausführlich', 'QR-Codes mit allem, was dazugehört.').default(labelLayouts.detail),
      compact: labelsOf('compact', 'Kompakt', 'Kleine QR-Codes mit dem Namen darunter.').default(labelLayouts.compact),
    })
    .default(labelLayouts),
};

type Checked = Pick<
  Config,
  | 'mapStyle'
  | 'mapAccessToken'
  | 'enablePluginAccounts'
  | 'enablePluginStamps'
  | 'stampReward'
  | 'stampRewardAmount'
  | 'stampRewardProducts'
>;

/** Validates fields that depend on each other. */
function asWhole(draft: Checked, context: z.RefinementCtx): void {
  const fail = (path: keyof Checked, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message, params: { code: 'REQUIRED' } });
  if (draft.enablePluginStamps && !draft.enablePluginAccounts)
    fail('enablePluginStamps', 'Die Stempelkarte braucht Kundenkonten. Bitte schalten Sie beides ein.');
  if (draft.enablePluginStamps && draft.stampReward === 'product' && draft.stampRewardProducts.length === 0)
    fail('stampRewardProducts', 'Bitte wählen Sie die Produkte der Belohnung aus.');
  if (draft.enablePluginStamps && draft.stampReward === 'amount' && draft.stampRewardAmount === 0)
    fail('stampRewardAmount', 'Bitte geben Sie den Betrag der Belohnung an.');
  if (!isTokenMissing(draft)) return;
  context.addIssue({
    code: 'custom',
    path: ['mapAccessToken'],
    message: '„Schlüssel für die Karte (Token)“ fehlt: Die Adresse des Kartenstils verlangt mit {token} einen.',
    params: { code: 'REQUIRED' },
  });
}

/** The configuration of a tenant (SHAPE-05 to SHAPE-09). */
export const configDraft = z.strictObject(fields).superRefine(asWhole);
export const config = z.object({ ...fields, version });
export type Config = z.output<typeof config>;

export const readConfig = endpoint({
  name: 'readConfig',
  service: 'identity',
  method: 'GET',
  path: '/config',
  summary: 'Konfiguration laden',
  needs: 'public',
  isCacheable: true,
  reply: { kind: 'data', schema: config },
  status: 200,
  example: {},
});

export const saveConfig = endpoint({
  name: 'saveConfig',
  service: 'identity',
  method: 'POST',
  path: '/config',
  summary: 'Konfiguration speichern',
  needs: 'config.write',
  body: z.strictObject({ ...fields, version }).superRefine(asWhole),
  reply: { kind: 'data', schema: config },
  status: 200,
  example: { body: { shopName: 'Pizzeria Marillo', businessName: 'Marillo Gastronomie GmbH', version: 1 } },
});

/** Subject is the tenant's id. */
export const configChanged = defineEvent({
  type: 'identity.config-changed.v1',
  summary: 'Konfiguration: angelegt oder geändert, mit allen Feldern.',
  data: z.object({ id, config }),
  example: { id: exampleIds.tenant, config: config.parse({ shopName: 'Pizzeria Marillo', version: 1 }) },
});
