import type { CloudEvent } from '../bus/port.ts';

/** What stands of an entity in its collection: one document, written as a whole. */
export type StoredDocument = {
  /** `TENANT/ID` */
  _id: string;
  tenant: string;
  id: string;
  version: number;
  /** Nothing of what was deleted. */
  doc?: object | undefined;
  isDeleted: boolean;
  createdAt: Date;
  updatedAt: Date;
  /** What lists are sorted, searched and cut by, as the database compares it. */
  keys: Readonly<Record<string, unknown>>;
  /** `FIELD:VALUE` of what no other of the tenant may have, and its own id, because an empty list is a value too. */
  unique: string[];
  /** Characters of the document as JSON. */
  length: number;
  /** What happened to it and is not on its way yet, oldest first. */
  pending: CloudEvent[];
};

/** What a unit of work writes of an entity; whose it is and what happened is added when the unit ends. */
export type DocumentState = Omit<StoredDocument, '_id' | 'tenant' | 'pending' | 'unique'> & {
  unique: readonly string[];
};
