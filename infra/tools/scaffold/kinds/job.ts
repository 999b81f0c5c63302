import { tenantChanged } from '@theke/contracts/identity/tenant';
import { workQueues } from '@theke/topology/topology';
import { existing, type Kind, serviceValues } from '../kind.ts';
import { Refusal } from '../refusal.ts';
import { applyTemplate } from '../template.ts';
import { resourceValues } from './resource-values.ts';

/** A recurring job of a service for each tenant: the template deletes old items of a collection. */
export const job: Kind = {
  usage: 'catalog scans [--days 90]',
  async values(changes, [service = '', many = ''], { days = '90' }) {
    const values = await resourceValues(existing(changes, service), many);
    if (values.isResource === 'true')
      throw new Refusal(`${many} is a resource, which staff delete. A job deletes old items of a collection.`);
    if (!/^[1-9]\d{0,3}$/.test(days)) throw new Refusal(`--days ${days} is not a number of days.`);
    const hasTenants =
      workQueues[service]?.includes(tenantChanged.type) ||
      changes.has(`services/${service}/src/tenants/tenant-copies.ts`);
    if (!hasTenants) applyTemplate(changes, 'tenants', { service });
    return { ...values, ...serviceValues(service), days };
  },
};
