import type { CustomerImportField } from './customer-columns.de.ts';
import { type CellFault, readCells } from './read-cells.ts';

export type ImportedCustomer = Partial<Record<CustomerImportField, string>>;

/**
 * Reads a row of customers. Empty cells keep what is stored.
 * @param readPhone normalises a number; throws UnreadCell
 */
export function readCustomerCells(
  cells: readonly string[],
  columns: readonly (CustomerImportField | null)[],
  readPhone: (text: string) => string,
): { values: ImportedCustomer; faults: CellFault<CustomerImportField>[] } {
  const text = (field: CustomerImportField) => (value: string) => (value === '' ? {} : { [field]: value });
  return readCells<CustomerImportField, ImportedCustomer>(cells, columns, {
    firstName: text('firstName'),
    lastName: text('lastName'),
    companyName: text('companyName'),
    email: (email) => (email === '' ? {} : { email: email.toLowerCase() }),
    phone: (phone) => (phone === '' ? {} : { phone: readPhone(phone) }),
    note: text('note'),
  });
}
