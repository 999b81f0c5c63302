// The gateway with a stub service: a form sent without JavaScript reaches the service, and the answer is a page.
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type GatewayAlone, startGatewayAlone } from '../../testing/gateway-alone.ts';

let gateway: GatewayAlone;
const sent: { url: string | undefined; body: unknown }[] = [];

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming) text += chunk;
  return text;
}
beforeAll(async () => {
  gateway = await startGatewayAlone({
    env: { RATE_LIMIT_FORMS: '3' },
    answer: async (incoming, response) => {
      const body = JSON.parse(await textOf(incoming));
      sent.push({ url: incoming.url, body });
      response.setHeader('content-type', 'application/json');
      if (body.privacyPolicy) return response.end('{"data":{"message":"Vielen <b>Dank</b>!"}}');
      response.statusCode = 422;
      response.end('{"errors":[{"message":"Bitte stimmen Sie den Datenschutzbestimmungen zu.","code":"REQUIRED"}]}');
    },
  });
});
afterAll(() => gateway.stop());

const post = (form: Record<string, string>) =>
  gateway.ask('/api/custom/form/abc/submit', {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });

// FORM-03, FORM-04, FORM-06, FORM-07
test('sends a form without JavaScript like one with it, answers with a page, and applies the limit', async () => {
  const thanks = await post({ '0.0': 'Dora Huber', '1.2': 'Zeile 1\nZeile 2', form: 'abc', privacyPolicy: 'on' });
  expect(sent).toEqual([
    {
      url: '/api/custom/form/abc/submit',
      body: { data: { 0: { 0: 'Dora Huber' }, 1: { 2: 'Zeile 1\nZeile 2' } }, privacyPolicy: true, website: '' },
    },
  ]);
  expect([thanks.status, thanks.text]).toEqual([200, expect.stringContaining('Vielen &lt;b&gt;Dank&lt;/b&gt;!')]);

  const refused = await post({ '0.0': 'Dora Huber', website: 'http://spam.example' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Bitte stimmen Sie den Datenschutzbestimmungen zu.');
  expect(sent[1]?.body).toMatchObject({ website: 'http://spam.example', privacyPolicy: false });

  const complete = { '0.0': 'Dora Huber', form: 'abc', privacyPolicy: 'on' };
  for (let again = 2; again <= 3; again += 1) expect((await post(complete)).status).toBe(200);
  expect((await post(complete)).status).toBe(429);
});
