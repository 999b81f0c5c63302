import type { Branch } from '@theke/contracts/catalog/branch';
import type { Transaction } from '@theke/kit/database/database';
import { type Month, monthSpan } from '@theke/rules/time/months';
import type { PaidHours } from '@theke/rules/working-time/payroll-file';
import { copied } from '../copies.ts';
import { refusedFor } from '../errors.ts';
import { nameOf, type Person } from '../people/person-store.ts';
import { teamSheets } from '../team/team-sheets.ts';
import { changedDay } from './changed-day.ts';
import { paidSeconds } from './paid-seconds.ts';
import { personnelNumber } from './personnel-number.ts';

/**
 * Payroll file of a branch's month with everyone who has hours. A person of several branches is in the file of the
 * first one only: sheets contain all hours, which would otherwise be paid twice.
 * @throws Problem 409 if a month is open, or a personnel number is missing
 */
export async function teamHours(
  tx: Transaction,
  { branch, people }: { branch: Branch; people: readonly Person[] },
  month: Month,
  now: Date,
): Promise<PaidHours[]> {
  const team = await firstIn(tx, branch, people);
  const sheets = await teamSheets(tx, team, monthSpan(month), now);
  const paid = team.flatMap((person, at) => {
    const sheet = sheets[at];
    const seconds = sheet && paidSeconds(sheet);
    const isClosed = sheet?.closed.some((one) => one.isClosed) ?? false;
    const changedSince = sheet && changedDay(sheet);
    return seconds && Object.values(seconds).some((sum) => sum > 0)
      ? [{ person, seconds, isClosed, changedSince }]
      : [];
  });
  const named = (found: typeof paid) => found.map(({ person }) => nameOf(person));
  const open = paid.filter(({ isClosed }) => !isClosed);
  if (open.length > 0) throw refusedFor('MONTH_NOT_CLOSED', named(open));
  const unnumbered = paid.filter(({ person }) => !personnelNumber.test(person.personnelNumber));
  if (unnumbered.length > 0) throw refusedFor('PERSONNEL_NUMBER', named(unnumbered));
  return paid.map(({ person, seconds, changedSince }) => ({
    personnelNumber: Number(person.personnelNumber),
    seconds,
    changedSince,
  }));
}

/** People whose first existing branch is this one. */
async function firstIn(tx: Transaction, { id }: Branch, people: readonly Person[]): Promise<Person[]> {
  const branchIds = [...new Set(people.flatMap(({ branches }) => branches))];
  const there = await copied.stores.branches.findMany(tx, branchIds);
  return people.filter(({ branches }) => branches.find((one) => there.has(one)) === id);
}
