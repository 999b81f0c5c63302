// Jobs from the request to the settled proposal, with a provider on loopback.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Generation } from '@theke/contracts/ai/generation';
import { branches } from '@theke/contracts/catalog/branch';
import { startService } from '@theke/kit/start-service';
import { asStaff } from '@theke/kit/testing/callers';
import { until } from '@theke/kit/testing/until';
import { type AiFixture, answerFor, openAiFixture, pageOf, richText } from '../../testing/ai-fixture.ts';
import { ai } from '../service.ts';

let fixture: AiFixture;
beforeAll(async () => {
  fixture = await openAiFixture();
});
afterAll(() => fixture.stop());
afterEach(() => {
  expect(fixture.service.log.filter(({ level }) => level === 'error')).toEqual([]);
  expect(JSON.stringify(fixture.service.log)).not.toContain(fixture.apiKey);
  expect(JSON.stringify(fixture.service.events)).not.toContain(fixture.apiKey);
  fixture.provider.always(undefined);
});

const intro = { id: 'b1', type: 'title_section', value: { title: 'Unsere Winterkarte' } };
const text = { id: 'b2', type: 'text_section', value: { title: 'Teig', text: richText('Unser Teig rastet lange.') } };
const page = pageOf({ body: [intro, text] });

test('proposes a page in its blocks, costs what the provider reports, and sends neither price nor key', async () => {
  const { provider, apiKey } = fixture;
  const shop = await fixture.aBusiness();
  provider.next({
    kind: 'answer',
    usage: { prompt: 2_000, completion: 300 },
    json: {
      title: 'Winterkarte',
      description: null,
      blocks: [
        {
          id: 'b1',
          type: 'title_section',
          fields: [{ field: 'title', text: 'Sechs Gerichte, bis der Schnee geht' }],
          entries: [],
        },
        {
          id: null,
          type: 'text_section',
          fields: [{ field: 'text', text: '{{name:p1}} kostet {{price:p1}}.' }],
          entries: [],
        },
      ],
    },
  });
  const started = await shop.generateSite({ page, brief: 'Freundlicher und kürzer. Erwähne die Margherita.' });
  expect(started.status).toBe(202);
  expect(started.body.data).toMatchObject({ use: 'page', state: 'queued', base: 3 });
  const job = await shop.ended(started);
  expect(job).toMatchObject({
    state: 'proposed',
    inputTokens: 2_000,
    outputTokens: 300,
    cost: 0.0032,
    model: 'text-l',
  });
  expect(job.result).toMatchObject({
    kind: 'parts',
    refused: [],
    parts: [
      { kind: 'change', block: 'b1', fields: [{ field: 'title', before: 'Unsere Winterkarte' }] },
      {
        kind: 'insert',
        place: { list: { block: null, field: 'body' }, after: 'b1', before: 'b2' },
        block: {
          type: 'text_section',
          value: { text: richText(`{{name:${shop.product}}} kostet {{price:${shop.product}}}.`) },
        },
      },
      { kind: 'attribute', attribute: 'title', before: '', after: 'Winterkarte' },
    ],
  });
  const [sent] = provider.received.slice(-1);
  expect(sent?.authorization).toBe(`Bearer ${apiKey}`);
  expect(sent?.body).toContain('{{price:p1}} = Preis von „Margherita“');
  expect(sent?.body).not.toContain('9.9');
  expect(job.sent).toContain('Unser Teig rastet lange.');
  expect(await shop.budget()).toEqual({ month: '2026-11', limit: 20, spent: 0.0032, reserved: 0 });
});

test('has no proposals without a provider', async () => {
  const shop = await fixture.aBusiness(null);
  expect((await shop.call('GET', '/availability')).body.data).toMatchObject({
    canWrite: false,
    canDraw: false,
    canDescribePictures: false,
  });
  const refused = await shop.generateSite({ page });
  expect(refused.status).toBe(409);
  expect(refused.body.errors?.[0]?.code).toBe('NOT_AVAILABLE');
});

test('rewrites one block and cannot touch another one', async () => {
  const shop = await fixture.aBusiness();
  fixture.provider.next({
    kind: 'answer',
    json: {
      title: 'Ein anderer Titel',
      description: null,
      blocks: [
        { id: 'b1', type: 'title_section', fields: [{ field: 'title', text: 'Fremd' }], entries: [] },
        {
          id: 'b2',
          type: 'text_section',
          fields: [
            { field: 'text', text: 'Der Teig rastet.' },
            { field: 'links', text: '[x](https://evil.example)' },
          ],
          entries: [],
        },
      ],
    },
  });
  const job = await shop.ended(await shop.generateSite({ page, block: 'b2', task: 'shorter' }));
  expect(job.use).toBe('block');
  expect(job.result).toMatchObject({
    parts: [
      {
        key: 'block:b2',
        kind: 'change',
        block: 'b2',
        fields: [{ field: 'text', after: richText('Der Teig rastet.') }],
      },
    ],
  });
});

