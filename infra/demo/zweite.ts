// Bäckerei Hollerbusch in Graz: the second tenant, which shows that one platform serves several businesses.
import { demoPassword } from '../../gateway/src/demo-accounts.ts';
import type { DemoTenant } from './demo-tenant.ts';
import { branches } from './zweite/branches.ts';
import { categories, menus, products } from './zweite/catalog.ts';

const demo = 'Dies ist eine Vorführung. Die hier genannte Firma gibt es nicht, Bestellungen werden nicht zubereitet.';

export const zweite: DemoTenant = {
  name: 'Bäckerei Hollerbusch',
  hosts: ['zweite.localhost'],
  config: {
    shopName: 'Bäckerei Hollerbusch',
    businessName: 'Hollerbusch Brot & Wein e.U.',
    title: 'Mehlspeisen, Brot und Wein',
    seoTitle: 'Bäckerei Hollerbusch Graz',
    description: 'Strudel, Brot und steirischer Wein aus zwei Grazer Backstuben.',
    seoDescription: 'Strudel, Brot und steirischer Wein: online bestellen und in Graz abholen.',
    website: 'https://hollerbusch.example',
    theme: { brand: '#6B1F2E', accent: '#E2A93B', radius: 3, font: 'Inter' },
    termsAndConditionsText: `${demo}

Mit „Bestellung abschicken“ bestellen Sie verbindlich. Der Vertrag gilt, sobald die Filiale bestätigt. Preise in Euro samt Umsatzsteuer, bezahlt wird bar bei der Abholung. Für frische Backwaren besteht kein Rücktrittsrecht (§ 18 Abs. 1 Z 4 FAGG).`,
    privacyPolicyText: `${demo}

Verantwortlich ist die Hollerbusch Brot & Wein e.U., Lendplatz 12, 8020 Graz. Name und Telefonnummer verwenden wir nur, um Ihre Bestellung vorzubereiten (Art. 6 Abs. 1 lit. b DSGVO). Auskunft und Löschung erhalten Sie unter datenschutz@hollerbusch.example.`,
    imprintText: `${demo}

Hollerbusch Brot & Wein e.U.
Inhaberin: Rosa Hollerer
Lendplatz 12, 8020 Graz
Telefon: +43 316 712840
E‑Mail: servus@hollerbusch.example
UID-Nummer: ATU00000000`,
    allergensText:
      'Bei jeder Ware stehen die Buchstaben der österreichischen Allergenkennzeichnung. In der Backstube wird mit Getreide, Milch, Ei und Nüssen gearbeitet; Spuren können wir nicht ausschließen.',
    enablePluginHomePage: true,
    enablePluginMap: true,
    enablePluginTags: false,
    enablePluginSearch: false,
  },
  divisions: [
    {
      key: 'hollerbusch',
      draft: { name: 'Hollerbusch', title: 'Mehlspeisen, Brot und Wein', description: 'Zwei Backstuben in Graz.' },
    },
  ],
  tags: [{ key: 'kaffeehaus', draft: { name: 'Kaffeehaus' } }],
  branches,
  categories,
  products,
  menus,
  tables: [],
  donatees: [],
  users: [
    {
      branches: [],
      draft: {
        firstName: 'Rosa',
        lastName: 'Hollerer',
        email: 'admin@zweite.example',
        roles: ['ROLE_ADMIN'],
        password: demoPassword,
      },
    },
  ],
};
