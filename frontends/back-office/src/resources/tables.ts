import { tables } from '@theke/contracts/catalog/table';
import { Armchair } from 'lucide-react';
import { MakeTables } from '../tables/make-tables.tsx';
import { officeResource } from './office-resource.ts';

export const officeTables = officeResource(tables, {
  group: 'house',
  Icon: Armchair,
  newLabel: 'Neuer Tisch',
  titleOf: ({ identifier }) => identifier,
  heading: { field: 'identifier', label: 'Tisch' },
  columns: [
    { field: 'branch', from: 'phone' },
    { field: 'updatedAt', from: 'tablet' },
  ],
  ListTools: MakeTables,
});
