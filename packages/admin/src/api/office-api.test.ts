import { afterEach, expect, jest, test } from '@jest/globals';
import { changePassword } from '@theke/contracts/identity/session';
import { readMe } from '@theke/contracts/identity/user';
import { call } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { makeOfficeApi } from './office-api.ts';

afterEach(() => void jest.restoreAllMocks());
const answerWith = (status: number) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ errors: [{ code: 'X', message: 'Bitte melden Sie sich an.' }] }, { status }),
    );

// OFFICE-01, SESSION-05
test('a 401 ends the session and rejects the call; other errors only reject the call', async () => {
  const ended = jest.fn(async () => false);
  const api = makeOfficeApi(ended);
  for (const [status, times] of [
    [403, 0],
    [500, 0],
    [401, 1],
  ] as const) {
    answerWith(status);
    await expect(api(readMe, {})).rejects.toThrow(ApiError);
    expect([status, ended.mock.calls.length]).toEqual([status, times]);
  }
});

// OFFICE-01
test('a request sent with the old cookie during a password change does not end the session', async () => {
  const ended = jest.fn(async () => false);
  const api = makeOfficeApi(ended);
  let isNew = false;
  const { promise: changing, resolve: change } = Promise.withResolvers<void>();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, { method } = {}) => {
    if (method === 'GET')
      return Response.json(isNew ? { data: 'me' } : { errors: [{ code: 'X', message: 'X' }] }, {
        status: isNew ? 200 : 401,
      });
    await changing;
    isNew = true;
    return new Response(null, { status: 204 });
  });
  const answers = Promise.all([
    api(changePassword, { body: { currentPassword: 'alt', newPassword: 'neu' } }),
    api(readMe, {}),
  ]);
  change();
  await expect(answers).resolves.toEqual([undefined, 'me']);
  expect(ended).not.toHaveBeenCalled();
});

// SESSION-05
test('a 401 of a storefront call is an ordinary failure and does not redirect the guest', async () => {
  answerWith(401);
  await expect(call(readMe, {})).rejects.toMatchObject({ status: 401 });
});

// OFFICE-14
test('resends a call that was refused with 401 after the person has logged in again', async () => {
  let isBack = false;
  const api = makeOfficeApi(async () => {
    isBack = true;
    return true;
  });
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      isBack
        ? Response.json({ data: 'me' })
        : Response.json({ errors: [{ code: 'X', message: 'Bitte melden Sie sich an.' }] }, { status: 401 }),
    );
  expect(await api(readMe, {})).toBe('me');
});
