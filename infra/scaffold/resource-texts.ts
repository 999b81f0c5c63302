import type { Names } from './names.ts';

/** What the screens call a resource, in German. */
export type Labels = { one: string; many: string; make: string };

/** packages/contracts/src/SERVICE/ONE.ts */
export const contractText = ({ many, one, manyId, Type, manyWords }: Names, labels: Labels, service: string) => `\
import { z } from 'zod';
import { field } from '../field.ts';
import { defineResource } from '../resource.ts';

/** The ${manyWords} of a business: staff keep them, guests do not see them. */
export const ${manyId} = defineResource({
  service: '${service}',
  name: '${many}',
  one: '${one}',
  label: { one: '${labels.one}', many: '${labels.many}' },
  draft: z.strictObject({
    name: field(z.string().trim().min(1).max(120), 'Name'),
    description: field(z.string().trim().max(2000), 'Beschreibung', { widget: 'textarea' }).default(''),
  }),
  search: ['description'],
  example: { name: '${labels.one} 1', description: '' },
});
export type ${Type} = z.output<typeof ${manyId}.entity>;
`;

/** frontends/back-office/src/SERVICE/MANY/MANY.ts */
export const officeText = ({ one, manyId }: Names, labels: Labels, service: string) => `\
import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { ${manyId} } from '@theke/contracts/${service}/${one}';
import { Shapes } from 'lucide-react';

export const ${officeName(manyId)} = officeResource(${manyId}, {${service === 'catalog' ? `\n  group: 'catalog',` : ''}
  Icon: Shapes,
  newLabel: '${labels.make}',
  titleOf: ({ name }) => name,
  subtitleOf: ({ description }) => description,
  columns: [{ field: 'updatedAt', from: 'tablet' }],
});
`;

/** `officeGiftCards` */
export const officeName = (manyId: string): string => `office${manyId.charAt(0).toUpperCase()}${manyId.slice(1)}`;
