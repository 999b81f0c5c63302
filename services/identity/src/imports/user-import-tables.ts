export const userImportTables = {
  imports: 'user_import',
  entries: 'user_import_entry',
  record: 'user_id',
  listed: ['invited'],
} as const;
