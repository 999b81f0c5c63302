import { expect, jest, test } from '@jest/globals';
import type { Request, RequestHandler, Response } from 'express';
import { chain } from './chain.ts';

/** Runs the handlers; returns whether the last one was reached, and the error passed to `next`. */
async function passed(...handlers: RequestHandler[]) {
  const reached: string[] = [];
  const seen: RequestHandler = (_request, response, next) => {
    reached.push(String(response.locals));
    next();
  };
  const { promise, resolve } = Promise.withResolvers<unknown>();
  void chain(...handlers, seen)({} as Request, { locals: 'the last' } as unknown as Response, resolve);
  return { error: await promise, reached };
}

const handOn: RequestHandler = (_request, _response, next) => next();
const failure = new Error('no');

test('calls each handler when the one before calls next, and handles an empty chain', async () => {
  expect(await passed()).toEqual({ error: undefined, reached: ['the last'] });
  const later: RequestHandler = (_request, _response, next) => void setImmediate(next);
  expect(await passed(handOn, later, chain(handOn))).toEqual({ error: undefined, reached: ['the last'] });
});

test.each<[string, RequestHandler]>([
  ['passes an error on', (_request, _response, next) => next(failure)],
  [
    'throws',
    () => {
      throw failure;
    },
  ],
  ['rejects', async () => Promise.reject(failure)],
])('skips the rest of the chain when a handler %s', async (_, handler) => {
  expect(await passed(handOn, handler, handOn)).toEqual({ error: failure, reached: [] });
});

test('ends the chain when a handler answers', () => {
  const reached = jest.fn();
  void chain(() => undefined, reached)({} as Request, {} as Response, reached);
  expect(reached).not.toHaveBeenCalled();
});
