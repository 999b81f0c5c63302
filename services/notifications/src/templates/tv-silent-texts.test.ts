import { expect, test } from '@jest/globals';
import type { TemplateShop } from './template-shop.ts';
import { tvSilentMail, tvSilentPush } from './tv-silent-texts.ts';

const shop: TemplateShop = {
  name: 'Marillo',
  brand: '#003F4B',
  accent: '#4CAF5B',
  branch: { name: 'Marillo Josefstadt', address: '', phone: '', email: 'kueche@marillo.example' },
  zone: 'Europe/Vienna',
  origin: 'https://marillo.example',
};
const device = '0199f000-0000-7000-8000-00000000e001';
const silent = { device, name: 'Theke links', seenAt: '2026-11-21T18:30:00.000Z', shop };

test('says since when a TV is silent, with the day if it is not today', () => {
  expect(tvSilentPush(silent, new Date('2026-11-21T18:35:00Z'))).toEqual({
    title: 'TV „Theke links“ meldet sich nicht',
    text: 'Marillo Josefstadt, seit 19:30 Uhr',
  });
  expect(tvSilentPush(silent, new Date('2026-11-21T23:05:00Z')).text).toBe(
    'Marillo Josefstadt, seit Samstag, 21.11.2026, 19:30 Uhr',
  );
});

test('links the TV in the mail, and has no link without a host', () => {
  expect(tvSilentMail(silent)).toMatchObject({
    subject: 'TV „Theke links“ meldet sich nicht',
    facts: [
      { label: 'TV', value: 'Theke links' },
      { label: 'Filiale', value: 'Marillo Josefstadt' },
      { label: 'Zuletzt gemeldet', value: 'Samstag, 21.11.2026, 19:30 Uhr' },
    ],
    link: { url: `https://marillo.example/backend/digital-signage-devices/${device}` },
  });
  expect(tvSilentMail({ ...silent, shop: { ...shop, origin: null } }).link).toBeUndefined();
});
