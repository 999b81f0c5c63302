// Pizzeria Marillo in Vienna: the demo shown by a fresh clone.
import { demoPassword } from '../../gateway/src/demo-accounts.ts';
import type { DemoTenant } from './demo-tenant.ts';
import { branches } from './pizzeria/branches.ts';
import { categories, menus, products } from './pizzeria/catalog.ts';
import { donatees } from './pizzeria/donatees.ts';
import { allergensText, imprintText, privacyPolicyText, termsAndConditionsText } from './pizzeria/texts.ts';

export const pizzeria: DemoTenant = {
  name: 'Pizzeria Marillo',
  hosts: ['localhost'],
  config: {
    shopName: 'Pizzeria Marillo',
    businessName: 'Marillo Gastronomie GmbH',
    title: 'Pizza aus dem Holzofen',
    seoTitle: 'Pizzeria Marillo Wien',
    description: 'Pizza, Pasta und Antipasti aus drei Wiener Filialen, frisch aus dem Holzofen zum Abholen.',
    seoDescription:
      'Pizza aus dem Holzofen in Wien: online bestellen und in der Innenstadt, in Neubau oder in Meidling abholen.',
    website: 'https://marillo.example',
    currency: 'EUR',
    defaultDeliveryMethod: 'takeaway',
    theme: { brand: '#003F4B', accent: '#4CAF5B', radius: 10, font: 'Inter' },
    termsAndConditionsText,
    privacyPolicyText,
    imprintText,
    allergensText,
    offersEnglish: true,
    enablePluginSearch: true,
    enablePluginTags: true,
    enablePluginCategoryBar: true,
    enablePluginDonations: true,
    enablePluginSMS: true,
    enableCash: true,
    enableATMCard: true,
    enableMealVoucher: true,
    enableCardProvider: true,
    enableSecondProvider: true,
    disableTickets: false,
  },
  divisions: [
    {
      key: 'marillo',
      draft: {
        name: 'Marillo',
        title: 'Pizza aus dem Holzofen',
        description: 'Drei Filialen in Wien, ein Teig: 48 Stunden gereift und in zwei Minuten gebacken.',
      },
    },
  ],
  tags: [
    { key: 'durchgehend', draft: { name: 'Rund um die Uhr' } },
    { key: 'gastgarten', draft: { name: 'Gastgarten' } },
    { key: 'mittagsmenue', draft: { name: 'Mittagstisch' } },
    { key: 'barrierefrei', draft: { name: 'Rollstuhlgerecht' } },
    { key: 'parkplatz', draft: { name: 'Parkplatz' } },
  ],
  branches,
  categories,
  products,
  menus,
  tables: Array.from({ length: 14 }, (_, index) => ({ identifier: String(index + 1), branch: 'innenstadt' })),
  donatees,
  users: [
    {
      branches: [],
      draft: {
        firstName: 'Livia',
        lastName: 'Marillo',
        email: 'admin@demo.example',
        roles: ['ROLE_ADMIN'],
        password: demoPassword,
      },
    },
    {
      branches: [],
      draft: {
        firstName: 'Dora',
        lastName: 'Huber',
        email: 'manager@demo.example',
        roles: ['ROLE_MANAGER'],
        password: demoPassword,
      },
    },
    {
      branches: ['innenstadt'],
      draft: {
        firstName: 'Emre',
        lastName: 'Yıldız',
        email: 'mitarbeiter@demo.example',
        roles: ['ROLE_EMPLOYEE'],
        password: demoPassword,
      },
    },
  ],
};
