import { ImportLink } from '@theke/admin/imports/import-link.tsx';
import { MakeTables } from './make-tables.tsx';

/** Ways to create many tables: by numbers, and from a file. */
export const TableListTools = () => (
  <>
    <MakeTables />
    <ImportLink listPath="/tables" />
  </>
);
