// TPL-07, TPL-08 over HTTP.
import { expect, test } from '@jest/globals';
import { drawMenuPaper } from '@theke/contracts/media/menu-paper';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { media } from '../service.ts';

const service = runDuringTests(media);
const path = '/api/menu-papers/draw';
const { body } = drawMenuPaper.example;

test('draws both papers as PDF for staff, and refuses guests', async () => {
  const tenant = uuidv7();
  for (const [kind, name] of [
    ['menu', 'speisekarte.pdf'],
    ['allergens', 'allergene.pdf'],
  ]) {
    const { status, bytes, headers } = await request(service(), 'POST', path, {
      as: asStaff(tenant),
      body: { ...body, kind },
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toContain(name);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect((await request(service(), 'POST', path, { as: asGuest(tenant), body })).status).toBe(401);
});

test('refuses an unknown allergen with its field', async () => {
  const dishes = [{ name: 'Margherita', contained: ['Z'] }];
  const refused = await request(service(), 'POST', path, {
    as: asStaff(uuidv7()),
    body: { ...body, sections: [{ name: 'Pizza', dishes }] },
  });
  expect(refused.status).toBe(422);
  expect(refused.body.errors?.[0]?.field).toBe('sections.0.dishes.0.contained.0');
});
