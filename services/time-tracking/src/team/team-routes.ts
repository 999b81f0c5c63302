import { readTeamMonth } from '@theke/contracts/time-tracking/team-month';
import { type Route, route } from '@theke/kit/http/route';
import type { ServiceBase } from '@theke/kit/service';
import { monthSpan } from '@theke/rules/time/months';
import { requestedTeam } from './requested-team.ts';
import { teamSheets } from './team-sheets.ts';
import { toTeamRow } from './to-team-row.ts';

/** The month of a team, computed from the sheets on read (TIME-17). */
export const teamRoutes = ({ db, now }: Pick<ServiceBase<unknown>, 'db' | 'now'>): Route[] => [
  route(readTeamMonth, ({ tenant, query: { branch, month }, ...asking }) =>
    db.withTenant(tenant, async (tx) => {
      const { people } = await requestedTeam(tx, asking, { branch, month }, now());
      const range = monthSpan(month);
      const sheets = await teamSheets(tx, people, range, now());
      return { branch: { id: branch }, month, ...range, people: sheets.map(toTeamRow) };
    }),
  ),
];
