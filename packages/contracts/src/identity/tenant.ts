import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { exampleIds, id, version } from '../wire.ts';
import { config } from './config.ts';

/** A business on the platform, found by the host names it is reached under. */
export const tenant = z.object({ id, name: z.string(), hosts: z.array(z.string()), isDemo: z.boolean(), version });
export type Tenant = z.output<typeof tenant>;

export const tenantChanged = defineEvent({
  type: 'identity.tenant-changed.v1',
  summary: 'Ein Mandant: angelegt oder geändert.',
  data: tenant,
  example: { id: exampleIds.tenant, name: 'Pizzeria Marillo', hosts: ['localhost'], isDemo: true, version: 1 },
});

/** What the gateway holds of every tenant, so that identity being down takes nothing else down. */
export const tenantSnapshot = z.object({ tenant, config });
export type TenantSnapshot = z.output<typeof tenantSnapshot>;

export const listTenants = endpoint({
  name: 'listTenants',
  service: 'identity',
  method: 'GET',
  path: '/internal/tenants',
  summary: 'Alle Mandanten mit ihrer Konfiguration',
  needs: 'internal',
  reply: { kind: 'data', schema: z.array(tenantSnapshot) },
  status: 200,
  example: {},
});