test.each([
  ['wrong JSON', { kind: 'text', text: '{"blocks": [' }, 'nicht lesbar', true],
  ['a refusal', { kind: 'refusal' }, 'abgelehnt', true],
  ['a filter', { kind: 'text', text: '', finish: 'content_filter' }, 'abgelehnt', true],
  ['an answer that is too long', { kind: 'text', text: '{', finish: 'length' }, 'abgeschnitten', true],
  ['a stream that ends early', { kind: 'cut', text: '{"title": null', how: 'end' }, 'brach ab', true],
  ['a stream that is cut', { kind: 'cut', text: '{"title": null', how: 'destroy' }, 'brach ab', true],
  [
    'a wrong key',
    { kind: 'status', status: 401, message: 'Incorrect API key provided: sk-simulator' },
    'Schlüssel',
    false,
  ],
  ['an unknown model', { kind: 'status', status: 404 }, 'Modell „text-l“', false],
  ['a rejected request', { kind: 'status', status: 400 }, 'lehnt diesen Auftrag ab', false],
] as const)(
  'fails with a sentence after %s, and pays what may have been produced',
  async (_, script, message, isPaid) => {
    const shop = await fixture.aBusiness();
    fixture.provider.next(script);
    const job = await shop.ended(await shop.generateSite({ page }));
    expect(job.state).toBe('failed');
    expect(job.failure).toContain(message);
    expect((job.cost ?? 0) > 0).toBe(isPaid);
    expect(await shop.budget()).toMatchObject({ spent: job.cost, reserved: 0 });
    expect(shop.calls()).toBe(1);
  },
);

test('waits as long as the provider asks after a rate limit, and then succeeds at the price of one call', async () => {
  const shop = await fixture.aBusiness();
  fixture.provider.next(
    { kind: 'status', status: 429, retryAfter: 90 },
    { kind: 'answer', json: answerFor('b1', 'title_section', { title: 'Wintergerichte' }) },
  );
  const started = await shop.generateSite({ page });
  const { id } = started.body.data as Generation;
  await shop.postponed(id, 1);
  fixture.later(60);
  await fixture.service.runTimers();
  expect(shop.calls()).toBe(1);
  fixture.later(31);
  await fixture.service.runTimers();
  const job = await shop.ended(started);
  expect(job).toMatchObject({ state: 'proposed', cost: 0.003 });
  expect(shop.calls()).toBe(2);
});

test('gives up after four refusals of the provider and has paid nothing', async () => {
  const shop = await fixture.aBusiness();
  fixture.provider.always(() => ({ kind: 'status', status: 503 }));
  const started = await shop.generateSite({ page });
  const { id } = started.body.data as Generation;
  for (let attempt = 1; attempt < 4; attempt += 1) {
    await shop.postponed(id, attempt);
    fixture.later(61);
    await fixture.service.runTimers();
  }
  expect(await shop.ended(started)).toMatchObject({ state: 'failed', cost: 0 });
  expect(shop.calls()).toBe(4);
});

test('leaves a provider alone for a minute after five failures in a row', async () => {
  const shop = await fixture.aBusiness();
  fixture.provider.always(() => ({ kind: 'status', status: 500 }));
  const waiting: string[] = [];
  for (let job = 1; job <= 5; job += 1) {
    const { id } = (await shop.generateSite({ page })).body.data as Generation;
    waiting.push(id);
    await shop.postponed(id, job);
  }
  fixture.provider.always(() => ({ kind: 'answer', json: answerFor('b1', 'title_section', { title: 'Neu' }) }));
  const last = await shop.generateSite({ page });
  fixture.later(10);
  await fixture.service.runTimers();
  expect((await shop.read((last.body.data as Generation).id)).state).toBe('queued');
  expect(shop.calls()).toBe(5);
  fixture.later(60);
  await fixture.service.runTimers();
  expect((await shop.ended(last)).state).toBe('proposed');
  // A process runs four jobs of a business at a time; the others wait some seconds.
  await until('the others have ended', async () => {
    fixture.later(3);
    await fixture.service.runTimers();
    const states = await Promise.all(waiting.map(async (id) => (await shop.read(id)).state));
    return states.every((state) => state === 'proposed');
  });
});

