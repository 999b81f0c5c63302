import { tenantChanged } from '@theke/contracts/identity/tenant';
import { workQueues } from '@theke/topology/topology';
import { findThing } from '../contract-exports.ts';
import { existing, type Kind, ofService } from '../kind.ts';
import { spelled } from '../names.ts';
import { Refusal } from '../refusal.ts';
import { applyTemplate } from '../template.ts';
import { refuseTable } from './reaction.ts';

/** What a service does again and again for each tenant: at first it lets go of what is old in a collection. */
export const job: Kind = {
  usage: 'catalog scans [--days 90]',
  async values(changes, [service = '', many = ''], { days = '90' }) {
    const { value } = await findThing(many, existing(changes, service));
    if (value.events) throw new Refusal(`${many} are kept until staff delete them: a job tidies a collection.`);
    if (!/^[1-9]\d{0,3}$/.test(days)) throw new Refusal(`--days ${days}: a number of days, please.`);
    const names = spelled(many, value.one);
    refuseTable(service, names.table, true);
    const hasTenants =
      workQueues[service]?.includes(tenantChanged.type) ||
      changes.has(`services/${service}/src/tenants/tenant-copies.ts`);
    if (!hasTenants) applyTemplate(changes, 'tenants', { service });
    return { ...names, ...ofService(service), days };
  },
};
