import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import {
  codeOf,
  type IdentityFixture,
  openIdentityFixture,
  password,
  tokenOf,
} from '../../testing/identity-fixture.ts';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await openIdentityFixture();
});
afterAll(() => fixture.service.stop());
afterEach(() => expect(fixture.service.log.filter((line) => line.level === 'error')).toEqual([]));

const other = 'ein-neues-langes-passwort';

test('ends all sessions after an own password change and returns a new one', async () => {
  const { login, check, changePassword } = await fixture.aTenant();
  const [own, elsewhere] = [tokenOf(await login()), tokenOf(await login())];
  const changed = await changePassword(own, password, other);
  expect(changed.status).toBe(201);
  for (const token of [own, elsewhere]) expect((await check(token)).status).toBe(404);
  expect((await check(tokenOf(changed))).status).toBe(200);
  expect(codeOf(await login())).toBe('INVALID_CREDENTIALS');
  expect((await login(other)).status).toBe(201);
});

test('names the field of a wrong current password, changes nothing and counts it as a failed login', async () => {
  const { login, check, changePassword } = await fixture.aTenant();
  const token = tokenOf(await login());
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const wrong = await changePassword(token, 'geraten-und-falsch', other);
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [
        {
          code: 'WRONG_PASSWORD',
          field: 'currentPassword',
          message: 'Das bisherige Passwort stimmt nicht. Bitte versuchen Sie es noch einmal.',
        },
      ],
    ]);
  }
  expect((await changePassword(token, password, other)).status).toBe(429);
  expect(codeOf(await login())).toBe('LOCKED');
  expect((await check(token)).status).toBe(200);
  fixture.later(1.1);
  expect((await login()).status).toBe(201);
});

test('refuses a password change with an ended session', async () => {
  const { login, logout, changePassword } = await fixture.aTenant();
  const token = tokenOf(await login());
  await logout(token);
  expect((await changePassword(token, password, other)).status).toBe(401);
  expect((await login()).status).toBe(201);
});

test('accepts one of two concurrent changes', async () => {
  const { login, check, changePassword } = await fixture.aTenant();
  const tokens = [tokenOf(await login()), tokenOf(await login())];
  const replies = await Promise.all(tokens.map((token, index) => changePassword(token, password, `${other}-${index}`)));
  const [done, ...others] = replies.filter((reply) => reply.status === 201);
  expect(others).toEqual([]);
  expect((await check(tokenOf(done as (typeof replies)[0]))).status).toBe(200);
});

test('leaves no session of a concurrent login with the old password', async () => {
  const { login, check, changePassword } = await fixture.aTenant();
  const token = tokenOf(await login());
  const [changed, ...logins] = await Promise.all([
    changePassword(token, password, other),
    ...Array.from({ length: 4 }, () => login()),
  ]);
  expect(changed?.status).toBe(201);
  for (const reply of logins) if (reply.status === 201) expect((await check(tokenOf(reply))).status).toBe(404);
});

// L5 of the fifth attack
test('rejects a password of few distinct characters, and the own e-mail, also when set by an administrator', async () => {
  const { login, changePassword, save, email } = await fixture.aTenant();
  const own = tokenOf(await login());
  for (const [weak, code] of [
    [' '.repeat(20), 'PASSWORD_TOO_SIMPLE'],
    ['ababababab', 'PASSWORD_TOO_SIMPLE'],
    [email, 'PASSWORD_IS_EMAIL'],
    [` ${email.toUpperCase()}`, 'PASSWORD_IS_EMAIL'],
  ] as const) {
    const changed = await changePassword(own, password, weak);
    expect([weak, changed.status, codeOf(changed)]).toEqual([weak, 422, code]);
    const saved = await save({ password: weak });
    expect([weak, saved.status, saved.body.errors?.[0]]).toEqual([
      weak,
      422,
      expect.objectContaining({ code, field: 'password' }),
    ]);
  }
  expect((await login()).status).toBe(201);
});
