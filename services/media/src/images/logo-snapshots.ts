import { logoDrawn } from '@theke/contracts/media/logo';
import type { Database } from '@theke/kit/database/database';
import type { Snapshots } from '@theke/kit/events/replay';
import { houseConfig } from './drawings.ts';
import { type LogoDeps, logoFact } from './mail-logo.ts';

/** Mail logo of a business, converted again. */
export const logoSnapshots = ({ db, ...deps }: LogoDeps & { db: Database }): Snapshots => ({
  types: [logoDrawn.type],
  async *facts(tenant) {
    const fact = await db.withTenant(tenant, async (tx) => {
      const config = await houseConfig(tx, tenant);
      return config?.logo ? logoFact(tx, tenant, config, deps) : undefined;
    });
    if (fact) yield [fact];
  },
});