test('never exceeds the budget, whatever is started at the same time', async () => {
  // A job reserves what it may cost at most: some cents for up to 8,000 tokens.
  const shop = await fixture.aBusiness({ monthlyBudget: 0.4 });
  fixture.provider.always(() => ({ kind: 'hang' }));
  const replies = await Promise.all(Array.from({ length: 50 }, () => shop.generateSite({ page })));
  const accepted = replies.filter(({ status }) => status === 202);
  const refused = replies.filter(({ status }) => status === 409);
  expect(accepted.length).toBeGreaterThan(1);
  expect(accepted.length + refused.length).toBe(50);
  expect(refused[0]?.body.errors?.[0]?.code).toBe('BUDGET_SPENT');
  const reservations = accepted.map(({ body }) => (body.data as Generation).reserved);
  const { reserved, spent } = await shop.budget();
  expect(spent).toBe(0);
  expect(reserved).toBeCloseTo(
    reservations.reduce((sum, each) => sum + each, 0),
    4,
  );
  expect(reserved).toBeLessThanOrEqual(0.4);
  expect(reserved + (reservations[0] ?? 0)).toBeGreaterThan(0.4);
  await Promise.all(
    accepted.map(({ body }) => shop.call('POST', `/generations/${(body.data as Generation).id}/cancel`, {})),
  );
  await until('everything is settled', async () => (await shop.budget()).reserved === 0);
});

test('limits the jobs of a person per day in the zone of the business', async () => {
  const shop = await fixture.aBusiness({ dailyJobs: 2 });
  fixture.at('2026-11-21T22:59:00.000Z');
  fixture.provider.always(() => ({ kind: 'answer', json: answerFor('b1', 'title_section', { title: 'Neu' }) }));
  const statuses = async (as = shop.admin) => (await shop.generateSite({ page }, as)).status;
  expect([await statuses(), await statuses(), await statuses()]).toEqual([202, 202, 409]);
  expect(await statuses(asStaff(shop.tenant, { roles: ['ROLE_EDITOR'] }))).toBe(202);
  // Midnight in Vienna.
  fixture.at('2026-11-21T23:00:01.000Z');
  expect(await statuses()).toBe(202);
  await until('all have ended', async () => (await shop.budget()).reserved === 0);
});

test('stops a running call when the job is canceled, and pays what had arrived', async () => {
  const shop = await fixture.aBusiness();
  fixture.provider.next({ kind: 'hang', text: 'x'.repeat(200) });
  const started = await shop.generateSite({ page });
  await fixture.provider.hangs();
  const { id } = started.body.data as Generation;
  expect((await shop.call('POST', `/generations/${id}/cancel`, {})).body.data).toMatchObject({ state: 'canceled' });
  const job = await shop.ended(started);
  expect(job).toMatchObject({ state: 'canceled', result: null });
  expect(job.cost).toBeGreaterThan(0);
  expect(job.cost).toBeLessThan(job.reserved);
  await until('the call is gone', () => fixture.provider.hangingCalls() === 0);
  expect((await shop.call('POST', `/generations/${id}/cancel`, {})).status).toBe(200);
  expect(await shop.budget()).toMatchObject({ reserved: 0, spent: job.cost });
});

test('fails a job whose process is gone, counts its reservation as spent, and never calls again by itself', async () => {
  const shop = await fixture.aBusiness();
  fixture.provider.next({ kind: 'answer', json: answerFor('b1', 'title_section', { title: 'Neu' }) });
  const job = await shop.ended(await shop.generateSite({ page }));
  // As a process leaves it that is killed during the call.
  await fixture.service.sql(
    `update generation set state = 'running', cost = null, result = null, heard_at = $2 where id = $1`,
    [job.id, fixture.clock()],
  );
  await fixture.service.sql(
    'update budget_month set spent = 0, reserved = (select reserved from generation where id = $2) where tenant_id = $1',
    [shop.tenant, job.id],
  );
  await fixture.service.sql(`insert into timer (tenant_id, name, subject, at) values ($1, 'run-generation', $2, $3)`, [
    shop.tenant,
    job.id,
    fixture.clock(),
  ]);
  fixture.later(20);
  await fixture.service.runTimers();
  expect((await shop.read(job.id)).state).toBe('running');
  fixture.later(50);
  await fixture.service.runTimers();
  const interrupted = await shop.read(job.id);
  expect(interrupted).toMatchObject({ state: 'failed', cost: job.reserved });
  expect(interrupted.failure).toContain('unterbrochen');
  expect(await shop.budget()).toMatchObject({ reserved: 0, spent: job.reserved });
  expect(shop.calls()).toBe(1);
  fixture.provider.next({ kind: 'answer', json: answerFor('b1', 'title_section', { title: 'Noch einmal' }) });
  const again = await shop.ended(await shop.call('POST', `/generations/${job.id}/retry`, {}));
  expect(again).toMatchObject({ state: 'proposed' });
  expect(again.id).not.toBe(job.id);
});

