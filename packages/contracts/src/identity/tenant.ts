import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { exampleIds, id, version } from '../wire.ts';
import { config } from './config.ts';

/** A tenant: a business on the platform, identified by its host names. */
export const tenant = z.object({ id, name: z.string(), hosts: z.array(z.string()), isDemo: z.boolean(), version });
export type Tenant = z.output<typeof tenant>;

export const tenantChanged = defineEvent({
  type: 'identity.tenant-changed.v1',
  summary: 'Ein Mandant: angelegt oder geändert.',
  data: tenant,
  example: { id: exampleIds.tenant, name: 'Pizzeria Marillo', hosts: ['localhost'], isDemo: true, version: 1 },
});

/** Copy of a tenant for the gateway, so that the platform works while identity is down. */
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
