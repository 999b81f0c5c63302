import type { UnitOfWork } from '../resource/resource-store.ts';
import type { DocumentUnit } from './document-unit.ts';

/** Whether a unit of work is one of MongoDB; else it is a transaction of PostgreSQL. */
export const isOnDocuments = (unit: UnitOfWork): unit is DocumentUnit => 'documents' in unit;
