import { describe, expect, test } from '@jest/globals';
import { type OrderState, orderStateExample } from '@theke/contracts/ordering/order-state';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { contrast } from '@theke/rules/theme/theme';
import fc from 'fast-check';
import { anyPlaced, anyShop } from '../../testing/template-samples.ts';
import {
  confirmedMail,
  counterMail,
  endedMail,
  handedOutMail,
  newOrderMail,
  receivedMail,
  refundedMail,
  rejectedMail,
  type TemplateOrder,
} from './order-mails.ts';
import { orderTable } from './order-table.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { confirmedSms, counterSms, handedOutSms, receivedSms, rejectedSms } from './sms-texts.ts';
import type { TemplateShop } from './template-shop.ts';

/** Few runs: deriving a shop's colours takes milliseconds. */
const runs = { numRuns: 40 };
const url = 'https://marillo.example/status/K7M2XQPA/hash';
const refund = { amount: 10.9, currency: 'EUR', reason: 'late', note: '' } as const;
const short = ({ order, url }: TemplateOrder) => ({ uid: order.uid, contact: order.contact, url });

const mails = {
  'new order': newOrderMail,
  received: receivedMail,
  confirmed: confirmedMail,
  counter: counterMail,
  rejected: rejectedMail,
  'handed out': handedOutMail,
  ended: endedMail,
  refunded: (about: TemplateOrder) => refundedMail({ ...short(about), refund }),
} as const;

/** The text between the tags, as a reader sees it. */
const readableOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

/** The tags without their attributes. */
const skeletonOf = (html: string) => html.match(/<\/?[a-z!][a-z0-9]*/gi)?.filter((tag) => !/^<\/?br$/.test(tag)) ?? [];

