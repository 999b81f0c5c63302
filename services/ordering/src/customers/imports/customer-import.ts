import type { Parsed } from '@theke/contracts/endpoint';
import { type Customer, type CustomerDraft, customerDraft } from '@theke/contracts/ordering/customer';
import type { customerImports } from '@theke/contracts/ordering/customer-import';
import type { ImportKind, StoredRecord } from '@theke/kit/imports/import-kind';
import { commonPhoneRegion, parsePhone, undialledPhone } from '@theke/kit/phone';
import { type ImportedCustomer, readCustomerCells } from '@theke/rules/imports/customer-cells';
import { type CustomerImportField, customerImportFieldNames } from '@theke/rules/imports/customer-columns.de';
import { UnreadCell } from '@theke/rules/imports/read-cells';
import { offerCopies } from '../../offer/offer-copies.ts';
import { rewriteCustomer, writeCustomer } from '../customer-decisions.ts';
import { customerStore } from '../customer-store.ts';
import { customerExists, customerKeyOf } from '../write-customers.ts';

type Body = Parsed<(typeof customerImports)['run']>['body'];
type StoredCustomer = StoredRecord<CustomerDraft> & { customer: Customer };

const toRecord = (customer: Customer): StoredCustomer => {
  const { id, version, firstName, lastName, companyName, email, phone, note } = customer;
  return { id, version, doc: { firstName, lastName, companyName, email, phone, note }, customer };
};
const emailMark = 'email:';
const phoneMark = 'phone:';

/** E-mail, else phone, as `deriveCustomerId` does. */
const keyOf = (values: object): string => {
  const { email, phone }: ImportedCustomer = values;
  return email ? `${emailMark}${email}` : phone ? `${phoneMark}${phone}` : '';
};
const contactIn = ({ email, phone }: ImportedCustomer): string => email || phone || '';
const unmarked = (keys: readonly string[], mark: string) =>
  keys.filter((key) => key.startsWith(mark)).map((key) => key.slice(mark.length));

/** Import of customers: by their e-mail, else by their phone number (IMPORT-12). */
export const customerImport = (
  deps: { secret: string },
  tenant: string,
): ImportKind<CustomerDraft, CustomerImportField, Body, StoredCustomer> => ({
  draft: customerDraft,
  fieldNames: customerImportFieldNames,
  keyField: 'email',
  keyOf,
  texts: {
    twice: (values, line) => `„${contactIn(values)}“ steht schon in Zeile ${line}.`,
    ambiguous: (values) => `„${contactIn(values)}“ gehört zu mehreren Kunden. Bitte ändern Sie diese einzeln.`,
  },
  async open(tx, { columns }) {
    // A customer belongs to no branch, so the country of most branches applies.
    const region = commonPhoneRegion(await offerCopies.stores.branches.all(tx));
    const readPhone = (text: string) => {
      const phone = parsePhone(text, region);
      if (!phone) throw new UnreadCell(undialledPhone);
      return phone;
    };
    return { read: (cells) => readCustomerCells(cells, columns, readPhone) };
  },
  async findByKeys(tx, keys) {
    const contacts = { emails: unmarked(keys, emailMark), phones: unmarked(keys, phoneMark) };
    return (await customerStore.findByContacts(tx, contacts)).map(toRecord);
  },
  findByIds: async (tx, ids) => (await customerStore.findMany(tx, ids)).map(toRecord),
  async insert(tx, docs) {
    const created = docs.map((doc) => ({ doc, ...writeCustomer(customerKeyOf(deps, tenant, doc), doc) }));
    // In the order in which orders lock their customers.
    for (const { doc, next, facts } of created.toSorted((one, other) => (one.next.id < other.next.id ? -1 : 1))) {
      if (!(await customerStore.insert(tx, next))) throw customerExists(doc);
      tx.publish(...facts);
    }
    return created.map(({ next }) => next.id);
  },
  async update(tx, changed) {
    for (const { before, doc } of changed) {
      const key = customerKeyOf(deps, tenant, doc);
      const { next, isContactWritten, facts } = rewriteCustomer(before.customer, doc);
      if (await customerStore.isAnothers(tx, { key, id: before.id, ...doc })) throw customerExists(doc);
      customerStore.rewrite(tx, next, { key: key === before.id ? null : key, isContactWritten });
      tx.publish(...facts);
    }
  },
  // Unchanged since the import, so nobody has ordered with this e-mail or phone.
  async remove(tx, records) {
    for (const { id } of records) customerStore.remove(tx, id);
    return new Set(records.map(({ id }) => id));
  },
});
