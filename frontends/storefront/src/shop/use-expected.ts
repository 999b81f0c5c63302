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
  /** Time window in which an order placed now is expected; undefined if unknown, as for quotation requests. */
  earliest?: ExpectedWindow | undefined;
  /** As soon as possible is not offered (WHEN-13). */
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

/** Window promised without a requested time; undefined if a time is required. */
export const promisedWindow = ({ earliest, isTooLate }: Expected, branch: Branch): ExpectedWindow | undefined =>
  isTooLate || branch.isAppointmentRequired ? undefined : earliest;