describe.each(Object.entries(mails))('the mail %s', (_, write) => {
  test('contains no tag of a guest or tenant', () => {
    fc.assert(
      fc.property(anyPlaced, anyShop, (order, shop) => {
        const plain = (text: string) => text.replace(/[<>&"']/g, 'x');
        const tame = JSON.parse(JSON.stringify({ order, shop }), (_key, value) =>
          typeof value === 'string' ? plain(value) : value,
        ) as { order: typeof order; shop: typeof shop };
        const tags = skeletonOf(renderHtml(write({ order, shop, url }), shop));
        expect(tags).toEqual(skeletonOf(renderHtml(write({ ...tame, url }), tame.shop)));
        expect(tags).not.toContain('<script');
        expect(tags).not.toContain('<img');
      }),
      runs,
    );
  });

  test('has the same facts, amounts and link in text and HTML', () => {
    fc.assert(
      fc.property(anyPlaced, anyShop, (order, shop) => {
        const mail = write({ order, shop, url });
        const [text, html] = [renderText(mail, shop).replace(/\s+/g, ' '), renderHtml(mail, shop)];
        const readable = readableOf(html);
        const { moment, quote, facts, order: table } = mail;
        for (const { label, value } of [...facts, ...(table ? [table.total] : [])]) {
          const said = value.replace(/\s+/g, ' ').trim();
          expect(text).toContain(`${label}: ${said}`);
          expect(readable).toContain(said);
        }
        if (moment) {
          expect(text).toContain(`${moment.label}: ${moment.value}`);
          for (const said of [moment.label, moment.clock, moment.day]) expect(readable).toContain(said);
          for (const clock of moment.clock.split('–')) expect(moment.value).toContain(clock);
        }
        if (quote) expect(readable).toContain(quote.text.replace(/\s+/g, ' ').trim());
        expect(text).toContain(url);
        expect(html).toContain(`href="${url}"`);
      }),
      runs,
    );
  });

  test('has a single-line subject and contains the order number', () => {
    fc.assert(
      fc.property(anyPlaced, anyShop, (order, shop) => {
        const { subject, facts } = write({ order, shop, url });
        expect(subject).not.toMatch(/[\r\n]/);
        expect(facts).toContainEqual({ label: 'Bestellnummer', value: 'K7M2XQPA' });
      }),
      runs,
    );
  });
});

test('shows only amounts of ordering, to the cent', () => {
  fc.assert(
    fc.property(anyPlaced, ({ items, totals }) => {
      const { rows, parts, total, taxes } = orderTable(items, totals);
      const cents = (text: string) => Number(text.replace(/[^\d-]/g, ''));
      const about = totals.isEstimated ? 'ca. ' : '';
      expect(total.value).toBe(about + formatMoney(toMoney(totals.total.gross), 'EUR'));
      expect(rows.map(({ price }) => cents(price))).toEqual(items.map(({ gross }) => Math.round(gross * 100)));
      const [goods, ...beside] = parts.map(({ value }) => cents(value));
      const sum = rows.reduce((all, { price }) => all + cents(price), 0);
      expect(cents(total.value)).toBe(beside.reduce((all, part) => all + part, sum));
      if (goods !== undefined) expect(goods).toBe(sum);
      // Rounding changes the last line by less than a cent per rate.
      const sumOfTaxes = Object.values(totals.taxes).reduce((all, tax) => all + tax, 0);
      const shown = taxes.reduce((all, { value }) => all + cents(value), 0);
      expect(Math.abs(shown - sumOfTaxes * 100)).toBeLessThanOrEqual(taxes.length + 0.01);
    }),
    runs,
  );
});

test('keeps text readable on any brand colour', () => {
  fc.assert(
    fc.property(anyPlaced, anyShop, (order, shop) => {
      const html = renderHtml(receivedMail({ order, shop, url }), shop);
      for (const [, ground, ink] of html.matchAll(/background:(#[0-9a-f]{6});color:(#[0-9a-f]{6});(?:font|text)/gi))
        expect(contrast(ground as string, ink as string)).toBeGreaterThanOrEqual(4.5);
    }),
    runs,
  );
});

test('shows the name beside a logo, and not beside a word mark', () => {
  const withLogo = (order: OrderState, shop: TemplateShop, [width, height]: [number, number]) =>
    renderHtml(receivedMail({ order, shop, url }), shop, { source: 'cid:logo', width, height });
  fc.assert(
    fc.property(anyPlaced, anyShop, (order, any) => {
      const shop = { ...any, name: 'Brot & Wein' };
      const image = (alt: string, size: string) =>
        `<img src="cid:logo" alt="${alt}" ${size} style="border:0;vertical-align:middle">`;
      expect(withLogo(order, shop, [64, 64])).toContain(
        `${image('', 'width="32" height="32"')} &nbsp;Brot &amp; Wein</p>`,
      );
      expect(withLogo(order, shop, [400, 40])).toContain(`${image('Brot &amp; Wein', 'width="200" height="20"')}</p>`);
    }),
    { numRuns: 5 },
  );
});

test('loads nothing external, so that reading is not tracked', () => {
  fc.assert(
    fc.property(anyPlaced, anyShop, (order, shop) => {
      const html = renderHtml(rejectedMail({ order, shop, url }), shop);
      const links = /<a href="([^"]*)"/g;
      for (const [, to] of html.matchAll(links)) expect(to).toMatch(/^(https:\/\/marillo\.example\/|tel:[+\d]+$)/);
      expect(html.replaceAll(links, '').match(/<[^>]*\b(src|srcset|href|background)=/g)).toBeNull();
      expect(html).not.toMatch(/<(link|style|script|iframe|form)\b/);
    }),
    runs,
  );
});

test('names the shop and links to the order in an SMS', () => {
  fc.assert(
    fc.property(anyPlaced, anyShop, (order, shop) => {
      for (const write of [receivedSms, confirmedSms, counterSms, rejectedSms, handedOutSms]) {
        const text = write({ order, shop, url });
        expect(text.startsWith(`${shop.name}: `)).toBe(true);
        expect(text.endsWith(` ${url}`)).toBe(true);
      }
    }),
    runs,
  );
});

test('formats times in the branch’s time zone, with the day', () => {
  fc.assert(
    fc.property(anyPlaced, anyShop, (order, shop) => {
      const at = { ...order, counterAppointment: '2026-07-04T18:30:00.000Z' };
      expect(renderText(counterMail({ order: at, shop, url }), shop)).toContain('Samstag, 04.07.2026, 20:30 Uhr');
    }),
    runs,
  );
});

test("keeps guests' lines distinguishable from ours in the branch’s plain mail", () => {
  fc.assert(
    fc.property(
      anyPlaced,
      anyShop,
      fc.constantFrom('\n', '\r\n', '\r', '\u2028', '\u0085', '\v'),
      (order, shop, lineEnd) => {
        const forged = `Danke${lineEnd}Bezahlung: schon bezahlt${lineEnd}${lineEnd}-- `;
        const items = order.items.map((item) => ({
          ...item,
          parts: [{ name: 'Text', values: [forged], uploads: [] }],
        }));
        const text = renderText(newOrderMail({ order: { ...order, comment: forged, items }, shop, url }), shop);
        const lines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
        expect(lines.filter((line) => /schon bezahlt/.test(line)).length).toBeGreaterThan(1);
        expect(lines.filter((line) => /^Bezahlung: schon|^-- $/.test(line))).toEqual([]);
      },
    ),
    runs,
  );
});

test('starts with the expected time for an order as soon as possible, for guest and branch', () => {
  const expected = { expectedFrom: '2026-11-21T18:50:00.000Z', expectedUntil: '2026-11-21T19:00:00.000Z' };
  const order = { ...orderStateExample, ...expected, appointmentDate: null, appointment: null };
  fc.assert(
    fc.property(anyShop, (shop) => {
      const when = 'Samstag, 21.11.2026, etwa 19:50 bis 20:00 Uhr';
      for (const write of [newOrderMail, receivedMail, confirmedMail])
        expect(write({ order, shop, url }).moment).toMatchObject({
          label: 'Voraussichtlich',
          value: when,
          clock: '19:50–20:00',
        });
      expect(confirmedSms({ order, shop, url })).toContain(`Termin: ${when}.`);
      const agreed = { ...order, appointment: '2026-11-21T19:10:00.000Z' };
      expect(confirmedMail({ order: agreed, shop, url }).moment?.value).toBe('Samstag, 21.11.2026, 20:10 Uhr');
    }),
    runs,
  );
});

test('starts a confirmation with the arrival or pickup time, and the day if it is another one', () => {
  const order = { ...orderStateExample, placedAt: '2026-11-21T17:00:00.000Z', appointment: '2026-11-21T18:15:00.000Z' };
  const [shop] = fc.sample(anyShop, 1) as [TemplateOrder['shop']];
  const headline = (changes: Partial<TemplateOrder['order']>) =>
    confirmedMail({ order: { ...order, ...changes }, shop: { ...shop, zone: 'Europe/Vienna' }, url }).headline;
  const expected = { expectedFrom: '2026-11-21T18:50:00.000Z', expectedUntil: '2026-11-21T19:00:00.000Z' };
  expect(headline({ deliveryType: 'delivery' })).toBe('Wir kommen um 19:15 Uhr');
  expect(headline({ deliveryType: 'takeaway' })).toBe('Abholbereit um 19:15 Uhr');
  expect(headline({ deliveryType: 'takeaway', appointment: '2026-11-24T11:00:00.000Z' })).toBe(
    'Abholbereit am Dienstag um 12:00 Uhr',
  );
  expect(headline({ deliveryType: 'delivery', appointment: null, appointmentDate: null, ...expected })).toBe(
    'Wir kommen etwa 19:50 bis 20:00 Uhr',
  );
  expect(headline({ deliveryType: 'dineIn' })).toBe('Ihre Bestellung ist bestätigt');
});

test('shows a rejected guest the branch’s message and a link to order again, but no internal notes', () => {
  fc.assert(
    fc.property(anyPlaced, anyShop, (order, shop) => {
      const about = { order: { ...order, cancellationReason: 'Hausverbot seit Mai' }, shop, url };
      for (const write of [endedMail, rejectedMail]) {
        const mail = write(about);
        expect(renderText(mail, shop)).not.toContain('Hausverbot');
        expect([mail.link?.url, mail.more?.url]).toEqual(['https://marillo.example/', url]);
      }
      expect(rejectedMail(about).quote?.text).toBe(order.rejectionMessage || undefined);
    }),
    runs,
  );
});
