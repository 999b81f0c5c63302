import { parseQuery } from '@theke/kit/http/parse-call';
import type { Request, Response } from 'express';
import { isPage } from '../shares/fair-queue.ts';

/** Rows per unit of weight: the longest page of 500 rows weighs as much as ten calls. */
const rowsOfOne = 50;

const rowsOf = ({ url }: Pick<Request, 'url'>): number => {
  const rows = Number((parseQuery(url) as { pageSize?: unknown }).pageSize);
  return rows >= 1 && rows <= 500 ? rows : 0;
};

/** Rendering a page takes the gateway as long as five reads. */
const weightOfPage = 5;

/** Weight of a guest's read before it is answered. */
export const weightOfRead = (request: Pick<Request, 'url' | 'path'>): number =>
  isPage(request.path) ? weightOfPage : Math.max(1, Math.ceil(rowsOf(request) / rowsOfOne));

/** Bytes of a file per unit of weight. */
const bytesOfOne = 262_144;

/** Additional weight of a file once its size is known. */
export const weightOfAnswer = (
  request: Pick<Request, 'method' | 'path'>,
  response: Pick<Response, 'getHeader'>,
): number =>
  request.method === 'GET' && request.path.startsWith('/upload/')
    ? Math.floor(Number(response.getHeader('content-length') ?? 0) / bytesOfOne)
    : 0;

/** Whether the request asks for more rows than a list on a screen shows. */
export const isLongPage = (request: Pick<Request, 'url'>): boolean => rowsOf(request) > 100;
