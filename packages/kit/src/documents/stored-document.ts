import type { CloudEvent } from '../bus/port.ts';

/** An entity in its collection: one document, written as a whole. */
export type StoredDocument = {
  /** `TENANT/ID` */
  _id: string;
  tenant: string;
  id: string;
  version: number;
  /** Absent after a deletion. */
  doc?: object | undefined;
  isDeleted: boolean;
  createdAt: Date;
  updatedAt: Date;
  /** Keys for sorting, searching and filtering lists, as the database compares them. */
  keys: Readonly<Record<string, unknown>>;
  /**
   * `FIELD:VALUE` for each unique value within the tenant, plus the own id, because an empty list would be a value too.
   */
  unique: string[];
  /** Length of the document as JSON, in characters. */
  length: number;
  /** Events not published yet, oldest first. */
  pending: CloudEvent[];
};

/** State of an entity as a unit of work writes it; tenant and events are added when the unit ends. */
export type DocumentState = Omit<StoredDocument, '_id' | 'tenant' | 'pending' | 'unique'> & {
  unique: readonly string[];
};
