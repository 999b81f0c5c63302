import type { PageMeta } from '@theke/contracts/endpoint';
import { messages } from '../messages.de.ts';

const number = new Intl.NumberFormat('de');

/** "431", "mehr als 10.000" */
export const totalText = ({ total, isTotalCapped }: Pick<PageMeta, 'total' | 'isTotalCapped'>): string =>
  isTotalCapped ? messages.list.moreThan(number.format(total)) : number.format(total);

/** Range of the rows on a page and total: "26–50 von 431". */
export function rangeText({ page, pageSize, ...counted }: PageMeta): string {
  const to = Math.min(page * pageSize, counted.total);
  return messages.list.range(number.format((page - 1) * pageSize + 1), number.format(to), totalText(counted));
}

export const isLastPage = ({ page, pageSize, total, isTotalCapped }: PageMeta): boolean =>
  !isTotalCapped && page * pageSize >= total;
