// Two shops in Graz.

import { scenes } from '@theke/painter/scenes';
import type { DemoBranch } from '../demo-tenant.ts';

export const branches = (): DemoBranch[] => [
  {
    key: 'lend',
    division: 'hollerbusch',
    tags: ['kaffeehaus'],
    picture: { seed: 'hollerbusch-lend', scene: { ...scenes['filiale-doebling'], table: '#7a3a45' } },
    draft: {
      name: 'Hollerbusch am Lendplatz',
      description: 'Backstube und Kaffeehaus neben dem Bauernmarkt.',
      street: 'Lendplatz 12',
      zipCode: '8020',
      city: 'Graz',
      phone: '+43 316 712840',
      email: 'lend@hollerbusch.example',
      latitude: 47.0763,
      longitude: 15.4298,
      openingHours: [
        { type: 'daily', from: '06:00', to: '20:00' },
        { type: 'sunday', from: '07:30', to: '18:00' },
      ],
    },
  },
  {
    key: 'geidorf',
    division: 'hollerbusch',
    tags: ['kaffeehaus'],
    picture: { seed: 'hollerbusch-geidorf', scene: { ...scenes['filiale-simmering'], table: '#8a6a3c' } },
    draft: {
      name: 'Hollerbusch Geidorf',
      description: 'Brot, Jause und steirischer Wein in der Zinzendorfgasse.',
      street: 'Zinzendorfgasse 25',
      zipCode: '8010',
      city: 'Graz',
      phone: '+43 316 328156',
      email: 'geidorf@hollerbusch.example',
      latitude: 47.0779,
      longitude: 15.4487,
      openingHours: [
        { type: 'daily', from: '07:00', to: '19:00' },
        { type: 'sunday', isClosed: true },
      ],
    },
  },
];
