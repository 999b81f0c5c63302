export const customerImportTables = {
  imports: 'customer_import',
  entries: 'customer_import_entry',
  record: 'customer_id',
} as const;
