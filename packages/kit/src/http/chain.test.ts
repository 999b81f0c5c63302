import { expect, jest, test } from '@jest/globals';
import type { Request, RequestHandler, Response } from 'express';
import { chain } from './chain.ts';

/** What was reached, and what the last of it handed on. */
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

test('each is reached when the one before hands on, and none hands on at once', async () => {
  expect(await passed()).toEqual({ error: undefined, reached: ['the last'] });
  const later: RequestHandler = (_request, _response, next) => void setImmediate(next);
  expect(await passed(handOn, later, chain(handOn))).toEqual({ error: undefined, reached: ['the last'] });
});

test.each<[string, RequestHandler]>([
  ['hands on', (_request, _response, next) => next(failure)],
  [
    'throws',
    () => {
      throw failure;
    },
  ],
  ['rejects', async () => Promise.reject(failure)],
])('what one %s goes past all that follow', async (_, handler) => {
  expect(await passed(handOn, handler, handOn)).toEqual({ error: failure, reached: [] });
});

test('who answers ends it', () => {
  const reached = jest.fn();
  void chain(() => undefined, reached)({} as Request, {} as Response, reached);
  expect(reached).not.toHaveBeenCalled();
});
