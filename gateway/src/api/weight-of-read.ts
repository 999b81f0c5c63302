import { queryOf } from '@theke/kit/http/parse-call';
import type { Request, Response } from 'express';
import { isPage } from '../shares/fair-queue.ts';

/** Rows that a read of one weighs: the longest page, of 500, as much as ten calls. */
const rowsOfOne = 50;

const rowsOf = ({ url }: Pick<Request, 'url'>): number => {
  const rows = Number((queryOf(url) as { pageSize?: unknown }).pageSize);
  return rows >= 1 && rows <= 500 ? rows : 0;
};

/** A page is drawn by the gateway, which takes as long as five reads. */
const weightOfPage = 5;

/** How much a guest's read counts before it is answered. */
export const weightOfRead = (request: Pick<Request, 'url' | 'path'>): number =>
  isPage(request.path) ? weightOfPage : Math.max(1, Math.ceil(rowsOf(request) / rowsOfOne));

/** Bytes of a file that count as one read. */
const bytesOfOne = 262_144;

/** How much a file counts once its size is known, beside the one that it counted before. */
export const weightOfAnswer = (
  request: Pick<Request, 'method' | 'path'>,
  response: Pick<Response, 'getHeader'>,
): number =>
  request.method === 'GET' && request.path.startsWith('/upload/')
    ? Math.floor(Number(response.getHeader('content-length') ?? 0) / bytesOfOne)
    : 0;

/** Whether it asks for more than a list on a screen shows. */
export const isLongPage = (request: Pick<Request, 'url'>): boolean => rowsOf(request) > 100;
