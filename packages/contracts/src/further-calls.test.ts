import { expect, test } from '@jest/globals';
import { allEndpoints } from './contracts.ts';
import { zodType } from './field.ts';
import { me } from './identity/user.ts';

const callsBelow = (path: string) =>
  allEndpoints
    .filter((at) => at.path === path || at.path.startsWith(`${path}/`))
    .map((at) => `${at.method} ${at.path}`);
const expectCalls = (path: string, calls: readonly string[]) =>
  expect(callsBelow(path)).toEqual(expect.arrayContaining(calls.map((call) => call.replace(' ', ` ${path}`))));

// HTTP-13
test('has separate endpoints to list, open, move and answer orders', () => {
  expectCalls('/orders', ['GET ', 'POST ', 'GET /current', 'GET /missed']);
  expectCalls('/orders', ['GET /frontdesk/:branchId/:apiKey', 'GET /backoffice/:branchId/:apiKey']);
  for (const move of ['cancel', 'confirm', 'reject', 'in-delivery', 'delivered', 'completed'])
    expectCalls('/orders', [`POST /:id/status/${move}`]);
  for (const call of ['print', 'update-payment-status', 'resend-new-order-email', 'resend-new-order-sms'])
    expectCalls('/orders', [`POST /:id/${call}`]);
  expectCalls('/orders', ['PUT /:id/items/:index']);
  const ofGuest = '/orders/public/:uid/:hash';
  const answers = ['confirm-counter-appointment', 'reject-counter-appointment'];
  expectCalls(ofGuest, ['GET ', 'POST /questionnaire', ...answers.map((answer) => `POST /${answer}`)]);
  // These endpoints accept no fields.
  for (const answer of answers) {
    const body = allEndpoints.find(({ path }) => path === `${ofGuest}/${answer}`)?.body;
    expect([{}, { accepted: true }].map((sent) => zodType(body)?.safeParse(sent).success)).toEqual([true, false]);
  }
});

// HTTP-14
test('has endpoints for the config, the read-only log, menus of a branch and device tests', () => {
  expect(callsBelow('/config')).toEqual(['GET /config', 'POST /config']);
  expect(callsBelow('/logs')).toEqual(['GET /logs', 'GET /logs/:id']);
  expectCalls('/users', ['GET /me']);
  expectCalls('/branches', ['GET /:id/menus']);
  expectCalls('/devices', ['POST /:id/test/notification', 'POST /:id/test/print', 'POST /:id/request-device-logs']);
});

// ACCESS-07
test('includes roles and branches in the current user', () => {
  const reading = allEndpoints.find(({ method, path }) => `${method} ${path}` === 'GET /users/me');
  expect(reading?.reply).toMatchObject({ kind: 'data', schema: me });
  expect(Object.keys(me.shape)).toEqual(expect.arrayContaining(['roles', 'branches']));
});
