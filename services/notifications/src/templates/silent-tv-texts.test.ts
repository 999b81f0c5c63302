import { expect, test } from '@jest/globals';
import { silentTvMail, silentTvPush } from './silent-tv-texts.ts';
import type { TemplateShop } from './template-shop.ts';

const shop: TemplateShop = {
  name: 'Marillo',
  brand: '#003F4B',
  accent: '#4CAF5B',
  branch: { name: 'Marillo Josefstadt', address: '', phone: '', email: 'kueche@marillo.example' },
  zone: 'Europe/Vienna',
  origin: 'https://marillo.example',
};
const seenAt = new Date('2026-11-21T18:30:00.000Z');
const tvs = ['Abholung', 'Gang', 'Schaufenster', 'Theke links', 'Theke rechts'].map((name) => ({
  id: `id of ${name}`,
  name,
  seenAt,
}));
const one = { tvs: tvs.slice(3, 4), shop };

test('says since when a TV is silent, with the day if it is not today', () => {
  expect(silentTvPush(one, new Date('2026-11-21T18:35:00Z'))).toEqual({
    title: 'TV „Theke links“ meldet sich nicht',
    text: 'Marillo Josefstadt, seit 19:30 Uhr',
  });
  expect(silentTvPush(one, new Date('2026-11-21T23:05:00Z')).text).toBe(
    'Marillo Josefstadt, seit Samstag, 21.11.2026, 19:30 Uhr',
  );
});

test('counts several TVs and names at most three on a lock screen', () => {
  const at = new Date('2026-11-21T18:35:00Z');
  expect(silentTvPush({ tvs: tvs.slice(0, 3), shop }, at)).toEqual({
    title: '3 TVs melden sich nicht',
    text: 'Marillo Josefstadt: Abholung, Gang, Schaufenster',
  });
  expect(silentTvPush({ tvs, shop }, at).text).toBe('Marillo Josefstadt: Abholung, Gang, Schaufenster, 2 weitere');
});

test('links the TV in the mail, all TVs for several, and nothing without a host', () => {
  expect(silentTvMail(one)).toMatchObject({
    subject: 'TV „Theke links“ meldet sich nicht',
    facts: [
      { label: 'Filiale', value: 'Marillo Josefstadt' },
      { label: 'TV „Theke links“', value: 'zuletzt gemeldet: Samstag, 21.11.2026, 19:30 Uhr' },
    ],
    link: { url: 'https://marillo.example/backend/digital-signage-devices/id of Theke links' },
  });
  const several = silentTvMail({ tvs, shop });
  expect(several).toMatchObject({
    subject: '5 TVs melden sich nicht',
    link: { url: 'https://marillo.example/backend/digital-signage-devices' },
  });
  expect(several.facts).toHaveLength(6);
  expect(silentTvMail({ ...one, shop: { ...shop, origin: null } }).link).toBeUndefined();
});
