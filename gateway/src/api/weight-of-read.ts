import { queryOf } from '@theke/kit/http/parse-call';
import type { Request } from 'express';

/** Rows that a read of one weighs: the longest page, of 500, as much as ten calls. */
const rowsOfOne = 50;

const rowsOf = ({ url }: Pick<Request, 'url'>): number => {
  const rows = Number((queryOf(url) as { pageSize?: unknown }).pageSize);
  return rows >= 1 && rows <= 500 ? rows : 0;
};

/** How much a guest's read counts. */
export const weightOfRead = (request: Pick<Request, 'url'>): number =>
  Math.max(1, Math.ceil(rowsOf(request) / rowsOfOne));

/** Whether it asks for more than a list on a screen shows. */
export const isLongPage = (request: Pick<Request, 'url'>): boolean => rowsOf(request) > 100;