test('another replica begins a job that was stored but not begun', async () => {
  const shop = await fixture.aBusiness();
  fixture.provider.always(() => ({ kind: 'answer', json: answerFor('b1', 'title_section', { title: 'Neu' }) }));
  const { bus: _, ...options } = fixture.service.options;
  const other = await startService(ai, { ...options, now: fixture.clock });
  try {
    const jobs = await Promise.all(Array.from({ length: 4 }, () => shop.generateSite({ page })));
    fixture.later(11);
    await Promise.all([fixture.service.runTimers(), other.runTimers()]);
    await Promise.all(jobs.map((job) => shop.ended(job)));
    expect(shop.calls()).toBe(4);
  } finally {
    await other.stop();
  }
});

test('draws pictures one by one, stores them, and pays each', async () => {
  const shop = await fixture.aBusiness();
  fixture.provider.next({ kind: 'picture' }, { kind: 'picture' }, { kind: 'status', status: 500 });
  const job = await shop.ended(
    await shop.call('POST', '/generate/image', { brief: 'Ein gedeckter Tisch von oben', count: 4, format: 'wide' }),
  );
  expect(job).toMatchObject({
    state: 'proposed',
    cost: 0.08,
    result: { kind: 'pictures', pictures: [{ width: 24, height: 16 }, { width: 24, height: 16 }, null, null] },
  });
  const picture = await shop.call('GET', `/generations/${job.id}/pictures/1`);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect((await shop.call('GET', `/generations/${job.id}/pictures/2`)).status).toBe(404);
});

test('refuses a picture that is none', async () => {
  const shop = await fixture.aBusiness();
  fixture.provider.next({ kind: 'picture', bytes: Buffer.from('<svg onload="alert(1)"/>') });
  const job = await shop.ended(await shop.call('POST', '/generate/image', { brief: 'Ein Tisch', count: 1 }));
  expect(job).toMatchObject({ state: 'failed', cost: 0.04 });
});

test('editors see and decide their own jobs, administrators all, another business none', async () => {
  const shop = await fixture.aBusiness();
  const [editor, colleague] = [1, 2].map(() => asStaff(shop.tenant, { roles: ['ROLE_EDITOR'] }));
  fixture.provider.always(() => ({ kind: 'answer', json: answerFor('b1', 'title_section', { title: 'Neu' }) }));
  const job = await shop.ended(await shop.generateSite({ page }, editor));
  const statusOf = async (as = editor) => (await shop.call('GET', `/generations/${job.id}`, undefined, as)).status;
  expect(await statusOf()).toBe(200);
  expect(await statusOf(shop.admin)).toBe(200);
  expect(await statusOf(colleague)).toBe(404);
  expect((await (await fixture.aBusiness()).call('GET', `/generations/${job.id}`)).status).toBe(404);
  expect((await shop.call('GET', '/generations', undefined, colleague)).body.meta?.total).toBe(0);
  expect((await shop.call('POST', `/generations/${job.id}/decide`, { accepted: [] }, colleague)).status).toBe(404);
  const decided = await shop.call(
    'POST',
    `/generations/${job.id}/decide`,
    { accepted: ['block:b1'], rejected: [] },
    editor,
  );
  expect(decided.body.data).toMatchObject({ state: 'accepted' });
  expect(await shop.read(job.id)).toMatchObject({ accepted: ['block:b1'] });
  expect((await shop.call('GET', '/settings', undefined, editor)).status).toBe(403);
});

