import type { Branch } from '@theke/contracts/catalog/branch';
import {
  type ExpectedQuery,
  type ExpectedWindow,
  expectedWindow,
  isTooLateToday,
} from '@theke/rules/hours/expected-time';
import { useMemo } from 'react';
import { useCapacity } from './use-capacity.ts';

type Query = Omit<ExpectedQuery, 'waitMinutes' | 'branch'> & { branch: Branch };

export type Expected = {
  /** Between which times an order may be expected that is placed now; undefined where nobody can say, as with what is offered for. */
  earliest?: ExpectedWindow | undefined;
  /** It is not offered as soon as possible (WHEN-13). */
  isTooLate: boolean;
};

export function useExpected({ branch, orderType, area, products, now }: Query): Expected {
  const { waitMinutes } = useCapacity(branch.id);
  return useMemo(() => {
    if (branch.isQuotationRequired) return { isTooLate: false };
    const query = { branch, orderType, area, products, now, waitMinutes };
    const earliest = expectedWindow(query);
    return { earliest, isTooLate: isTooLateToday(query, earliest) };
  }, [branch, orderType, area, products, now, waitMinutes]);
}

/** The window that is promised without a wish; none where a time must be chosen. */
export const promisedWindow = ({ earliest, isTooLate }: Expected, branch: Branch): ExpectedWindow | undefined =>
  isTooLate || branch.isAppointmentRequired ? undefined : earliest;
