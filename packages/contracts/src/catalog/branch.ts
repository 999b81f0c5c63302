import { isZone } from '@theke/rules/delivery/zone';
import { usualPreparation, usualRideMinutes } from '@theke/rules/hours/expected-time';
import { usualReservation } from '@theke/rules/reservations/reservation-hours';
import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { optionalReference, references } from '../reference.ts';
import { defineResource } from '../resource.ts';
import { imageRef, instant, money, schedule, webAddress } from '../wire.ts';
import { shownBranchImages } from './branch-drawing.ts';
import { translatedDescription } from './translations.ts';
import { checkZoneNames, zoneOutline } from './zone-points.ts';

const text = (length: number) => z.string().trim().max(length);
const contact = { section: 'Kontakt' };
const hours = { section: 'Öffnungszeiten' };
const ways = { section: 'Bestellarten' };
const making = { section: 'Zubereitung' };
const duties = { section: 'Pflichtangaben' };
const paying = { section: 'Zahlung' };
const reserving = { section: 'Reservierungen' };
const minutes = (title: string, usual: number, meta: object = making) =>
  field(z.int().min(1).max(240), title, meta).default(usual);
const flag = (title: string, meta: object, initially = false) => field(z.boolean(), title, meta).default(initially);

export const deliveryArea = z.strictObject({
  area: field(oneLine(120).min(1), 'Gebiet'),
  price: field(money, 'Liefergebühr', { widget: 'money' }).default(0),
  tax: field(z.number().min(0).max(100), 'USt. (%)').default(20),
  free: field(z.boolean(), 'Kostenlos').default(false),
  freeFromOrderValue: field(money, 'Kostenlos ab', { widget: 'money' }).default(0),
  minimumOrderValue: field(money, 'Mindestbestellwert', { widget: 'money' }).default(0),
  minutes: field(z.int().min(0).max(240), 'Fahrzeit (Min.)').default(usualRideMinutes),
  /** Of a zone drawn on the map; areas without are found by their name (ZONE-01). */
  points: field(zoneOutline, 'Umriss').optional(),
});

const whole = (min: number, max: number) => z.int().min(min).max(max);

/** Reservations of tables (RESV-01, RESV-05 to RESV-11). */
const reservationFields = {
  isReservationEnabled: flag('Reservierungen', {
    ...reserving,
    hint: 'Gäste reservieren online auf der Seite /reservation, Ihr Team trägt Anrufe unter „Reservierungen“ ein. Dafür brauchen die Tische eine Anzahl von Plätzen.',
  }),
  isReservationRequest: flag('Jede Reservierung selbst bestätigen', {
    ...reserving,
    hint: 'Ohne diesen Schalter ist eine Reservierung sofort bestätigt.',
  }),
  reservationText: field(text(500), 'Hinweis für Gäste', {
    ...reserving,
    widget: 'textarea',
    hint: 'Steht über den Uhrzeiten, zum Beispiel: „Den Tisch halten wir 15 Minuten frei.“',
  }).default(''),
  reservationStep: field(z.enum(['15', '30']), 'Beginn alle', {
    ...reserving,
    choices: { '15': '15 Minuten', '30': '30 Minuten' },
  }).default(usualReservation.step),
  stayMinutesForTwo: field(whole(15, 720), 'Aufenthalt bis 2 Personen (Minuten)', reserving).default(
    usualReservation.stay.two,
  ),
  stayMinutesForFour: field(whole(15, 720), 'Aufenthalt bis 4 Personen (Minuten)', reserving).default(
    usualReservation.stay.four,
  ),
  stayMinutesForMore: field(whole(15, 720), 'Aufenthalt ab 5 Personen (Minuten)', reserving).default(
    usualReservation.stay.more,
  ),
  reservationLastMinutes: field(whole(0, 720), 'Letzter Beginn vor dem Schließen (Minuten)', reserving).default(
    usualReservation.lastMinutes,
  ),
  reservationLeadMinutes: field(whole(0, 10_080), 'Spätestens vor dem Termin (Minuten)', {
    ...reserving,
    hint: 'So lange vorher müssen Gäste online reservieren.',
  }).default(usualReservation.leadMinutes),
  reservationDays: field(whole(1, 365), 'Frühestens vor dem Termin (Tage)', {
    ...reserving,
    hint: 'So weit im Voraus können Gäste online reservieren.',
  }).default(usualReservation.days),
  reservationPartyMax: field(whole(1, 100), 'Größte Gruppe online', {
    ...reserving,
    hint: 'Größere Gruppen werden gebeten anzurufen.',
  }).default(usualReservation.partyMax),
  reservationOnlineShare: field(whole(0, 100), 'Tische für Online-Reservierungen (%)', {
    ...reserving,
    hint: 'Die übrigen bleiben für Anrufe und Gäste ohne Reservierung frei. 0: nur am Telefon.',
  }).default(100),
  reservationCancelMinutes: field(whole(0, 10_080), 'Ändern und stornieren bis (Minuten vorher)', {
    ...reserving,
    hint: 'Danach bitten wir Gäste anzurufen.',
  }).default(usualReservation.cancelMinutes),
  reservationReminderHours: field(whole(0, 168), 'Erinnerung (Stunden vorher)', {
    ...reserving,
    hint: 'Als E‑Mail an den Gast. 0: keine.',
  }).default(4),
  reservationKeepDays: field(whole(1, 3_650), 'Gästedaten löschen nach (Tagen)', {
    ...reserving,
    hint: 'So lange nach dem Termin bleiben Name, Telefon, E‑Mail und Notizen gespeichert.',
  }).default(90),
};

