import { defineContract } from '@theke/contracts/service-contract';
import { z } from 'zod';
import { resourceStoreConformance } from '../../testing/resource-store-conformance.ts';
import { startForTest, type TestService } from '../../testing/start-for-test.ts';
import { defineService } from '../service.ts';
import { postgresResourceStore } from './postgres-resource-store.ts';

const service = defineService({
  contract: defineContract({ service: 'catalog' }),
  config: z.object({}),
  migrations: new URL('../../testing/sample-migrations/', import.meta.url),
  setup: ({ db }) => ({ db, routes: [] }),
});

let running: TestService<Awaited<ReturnType<typeof service.setup>>>;
resourceStoreConformance(async () => {
  running = await startForTest(service);
  return {
    db: running.parts.db,
    storeOf: postgresResourceStore,
    published: (tenant) =>
      running.sql(
        `select event ->> 'type' as type, event ->> 'subject' as subject, (event -> 'aggregateversion')::int as version
         from outbox where tenant_id = $1 order by id`,
        [tenant],
      ),
    close: () => running.stop(),
  };
});
