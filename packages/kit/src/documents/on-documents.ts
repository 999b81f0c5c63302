import type { UnitOfWork } from '../resource/resource-store.ts';
import type { DocumentUnit } from './document-unit.ts';

/** Whether a unit of work uses MongoDB; otherwise it is a PostgreSQL transaction. */
export const isOnDocuments = (unit: UnitOfWork): unit is DocumentUnit => 'documents' in unit;