test('keeps the key secret and the settings exact', async () => {
  const shop = await fixture.aBusiness();
  const settings = await shop.call('GET', '/settings');
  expect(settings.body.data).toMatchObject({ version: 1, key: { lastFour: '6789' }, canStore: true, isReadable: true });
  expect(JSON.stringify(settings.body)).not.toContain(fixture.apiKey);
  expect((await shop.saveSettings({}, 0)).status).toBe(409);
  expect((await shop.saveSettings({ textModel: '' }, 1)).body.errors?.[0]).toMatchObject({
    code: 'REQUIRED',
    field: 'textModel',
  });
  expect((await shop.saveSettings({ address: 'http://169.254.169.254/v1' }, 1)).body.errors?.[0]).toMatchObject({
    code: 'NOT_ALLOWED',
    field: 'address',
  });
  const kept = await shop.saveSettings({ key: undefined, tone: 'Duzen' }, 1);
  expect(kept.body.data).toMatchObject({ version: 2, tone: 'Duzen', key: { lastFour: '6789' } });
  expect((await shop.call('POST', '/settings/check', {})).body.data).toMatchObject({
    isWorking: true,
    models: ['text-l'],
  });
  const rows = await fixture.service.sql<{ row: string }>('select ai_settings::text as row from ai_settings');
  expect(rows.some(({ row }) => row.includes(fixture.apiKey))).toBe(false);
});

test('the progress of a job reaches open pages of its person only', async () => {
  const shop = await fixture.aBusiness();
  fixture.provider.next({ kind: 'answer', json: answerFor('b1', 'title_section', { title: 'Neu' }) });
  await shop.ended(await shop.generateSite({ page }));
  await fixture.service.settled();
  const published = fixture.service.events.filter(
    ({ tenantid, type }) => tenantid === shop.tenant && type.startsWith('ai.generation'),
  );
  expect(published.some(({ type }) => type === 'ai.generation-progressed.v1')).toBe(true);
  expect(JSON.stringify(published)).not.toContain('Winterkarte');
});

// AI-08
test('sends no text of guests, customers and employees in any use', async () => {
  const shop = await fixture.aBusiness();
  const editor = asStaff(shop.tenant, { roles: ['ROLE_EDITOR'], name: 'Zacharias Personal' });
  fixture.provider.always(({ path, body }) => {
    if (path.endsWith('generations')) return { kind: 'picture' };
    return body.includes('\\"bausteine\\"') || body.includes('bausteine')
      ? { kind: 'answer', json: answerFor('b2', 'text_section', { text: 'Schreiben Sie an {{contact:1}}.' }) }
      : { kind: 'answer', json: { texts: ['Ein Text ohne Angaben', 'Noch ein Text ohne Angaben'] } };
  });
  const contacts = 'Anfragen an kellner@marillo.example oder +43 660 1234567.';
  const withContacts = pageOf(
    { body: [intro, { ...text, value: { text: richText(contacts) } }] },
    { name: contacts, description: contacts },
  );
  const from = fixture.provider.received.length;
  const texts = [
    { use: 'product-description', subject: shop.product, current: contacts, brief: contacts },
    { use: 'branch-description', subject: shop.branch, current: contacts },
    { use: 'picture-description', picture: `data:image/png;base64,${Buffer.from('x').toString('base64')}` },
    { use: 'search-result', about: contacts },
    { use: 'teaser', about: contacts },
    { use: 'rating-answer', stars: 2 },
  ];
  const site = await shop.ended(await shop.generateSite({ page: withContacts, block: 'b2', brief: contacts }, editor));
  await shop.ended(await shop.generateSite({ page: withContacts, brief: contacts }, editor));
  for (const body of texts) {
    const job = await shop.ended(await shop.call('POST', '/generate/text', body, editor));
    expect([body.use, job.state]).toEqual([body.use, 'proposed']);
  }
  await shop.ended(await shop.call('POST', '/generate/image', { brief: contacts, count: 1 }, editor));
  const sent = JSON.stringify(fixture.provider.received.slice(from).map(({ body }) => body));
  expect(fixture.provider.received.length - from).toBe(9);
  for (const personal of [
    'kellner@',
    '1234567',
    'Zacharias',
    'josefstadt@',
    '+43',
    branches.example.phone,
    branches.example.email,
  ].filter(Boolean))
    expect(sent).not.toContain(personal);
  // The address of the text comes back from what was kept here.
  expect(site.result).toMatchObject({
    parts: [{ fields: [{ after: richText('Schreiben Sie an kellner@marillo.example.') }] }],
  });
});

test('a request cannot carry the words of a rating', async () => {
  const shop = await fixture.aBusiness();
  const refused = await shop.call('POST', '/generate/text', { use: 'rating-answer', stars: 1, comment: 'Kalt!' });
  expect(refused.status).toBe(422);
});

test('publishes its settings again for a new copy', async () => {
  const shop = await fixture.aBusiness({ marksForVisitors: false });
  expect(await fixture.service.replay('ai', shop.tenant)).toBe(1);
});
