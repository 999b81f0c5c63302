import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { tables } from '@theke/contracts/catalog/table';
import { Armchair } from 'lucide-react';
import { lazy } from 'react';
import { TableListTools } from './table-list-tools.tsx';

const TableActions = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-table-actions" */ './table-actions.tsx')).TableActions,
}));
const TableTools = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-table-actions" */ './table-tools.tsx')).TableTools,
}));

export const officeTables = officeResource(tables, {
  group: 'locations',
  Icon: Armchair,
  newLabel: 'Neuer Tisch',
  purpose: 'Gäste bestellen an ihrem Tisch, ohne zu sagen, wo sie sitzen: Jeder Tisch hat eine eigene Adresse.',
  titleOf: ({ identifier }) => identifier,
  heading: { field: 'identifier', label: 'Tisch' },
  columns: [
    { field: 'branch', from: 'phone' },
    { field: 'updatedAt', from: 'tablet' },
  ],
  Actions: TableActions,
  ListTools: TableListTools,
  Tools: TableTools,
});
