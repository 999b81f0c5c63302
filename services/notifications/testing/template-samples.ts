// An order and a shop with arbitrary input of guests and tenants, for property tests of mails.
import type { OrderItem } from '@theke/contracts/ordering/order';
import { type OrderState, orderStateExample } from '@theke/contracts/ordering/order-state';
import { money } from '@theke/rules/money/money';
import { orderTypes } from '@theke/rules/orders/order-types';
import { computeTotals, toPricingResult } from '@theke/rules/price/totals';
import fc from 'fast-check';
import type { TemplateShop } from '../src/templates/template-shop.ts';

/** Input of guests: words, special characters of HTML and headers, and foreign scripts. */
export const anyText = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "O'Hara & Söhne",
    'A\r\nBcc: x@example.at',
    '😀 München',
  ),
);
const anyCents = fc.integer({ min: 1, max: 99_999 }).map((cents) => money(cents * 100));
const anyRate = fc.constantFrom(10, 20, 4.9);
const anyInstant = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) })
  .map((at) => new Date(at).toISOString());

const anyItem = fc.record({
  name: anyText,
  amount: fc.integer({ min: 1, max: 20 }),
  gross: anyCents,
  deposit: fc.option(anyCents, { nil: undefined }),
  tax: anyRate,
  isEstimated: fc.boolean(),
  part: fc.record({ name: anyText, values: fc.array(anyText, { maxLength: 3 }) }),
});

export const anyPlaced: fc.Arbitrary<OrderState> = fc
  .record({
    items: fc.array(anyItem, { minLength: 1, maxLength: 6 }),
    fee: fc.option(fc.record({ gross: anyCents, rate: anyRate })),
    kind: fc.constantFrom('order' as const, 'preorder' as const, 'quotation' as const),
    deliveryType: fc.constantFrom(...orderTypes),
    ticketNumber: fc.option(fc.integer({ min: 1, max: 400 })),
    firstName: anyText,
    lastName: anyText,
    comment: anyText,
    street: anyText,
    rejectionMessage: fc.option(anyText),
    cancellationReason: fc.option(anyText),
    appointmentDate: fc.option(anyInstant),
    counterAppointment: anyInstant,
  })
  .map(({ items, fee, firstName, lastName, street, ...rest }) => {
    const goods = items.map(({ gross, deposit, tax: rate }) => ({ gross, deposit, rate }));
    return {
      ...orderStateExample,
      ...rest,
      items: items.map(
        ({ part, gross, deposit, ...item }): OrderItem => ({
          ...item,
          product: 'product',
          unit: 'piece',
          parts: [{ ...part, uploads: [] }],
          unitPrice: gross / 10_000 / item.amount,
          priceUnit: 'piece',
          gross: gross / 10_000,
          ...(deposit && { deposit: deposit / 10_000 }),
        }),
      ),
      totals: {
        ...toPricingResult(computeTotals(goods, fee ?? undefined)),
        currency: 'EUR',
        isEstimated: items.some(({ isEstimated }) => isEstimated),
      },
      contact: { ...orderStateExample.contact, firstName, lastName, email: 'katharina@example.at', street },
    };
  });

export const anyShop: fc.Arbitrary<TemplateShop> = fc.record({
  name: anyText,
  brand: fc.constantFrom('#003F4B', '#FFEE00', '#ffffff'),
  accent: fc.constant('#4CAF5B'),
  branch: fc.record({ name: anyText, address: anyText, phone: anyText, email: fc.constant('kueche@marillo.example') }),
  zone: fc.constantFrom('Europe/Vienna', 'Europe/Zurich'),
  origin: fc.constant('https://marillo.example'),
  pages: fc.constant([{ label: 'Impressum', url: 'https://marillo.example/site/imprint' }]),
});
