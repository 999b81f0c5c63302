import { customerImports } from '@theke/contracts/ordering/customer-import';
import { tenantLock } from '@theke/kit/database/advisory-locks';
import type { Route } from '@theke/kit/http/route';
import { importRoutes } from '@theke/kit/imports/import-routes';
import type { ServiceBase } from '@theke/kit/service';
import { customerImport } from './customer-import.ts';
import { customerImportTables } from './customer-import-tables.ts';

/** Routes that import customers from the rows of a file. */
export const customerImportRoutes = ({ db, now, newId, secret }: ServiceBase<unknown>): Route[] =>
  importRoutes(customerImports, {
    ...{ db, now, newId },
    tables: customerImportTables,
    kind: (tenant) => customerImport({ secret }, tenant),
    serialize: async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(${tenantLock('customer import')})`);
    },
  });
