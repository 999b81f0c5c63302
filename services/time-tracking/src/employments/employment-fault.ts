import type { EmploymentDraft } from '@theke/contracts/time-tracking/employment';
import { holidayYearOn } from '@theke/rules/working-time/holiday-year';

export type EmploymentFault = { field: string; message: string };

/** Faults between several fields of an employment; undefined if there is none. */
export function employmentFault(draft: EmploymentDraft): EmploymentFault | undefined {
  const { employedFrom, endsOn, countsFrom, carriedIn, terms } = draft;
  if (endsOn !== null && endsOn < employedFrom)
    return {
      field: 'endsOn',
      message: '„Letzter Tag“ liegt vor „Beschäftigt seit“. Bitte geben Sie einen späteren Tag an.',
    };
  if (countsFrom < employedFrom)
    return {
      field: 'countsFrom',
      message: '„Saldo ab“ liegt vor „Beschäftigt seit“. Bitte geben Sie einen späteren Tag an.',
    };
  const faults = terms.map((term, at): EmploymentFault | undefined => {
    const field = (name: string) => `terms.${at}.${name}`;
    if (term.validFrom < employedFrom)
      return {
        field: field('validFrom'),
        message: '„Gilt ab“ liegt vor „Beschäftigt seit“. Bitte geben Sie einen späteren Tag an.',
      };
    if (terms.findIndex(({ validFrom }) => validFrom === term.validFrom) !== at)
      return { field: field('validFrom'), message: 'Ab diesem Tag gilt schon eine andere Vereinbarung.' };
    if (new Set(term.weekdays).size !== term.weekdays.length)
      return { field: field('weekdays'), message: 'Ein Arbeitstag ist doppelt. Bitte nennen Sie jeden einmal.' };
    if (term.weekdays.length === 0 && term.weeklyMinutes > 0 && !term.followsPlan)
      return { field: field('weekdays'), message: 'Bitte wählen Sie, an welchen Tagen gearbeitet wird.' };
    return undefined;
  });
  const twice = carriedIn.findIndex(({ year }, at) => carriedIn.findIndex((one) => one.year === year) !== at);
  if (twice >= 0)
    return { field: `carriedIn.${twice}.year`, message: 'Dieses Jahr ist doppelt. Bitte nennen Sie jedes einmal.' };
  const first = holidayYearOn(draft.yearKind, employedFrom, countsFrom).year;
  const late = carriedIn.findIndex(({ year }) => year >= first);
  if (late >= 0)
    return {
      field: `carriedIn.${late}.year`,
      message: 'Resturlaub stammt aus einem Jahr, bevor der Saldo beginnt. Bitte geben Sie ein früheres an.',
    };
  return faults.find((fault) => fault !== undefined);
}
