// Three branches: one open around the clock, one for lunch and dinner that also takes pre-orders, one closed on the day
// of the seeding.

import { scenes } from '@theke/painter/scenes';
import type { DemoBranch } from '../demo-tenant.ts';

/** The calendar day in Vienna, YYYY-MM-DD. */
const dayInVienna = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(at);

export const branches = (seededAt: Date): DemoBranch[] => [
  {
    key: 'innenstadt',
    division: 'marillo',
    tags: ['durchgehend', 'gastgarten', 'barrierefrei'],
    picture: { seed: 'filiale-innenstadt', scene: scenes['filiale-innenstadt'] },
    draft: {
      name: 'Marillo Innenstadt',
      description:
        'Unser Stammhaus beim Hohen Markt. Der Ofen brennt Tag und Nacht: Wer um drei Uhr früh Hunger hat, bekommt dieselbe Pizza wie zu Mittag.',
      keywords: 'Hoher Markt, Schwedenplatz, Erster Bezirk, Nacht, rund um die Uhr',
      street: 'Marc-Aurel-Straße 9',
      zipCode: '1010',
      city: 'Wien',
      phone: '+43 1 5352418',
      email: 'innenstadt@marillo.example',
      website: 'https://marillo.example/innenstadt',
      latitude: 48.2117,
      longitude: 16.3735,
      openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }],
      isDeliveryEnabled: true,
      deliveryAreas: [
        { area: '1010 Innere Stadt', price: 2.9, tax: 20, freeFromOrderValue: 30, minimumOrderValue: 10, minutes: 8 },
        { area: '1020 Leopoldstadt', price: 3.5, tax: 20, freeFromOrderValue: 40, minimumOrderValue: 15, minutes: 12 },
        { area: '1090 Alsergrund', price: 3.9, tax: 20, freeFromOrderValue: 45, minimumOrderValue: 20, minutes: 15 },
      ],
      isDineInEnabled: true,
      isTableSelectionEnabled: true,
      isATMCardEnabled: true,
      isMealVoucherEnabled: true,
      isCardProviderEnabled: true,
      isSecondProviderEnabled: true,
    },
  },
  {
    key: 'neubau',
    division: 'marillo',
    tags: ['gastgarten', 'mittagsmenue'],
    picture: { seed: 'filiale-neubau', scene: scenes['filiale-neubau'] },
    draft: {
      name: 'Marillo Neubau',
      description:
        'Mittags schnell, abends gemütlich: sieben Tische in der Kaiserstraße und im Sommer ein kleiner Schanigarten unter der Linde.',
      keywords: 'Kaiserstraße, Westbahnstraße, Siebter Bezirk, Mittag',
      street: 'Kaiserstraße 84',
      zipCode: '1070',
      city: 'Wien',
      phone: '+43 1 5236170',
      email: 'neubau@marillo.example',
      website: 'https://marillo.example/neubau',
      latitude: 48.2029,
      longitude: 16.3411,
      openingHours: [
        { type: 'daily', from: '11:30', to: '14:30' },
        { type: 'daily', from: '17:00', to: '22:30' },
      ],
      isPreorderEnabled: true,
      isDeliveryEnabled: true,
      isDeliveryHoursEnabled: true,
      deliveryHours: [{ type: 'daily', from: '18:00', to: '22:00' }],
      deliveryAreas: [
        { area: '1070 Neubau', price: 2.9, tax: 20, freeFromOrderValue: 40, minimumOrderValue: 18, minutes: 8 },
        { area: '1080 Josefstadt', price: 3.9, tax: 20, freeFromOrderValue: 50, minimumOrderValue: 20, minutes: 12 },
      ],
    },
  },
  {
    key: 'meidling',
    division: 'marillo',
    tags: ['barrierefrei', 'parkplatz'],
    picture: { seed: 'filiale-meidling', scene: scenes['filiale-meidling'] },
    draft: {
      name: 'Marillo Meidling',
      description: 'Zwischen Meidlinger Markt und U6: viel Platz für Familien und der größte Ofen des Hauses.',
      keywords: 'Meidlinger Markt, Niederhofstraße, Zwölfter Bezirk, Familie',
      street: 'Meidlinger Hauptstraße 36',
      zipCode: '1120',
      city: 'Wien',
      phone: '+43 1 8134509',
      email: 'meidling@marillo.example',
      website: 'https://marillo.example/meidling',
      latitude: 48.1793,
      longitude: 16.3337,
      openingHours: [
        { type: 'daily', from: '11:00', to: '22:00' },
        { type: 'friday', from: '11:00', to: '23:30' },
        { type: 'saturday', from: '11:00', to: '23:30' },
        { type: 'once', date: dayInVienna(seededAt), isClosed: true },
      ],
      closedMessage:
        'Heute bleibt unser Ofen in Meidling kalt: Er bekommt neue Schamottsteine. Ab morgen sind wir wieder für Sie da.',
    },
  },
];
