// Messages that visitors send by forms: stored, read, marked, and deleted after their retention period.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { formMessageDays, forms, formTested } from '@theke/contracts/content/form';
import type { FormMessage } from '@theke/contracts/content/form-message';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { users } from '@theke/contracts/identity/user';
import { customerErased } from '@theke/contracts/ordering/customer';
import { deriveCustomerId } from '@theke/kit/derive-customer-id';
import { asGuest, asStaff, type Caller } from '@theke/kit/testing/callers';
import { request, testSecret } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { content } from '../service.ts';

const documents = process.env.THEKE_TEST_MONGODB_URL;
const day = 24 * 3_600_000;
const userExample = (id: string) => ({
  ...(users.draft.parse(users.example) as object),
  id,
  version: 1,
  createdAt: '2026-11-29T10:00:00.000Z',
  updatedAt: '2026-11-29T10:00:00.000Z',
});
type Stored = { id: string; version: number; formId: string };

describe.each([['PostgreSQL', {}], ...(documents ? [['MongoDB', { documents }] as const] : [])])('on %s', (_, on) => {
  let service: TestService<Awaited<ReturnType<typeof content.setup>>>;
  const start = new Date('2026-11-29T10:00:00Z');
  let time = start;
  beforeAll(async () => {
    service = await startForTest(content, { ...on, now: () => time });
  });
  afterAll(() => service.stop());

  async function aBusiness() {
    const tenant = uuidv7();
    time = start;
    await service.publish(tenant, tenantChanged(tenant, 1, { ...tenantChanged.example, id: tenant }));
    await service.settled();
    const send = async <T = Stored>(method: string, path: string, body?: object, as: Caller = asStaff(tenant)) => {
      const reply = await request(service, method, `/api/${path}`, { as, now: time, ...(body && { body }) });
      return { status: reply.status, data: reply.body?.data as T, faults: reply.body?.errors };
    };
    const make = async (more: object = {}) => (await send('POST', 'forms', { ...forms.example, ...more })).data;
    const submit = (formId: string, body: object) =>
      send('POST', `custom/form/${formId}/submit`, body, asGuest(tenant));
    const messages = async (query = '') => (await send<FormMessage[]>('GET', `form-messages${query}`)).data;
    return { tenant, send, make, submit, messages };
  }

  // FORM-09
  test('lists messages by form and read state, to managers of the business only', async () => {
    const { make, submit, messages, send, tenant } = await aBusiness();
    const { id, formId } = await make();
    const other = await make({ title: 'Anderes' });
    await submit(formId, { 0: { 0: 'Dora Huber' } });
    await submit(other.formId, { 0: { 0: 'Karl' } });
    const [message] = await messages(`?filter[form]=${id}`);
    expect(message).toMatchObject({
      form: { id },
      title: 'Kontakt',
      fields: [{ label: 'Name', value: 'Dora Huber' }],
      isRead: false,
    });
    await send('POST', `form-messages/${message?.id}/mark`, { isRead: true });
    expect((await messages('?filter[isRead]=false')).map(({ title }) => title)).toEqual(['Anderes']);
    const employee = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'] });
    expect((await send('GET', 'form-messages', undefined, employee)).status).toBe(403);
    expect((await send('GET', `form-messages/${message?.id}`, undefined, asStaff(uuidv7()))).status).toBe(404);
    expect((await send('DELETE', `form-messages/${message?.id}`)).status).toBe(204);
    expect((await send('DELETE', `form-messages/${message?.id}`)).status).toBe(404);
    await send('DELETE', `forms/${other.id}`);
    expect(await messages()).toMatchObject([{ title: 'Anderes', form: null }]);
  });

  // FORM-09
  test('deletes messages after the period of their form, others after the default', async () => {
    const { make, submit, messages, send } = await aBusiness();
    const short = await make({ title: 'Kurz', keepDays: 7 });
    const long = await make({ title: 'Lang', keepDays: 400 });
    const usual = await make({ title: 'Üblich' });
    const gone = await make({ title: 'Weg' });
    for (const { formId } of [short, long, usual, gone]) await submit(formId, { 0: { 0: 'Dora' } });
    await send('DELETE', `forms/${gone.id}`);
    const remaining = async (days: number) => {
      time = new Date(start.getTime() + days * day);
      await service.runJobs();
      return (await messages()).map(({ title }) => title).toSorted();
    };
    expect(await remaining(6.9)).toEqual(['Kurz', 'Lang', 'Weg', 'Üblich']);
    expect(await remaining(7.1)).toEqual(['Lang', 'Weg', 'Üblich']);
    expect(await remaining(formMessageDays + 0.1)).toEqual(['Lang']);
    expect(await remaining(401)).toEqual([]);
  });

  // FORM-11
  test('deletes the messages of a customer who is erased, and no others', async () => {
    const { make, submit, messages, tenant } = await aBusiness();
    const other = await aBusiness();
    const rows = [
      { elements: [{ type: 'form_email', label: 'E‑Mail', isRequired: true }] },
      { elements: [{ label: 'Name', isRequired: true }] },
    ];
    const { formId } = await make({ rows });
    const foreign = await other.make({ rows });
    const write = (email: string, name: string) => ({ 0: { 0: email }, 1: { 0: name } });
    await submit(formId, write('dora@example.org', 'Dora'));
    await submit(formId, write('Dora@Example.org', 'dora'));
    await submit(formId, write('karl@example.org', 'Karl'));
    await submit(formId, write('karl@example.org', 'dora.alt@example.org'));
    await other.submit(foreign.formId, write('dora@example.org', 'Dora'));
    const key = (email: string) => deriveCustomerId(testSecret, tenant, { email, phone: '' }) as string;
    const id = key('dora@example.org');
    const data = { id, orders: [], uploads: [], keys: [id, key('dora.alt@example.org')] };
    await service.publish(tenant, customerErased(id, 2, data));
    await service.settled();
    expect((await messages()).map(({ fields }) => fields[1]?.value)).toEqual(['Karl']);
    expect(await other.messages()).toHaveLength(1);
  });

  // FORM-08
  test('accepts a form as the visitor opened it, for a day after it changed', async () => {
    const { make, submit, messages, send } = await aBusiness();
    const opened = await make();
    const rows = [
      { elements: [{ type: 'form_email', label: 'E‑Mail', isRequired: true }] },
      { elements: [{ label: 'Name', isRequired: true }] },
    ];
    const put = (more: object, version: number) =>
      send('PUT', `forms/${opened.id}`, { ...forms.example, ...more, version });
    const changed = (await put({ thankYou: 'Danke!', rows }, opened.version)).data;
    expect(changed.formId).not.toBe(opened.formId);
    expect((await submit(opened.formId, { 0: { 0: 'Dora Huber' } })).status).toBe(200);
    expect((await messages())[0]?.fields).toEqual([{ label: 'Name', value: 'Dora Huber' }]);
    // The fault is that of the form as it is.
    expect((await submit(changed.formId, { 0: { 0: '' } })).faults?.[0]?.message).toContain('„E‑Mail“');
    time = new Date(start.getTime() + 1.1 * day);
    expect((await submit(opened.formId, { 0: { 0: 'Dora Huber' } })).status).toBe(422);
    // Another form with the earlier texts gets the id.
    const twin = await make();
    expect(twin.formId).toBe(opened.formId);
    expect((await send('POST', 'forms', forms.example)).faults?.[0]).toMatchObject({ field: 'title' });
  });

  // FORM-10
  test("sends a test to the caller's own address and stores it as a message marked as test", async () => {
    const { make, messages, send, tenant } = await aBusiness();
    const { id } = await make();
    const me = uuidv7();
    const as = asStaff(tenant, { id: me });
    expect((await send('POST', `forms/${id}/test`, {}, as)).status).toBe(409);
    await service.publish(tenant, users.events.changed(me, 1, userExample(me) as never));
    await service.settled();
    const reply = await send<{ recipient: string }>('POST', `forms/${id}/test`, {}, as);
    expect([reply.status, reply.data]).toEqual([200, { recipient: users.example.email }]);
    expect(await messages()).toMatchObject([{ title: 'Kontakt (Test)', fields: [{ label: 'Name' }], replyTo: null }]);
    await service.settled();
    const sent = service.events.filter(
      ({ type }) => type.startsWith('content.form-') && type !== 'content.form-changed.v1',
    );
    expect(sent.at(-1)).toMatchObject({ type: formTested.type, data: { recipient: users.example.email } });
    expect((await send('POST', `forms/${uuidv7()}/test`, {}, as)).status).toBe(404);
  });
});