const tipSuggestion = z.strictObject({
  percent: field(z.number().min(1).max(50), 'Prozent', { widget: 'percent' }),
});

/** A shop with its address, hours and order types (SHAPE-01 to SHAPE-03). */
export const branches = defineResource({
  service: 'catalog',
  name: 'branches',
  isBinned: true,
  one: 'branch',
  label: { one: 'Filiale', many: 'Filialen' },
  draft: z.strictObject({
    name: field(oneLine(120).min(1), 'Name'),
    identifier: field(
      z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        .max(60),
      'Kürzel',
      { hint: 'Kleinbuchstaben, Ziffern und Bindestriche; steht in der Adresse der Filiale.' },
    ),
    description: field(text(2000), 'Beschreibung', { widget: 'textarea' }).default(''),
    division: optionalReference('divisions', 'Organisation'),
    isPublic: flag('Öffentlich', {}, true),
    keywords: field(oneLine(500), 'Suchwörter').default(''),
    tags: references('tags', 'Tags', { maxItems: 30 }),
    images: field(z.array(imageRef).max(12), 'Bilder', { widget: 'images' }).default([]),
    logo: field(imageRef.nullable(), 'Logo', { widget: 'image' }).default(null),
    street: field(oneLine(120), 'Straße und Hausnummer', contact).default(''),
    zipCode: field(oneLine(12), 'PLZ', contact).default(''),
    city: field(oneLine(120), 'Ort', contact).default(''),
    phone: field(oneLine(40), 'Telefon', contact).default(''),
    email: field(z.union([z.email(), z.literal('')]), 'E‑Mail', contact).default(''),
    website: field(webAddress, 'Website', contact).default(''),
    latitude: field(z.number().min(-90).max(90).nullable(), 'Breitengrad', contact).default(null),
    longitude: field(z.number().min(-180).max(180).nullable(), 'Längengrad', contact).default(null),
    timeZone: field(
      z.string().refine(isTimeZone, { error: 'Diese Zeitzone gibt es nicht. Ein Beispiel: Europe/Vienna.' }),
      'Zeitzone',
      hours,
    ).default('Europe/Vienna'),
    openingHours: field(schedule, 'Öffnungszeiten', { ...hours, widget: 'opening-hours' }).default([]),
    isDeliveryHoursEnabled: flag('Eigene Lieferzeiten', hours),
    deliveryHours: field(schedule, 'Lieferzeiten', { ...hours, widget: 'opening-hours' }).default([]),
    orderableFrom: field(instant.nullable(), 'Bestellbar ab', hours).default(null),
    closedMessage: field(text(500), 'Hinweis, wenn geschlossen', {
      ...hours,
      widget: 'textarea',
      hint: 'Gäste sehen ihn neben der nächsten Öffnungszeit, solange die Filiale geschlossen ist.',
    }).default(''),
    isTakeawayEnabled: flag('Takeaway', ways, true),
    isDeliveryEnabled: flag('Lieferung', ways),
    isDineInEnabled: flag('Dine In', ways),
    isTableSelectionEnabled: flag('Tischauswahl', ways),
    isTableBillShared: flag('Gemeinsame Rechnung am Tisch', {
      ...ways,
      hint: 'Was Gäste über den QR-Code eines Tisches bestellen, kommt auf eine gemeinsame Rechnung. Das Team kassiert sie unter „Tische“, im Ganzen oder geteilt.',
    }),
    isSelfServiceEnabled: flag('Bestellterminal', {
      ...ways,
      hint: 'Gäste bestellen an einem Terminal in der Filiale, ohne Telefonnummer und E‑Mail. Sie werden mit ihrer Nummer oder ihrem Namen aufgerufen.',
    }),
    isPreorderEnabled: flag('Vorbestellung', ways),
    isAppointmentRequired: flag('Termin erforderlich', ways),
    isQuotationRequired: flag('Angebot erforderlich', ways),
    unseenDeadlineMinutes: field(z.int().min(0).max(60), 'Erinnern nach (Minuten)', {
      ...ways,
      hint: 'Hat eine neue Bestellung so lange niemand angesehen, klingelt sie lauter; dann gehen E‑Mail und SMS an die Filiale. 0: nie.',
    }).default(5),
    deliveryAreas: field(z.array(deliveryArea).max(200).superRefine(checkZoneNames), 'Liefergebiete', {
      ...ways,
      widget: 'delivery-areas',
    }).default([]),
    takeawayMinutes: minutes('Takeaway (Minuten)', usualPreparation.takeawayMinutes, {
      ...making,
      hint: 'So lange dauert es von der Bestellung bis zur Übergabe, wenn sonst nichts los ist. Danach richtet sich die Zeit, die Gästen angezeigt wird.',
    }),
    deliveryMinutes: minutes('Lieferung (Minuten)', usualPreparation.deliveryMinutes, {
      ...making,
      hint: 'Bis jemand damit losfährt; die Fahrzeit steht beim Liefergebiet.',
    }),
    dineInMinutes: minutes('Dine In (Minuten)', usualPreparation.dineInMinutes),
    ordersAtOnce: field(z.int().min(1).max(500), 'Bestellungen gleichzeitig', {
      ...making,
      hint: 'So viele schafft die Küche gleichzeitig. Sind mehr offen, wird Gästen eine spätere Zeit angezeigt.',
    }).default(usualPreparation.ordersAtOnce),
    isTakeawayEmailRequired: flag('Takeaway: E‑Mail', duties),
    isTakeawayPhoneRequired: flag('Takeaway: Telefon', duties, true),
    isTakeawayAddressRequired: flag('Takeaway: Adresse', duties),
    isDeliveryEmailRequired: flag('Lieferung: E‑Mail', duties),
    isDeliveryPhoneRequired: flag('Lieferung: Telefon', duties, true),
    isDeliveryAddressRequired: flag('Lieferung: Adresse', duties, true),
    isDineInEmailRequired: flag('Dine In: E‑Mail', duties),
    isDineInPhoneRequired: flag('Dine In: Telefon', duties),
    isDineInAddressRequired: flag('Dine In: Adresse', duties),
    isCashEnabled: flag('Barzahlung', paying, true),
    isATMCardEnabled: flag('Bankomatkarte', paying),
    isMealVoucherEnabled: flag('Essensgutschein', paying),
    isCardProviderEnabled: flag('Online bezahlen (Karte)', paying),
    isSecondProviderEnabled: flag('Online bezahlen (zweiter Anbieter)', paying),
    isTipEnabled: flag('Trinkgeld', {
      ...paying,
      hint: 'Gäste können beim Bestellen ein Trinkgeld für das Team geben. Vorausgewählt ist keines. Es zählt nicht zum Umsatz.',
    }),
    tipSuggestions: field(z.array(tipSuggestion).max(3), 'Vorschläge für das Trinkgeld', {
      ...paying,
      widget: 'tip-suggestions',
      hint: 'In Prozent der Bestellsumme, höchstens drei. Gäste können immer auch einen eigenen Betrag angeben.',
    }).default([{ percent: 5 }, { percent: 10 }, { percent: 15 }]),
    fiscalRegister: field(
      oneLine(40).refine((register) => /^[A-Za-z0-9.-]*$/.test(register), {
        error: 'Eine Kassen-ID besteht aus Buchstaben, Ziffern, Punkten und Bindestrichen.',
      }),
      'Kassen-ID',
      {
        ...paying,
        hint: 'Theke ist ein Bestellsystem und keine Registrierkasse. Eine angeschlossene Kasse bekommt unter dieser ID jede Zahlung zum Signieren. Ohne ID sind Ausdrucke keine Kassenbelege.',
      },
    ).default(''),
    ...reservationFields,
    translations: translatedDescription(2000),
  }),
  inInit: 'page',
  read: 'catalog.read',
  write: 'catalog.write',
  isKeptWhileUsed: true,
  // A branch that is not public appears as inactive, with name and address but nothing to order from.
  toPublic: ({ fiscalRegister: _, isTableBillShared: __, ...branch }) => ({
    ...branch,
    images: shownBranchImages(branch),
    // The service decides in which zone an address lies.
    deliveryAreas: branch.deliveryAreas.map((area) =>
      isZone(area) ? { ...area, points: undefined, isDrawn: true } : area,
    ),
    // Sent to guests only where tips are on.
    ...(!branch.isTipEnabled && { isTipEnabled: undefined, tipSuggestions: undefined }),
    ...publicReservation(branch),
    ...(!branch.isPublic && {
      description: '',
      translations: undefined,
      phone: '',
      email: '',
      website: '',
      openingHours: [],
      deliveryHours: [],
      deliveryAreas: [],
      closedMessage: '',
      isTakeawayEnabled: false,
      isDeliveryEnabled: false,
      isDineInEnabled: false,
    }),
  }),
  filters: ['isPublic', 'division', 'identifier', 'images', 'logo'],
  sorts: ['city', 'zipCode'],
  search: ['street', 'city', 'zipCode', 'keywords'],
  example: {
    name: 'Marillo Josefstadt',
    identifier: 'josefstadt',
    street: 'Josefstädter Straße 84',
    zipCode: '1080',
    city: 'Wien',
    phone: '+43152345',
    openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }],
    isDeliveryEnabled: true,
    deliveryAreas: [{ area: '1080 Wien', price: 3.9, tax: 20 }],
    fiscalRegister: 'JOSEFSTADT-1',
  },
});
export type Branch = z.output<typeof branches.entity>;
export type BranchDraft = z.input<typeof branches.draft>;

/** Of the settings of reservations guests get those that the page shows, and only where it is on. */
function publicReservation({
  isPublic,
  isReservationEnabled,
  reservationText,
  reservationDays,
  reservationPartyMax,
}: {
  isPublic: boolean;
  isReservationEnabled: boolean;
  reservationText: string;
  reservationDays: number;
  reservationPartyMax: number;
}): object {
  const hidden = Object.fromEntries(Object.keys(reservationFields).map((name) => [name, undefined]));
  return isPublic && isReservationEnabled
    ? { ...hidden, isReservationEnabled, reservationText, reservationDays, reservationPartyMax }
    : hidden;
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('de', { timeZone: name }));
  } catch {
    return false;
  }
}
