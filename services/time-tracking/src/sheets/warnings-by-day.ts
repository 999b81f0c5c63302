import type { SheetDayRow } from '@theke/contracts/time-tracking/time-sheet';
import type { LocalDate } from '@theke/rules/time/local-time';
import { judgedAs } from '@theke/rules/working-time/laws/agreed-work';
import { lawWarningText } from '@theke/rules/working-time/laws/law-warning-text';
import { findLawWarnings } from '@theke/rules/working-time/laws/law-warnings';
import { dayOf } from '../day-of.ts';
import { holidaysBetween, recordedActivities } from './balance-facts.ts';
import { lawsFrom, type WorkFacts } from './work-facts.ts';

/** Legal warnings per day as German sentences (TIME-09); empty if no country is set. */
export function warningsByDay(
  facts: WorkFacts,
  { from, to }: { from: LocalDate; to: LocalDate },
): Map<LocalDate, SheetDayRow['warnings']> {
  const { zone, now, employment } = facts;
  const found = new Map<LocalDate, SheetDayRow['warnings']>();
  if (!employment) return found;
  const since = lawsFrom(from);
  const looked = recordedActivities(facts).filter(({ startAt }) => dayOf(zone, startAt) >= since);
  const warnings = findLawWarnings(looked, {
    ...judgedAs(employment),
    zone,
    publicHolidays: holidaysBetween(employment, since, to),
    now: now.toISOString(),
    warningsFrom: from,
    knownWork: facts.settled?.looked ?? [],
  });
  for (const warning of warnings) {
    const { date, rule, severity } = warning;
    if (date > to) continue;
    found.set(date, [...(found.get(date) ?? []), { rule, severity, text: lawWarningText(warning) }]);
  }
  return found;
}
