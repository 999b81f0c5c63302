import type { ImportKind } from '@theke/admin/imports/import-kind.ts';
import { ImportPage } from '@theke/admin/imports/import-page.tsx';
import { addressImports, maxAddresses } from '@theke/contracts/ordering/address-list';
import { addressColumns } from '@theke/rules/imports/address-columns.de';
import { addressTemplateRows, addressImportMessages as texts } from './address-import-messages.de.ts';
import { AddressOptions } from './address-options.tsx';

const addressImport: ImportKind = {
  contract: addressImports,
  needs: 'catalog.write',
  maxRows: maxAddresses,
  columns: addressColumns,
  keyFields: ['street'],
  listPath: '/delivery-zones',
  texts,
  template: {
    fields: ['street', 'houseNumber', 'zipCode', 'city', 'latitude', 'longitude'],
    rows: addressTemplateRows,
  },
  invalidates: [['address-list'], ['address-imports']],
  options: { initial: { source: '', asOf: null }, Fields: AddressOptions },
};

/** Imports the address list of the delivery zones (ZONE-05). */
export const AddressImportPage = () => <ImportPage kind={addressImport} />;
