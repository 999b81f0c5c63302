// Talraum Planung und Beratung: the third tenant, a company with a website that takes no orders.
import { demoPassword } from '../../gateway/src/demo-accounts.ts';
import type { DemoTenant } from './demo-tenant.ts';
import { people } from './talraum/people.ts';
import { plans } from './talraum/plans.ts';

const demo = 'Dies ist eine Vorführung. Die hier genannte Firma und ihre Projekte gibt es nicht.';

export const talraum: DemoTenant = {
  name: 'Talraum Planung und Beratung',
  hosts: ['talraum.localhost'],
  config: {
    shopName: 'Talraum',
    businessName: 'Talraum Planung und Beratung GmbH',
    title: 'Talraum',
    seoTitle: 'Talraum',
    description: 'Talraum plant Orte, Täler und Regionen im Alpenraum.',
    seoDescription:
      'Talraum plant Orte, Täler und Regionen im Alpenraum. Seit 1994, mit 34 Menschen an drei Standorten.',
    website: 'https://talraum.example',
    theme: { brand: '#003F4B', accent: '#4CAF5B', radius: 10, font: 'Inter' },
    termsAndConditionsText: `${demo}

Ein Auftrag kommt zustande, wenn wir ihn schriftlich bestätigen. Fixpreise ändern sich nicht, solange sich der Auftrag nicht ändert. Es gilt österreichisches Recht.`,
    privacyPolicyText: `${demo}

Verantwortlich ist die Talraum Planung und Beratung GmbH, Schweizergasse 2, 9900 Lienz. Was Sie in ein Formular schreiben, verwenden wir, um Ihnen zu antworten (Art. 6 Abs. 1 lit. b DSGVO). Auskunft und Löschung erhalten Sie unter datenschutz@talraum.example.`,
    imprintText: `${demo}

Talraum Planung und Beratung GmbH
Geschäftsführung: DI Thomas Brandstätter
Schweizergasse 2, 9900 Lienz
Telefon: +43 4852 640 12
E‑Mail: lienz@talraum.example
UID-Nummer: ATU00000000`,
    enablePluginTags: false,
    enablePluginSearch: false,
  },
  logo: { seed: 'talraum-zeichen', logo: { sign: 'ridge' } },
  ogImage: { ...plans.talboden, copyright: 'Talraum' },
  divisions: [],
  tags: [],
  branches: () => [],
  categories: [],
  products: [],
  menus: () => [],
  tables: [],
  donatees: [],
  users: [
    {
      branches: [],
      draft: {
        firstName: 'Klara',
        lastName: 'Obwexer',
        email: 'admin@talraum.example',
        roles: ['ROLE_ADMIN'],
        password: demoPassword,
      },
    },
    // These people have no password: they are shown on pages, and log in by link.
    ...people.map(({ key, firstName, lastName, title, phone }) => {
      const email = `${key}@talraum.example`;
      return {
        branches: [],
        draft: {
          firstName,
          lastName,
          email,
          roles: ['ROLE_EMPLOYEE' as const],
          profile: { isPublic: true, title, email, phone },
        },
      };
    }),
  ],
};
