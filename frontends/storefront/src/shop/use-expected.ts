import type { Branch } from '@theke/contracts/catalog/branch';
import { type ExpectedQuery, type ExpectedWindow, expectedWindow } from '@theke/rules/hours/expected-time';
import { useMemo } from 'react';
import { useCapacity } from './use-capacity.ts';

type Query = Omit<ExpectedQuery, 'waitMinutes' | 'branch'> & { branch: Branch };

/** Between which times an order may be expected that is placed now; undefined where nobody can say, as with what is offered for. */
export function useExpected({ branch, orderType, area, products, now }: Query): ExpectedWindow | undefined {
  const { waitMinutes } = useCapacity(branch.id);
  return useMemo(
    () =>
      branch.isQuotationRequired ? undefined : expectedWindow({ branch, orderType, area, products, now, waitMinutes }),
    [branch, orderType, area, products, now, waitMinutes],
  );
}
