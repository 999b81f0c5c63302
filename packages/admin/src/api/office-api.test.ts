import { afterEach, expect, jest, test } from '@jest/globals';
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
test('a 401 ends the session of the back office and is told to the caller; anything else only the latter', async () => {
  const ended = jest.fn();
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

// SESSION-05
test('the call that the storefront makes leaves a guest where they are: a 401 is a failure like another', async () => {
  answerWith(401);
  await expect(call(readMe, {})).rejects.toMatchObject({ status: 401 });
});
