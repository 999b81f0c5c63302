import { readMonthSheet, readPayrollFile, readTeamPayrollFile } from '@theke/contracts/time-tracking/month-file';
import { type Route, route } from '@theke/kit/http/route';
import type { ServiceBase } from '@theke/kit/service';
import { monthSpan } from '@theke/rules/time/months';
import { payrollFile } from '@theke/rules/working-time/payroll-file';
import { tenantCopies } from '../copies.ts';
import { refused } from '../errors.ts';
import { requestedPerson } from '../people/requested-person.ts';
import { readSheet } from '../sheets/read-sheet.ts';
import { requestedTeam } from '../team/requested-team.ts';
import { changedDay } from './changed-day.ts';
import { monthPdf } from './month-pdf.ts';
import { paidSeconds } from './paid-seconds.ts';
import { personnelNumber } from './personnel-number.ts';
import { teamHours } from './team-hours.ts';

/** Months as files (TIME-16): to print and sign, and for payroll. */
export const monthFileRoutes = ({ db, now }: Pick<ServiceBase<unknown>, 'db' | 'now'>): Route[] => [
  route(readMonthSheet, async ({ tenant, query: { user, month }, ...asking }, response) => {
    const found = await db.withTenant(tenant, async (tx) => {
      const person = await requestedPerson(tx, asking, user, now());
      const [sheet, tenantConfig] = await Promise.all([
        readSheet(tx, person, monthSpan(month), now()),
        tenantCopies.stores.tenants.find(tx, tenant),
      ]);
      return { sheet, shop: tenantConfig?.name ?? '', personnelNumber: person.personnelNumber };
    });
    const pdf = await monthPdf({ ...found, month, now: now() });
    response.setHeader('content-disposition', `inline; filename="zeitsaldo-${month}.pdf"`);
    response.type('pdf').send(pdf);
  }),
  route(readPayrollFile, ({ tenant, query: { user, month, consultant, client, ...wageTypes }, ...asking }) =>
    db.withTenant(tenant, async (tx) => {
      const person = await requestedPerson(tx, asking, user, now());
      const sheet = await readSheet(tx, person, monthSpan(month), now());
      if (!sheet.closed.some(({ isClosed }) => isClosed)) throw refused('MONTH_NOT_CLOSED');
      if (!personnelNumber.test(person.personnelNumber)) throw refused('PERSONNEL_NUMBER');
      const changedSince = changedDay(sheet);
      const people = [{ personnelNumber: Number(person.personnelNumber), seconds: paidSeconds(sheet), changedSince }];
      return {
        fileName: `lodas-${month}-${Number(person.personnelNumber)}${changedSince ? '-geaendert' : ''}.txt`,
        content: payrollFile(month, { consultant, client, wageTypes }, people),
      };
    }),
  ),
  route(readTeamPayrollFile, ({ tenant, query: { branch, month, consultant, client, ...wageTypes }, ...asking }) =>
    db.withTenant(tenant, async (tx) => {
      const team = await requestedTeam(tx, asking, { branch, month }, now());
      const people = await teamHours(tx, team, month, now());
      return {
        fileName: `lodas-${month}-${team.branch.identifier}${people.some(({ changedSince }) => changedSince) ? '-geaendert' : ''}.txt`,
        content: payrollFile(month, { consultant, client, wageTypes }, people),
      };
    }),
  ),
];
