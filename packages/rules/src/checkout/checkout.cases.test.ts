import {
  type AddItemCase,
  addItemCases,
  type ClearCartCase,
  clearCartCases,
  type ItemCountCase,
  itemCountCases,
  type MigrateCartCase,
  migrateCartCases,
  type OrderButtonCase,
  orderButtonCases,
  type RemoveItemCase,
  removeItemCases,
} from '../../cases/cart.ts';
import {
  type InitialDeliveryAreaCase,
  type InitialOrderTypeCase,
  initialDeliveryAreaCases,
  initialOrderTypeCases,
  type OfferedOrderTypesCase,
  type OrderTypeFlagsCase,
  offeredOrderTypesCases,
  orderTypeFlagsCases,
} from '../../cases/order-types.ts';
import {
  type InitialPaymentMethodCase,
  initialPaymentMethodCases,
  type PaymentMethodsCase,
  paymentMethodsCases,
} from '../../cases/payment-methods.ts';
import { type PhoneCase, phoneCases } from '../../cases/phone.ts';
import {
  type CheckboxesCase,
  checkboxesCases,
  type RequiredFieldsCase,
  requiredFieldsCases,
} from '../../cases/required-fields.ts';
import { runCases } from '../../cases/run-cases.ts';
import { type SubmitButtonCase, submitButtonCases } from '../../cases/submit-button.ts';
import { type ValidationCase, validationCases } from '../../cases/validation.ts';
import { defaultSelection, itemCount } from '../cart/cart.ts';
import { type CartItem, type CartProduct, cleared, initialArea, migrated, withoutItem } from '../cart/cart-changes.ts';
import { toMoney } from '../money/money.ts';
import type { OrderType } from '../orders/order-types.ts';
import { initialType, offeredTypes, typeFlags } from '../orders/order-types.ts';
import { initialPayment, offeredPayments, type PaymentMethod, paymentRows } from '../payments/payment-methods.ts';
import { partErrors } from '../products/configuration.ts';
import type { Product } from '../products/product.ts';
import { isAllowed, limitsOf } from '../products/quantity.ts';
import type { Unit } from '../units/units.ts';
import { mayCheckOut, submitText } from './ordering-faults.ts';
import { keepPhoneCharacters, normalizePhone, phoneHint } from './phone.ts';
import { missingConsents, requiredFields } from './required-fields.ts';

const product = (fields: object): CartProduct => ({
  id: 'p1',
  name: 'Schnitzel',
  description: '',
  type: 'simple',
  price: 1,
  unit: 'piece',
  tax: 10,
  ...fields,
});
const named = (id: string): CartItem => ({ product: product({ id }), amount: 1, unit: 'piece', parts: [] });
const enabled = (types: readonly OrderType[]) => ({
  isTakeawayEnabled: types.includes('takeaway'),
  isDeliveryEnabled: types.includes('delivery'),
  isDineInEnabled: types.includes('dineIn'),
});
const flags = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));
const area = { area: '1010', price: 2.9, tax: 20, minimumOrderValue: 15 };
const goodsAt = (isMinimumReached: boolean) => toMoney(isMinimumReached ? 15 : 14.99);

runCases<ItemCountCase>('item count', itemCountCases, ({ items }) =>
  itemCount(items as { amount: number; unit: Unit }[]),
);

runCases<MigrateCartCase>('migrate cart', migrateCartCases, ({ inCart, now }) => {
  const cart = { items: [{ ...named(inCart.id), product: product(inCart) }] };
  return migrated(cart, now ? [product(now)] : []).items.length === 1;
});

runCases<OrderButtonCase>('order button', orderButtonCases, ({ itemCount, orderType, isMinimumReached }) =>
  mayCheckOut(Array(itemCount).fill(named('p1')), {
    orderType,
    deliveryArea: area,
    goodsGross: goodsAt(isMinimumReached),
  }),
);

runCases<ClearCartCase>('clear cart', clearCartCases, ({ items, appointment, comment, ...rest }) => {
  const order = { appointmentDate: appointment, comment: comment ?? '' };
  const after = cleared({ items: items.map(named), order, ...rest });
  const { isDelivery, isDineIn, deliveryArea } = after;
  const names = after.items.map((item) => item.product.id);
  const shown = { appointment: after.order.appointmentDate, comment: after.order.comment || null };
  return { items: names, isDelivery, isDineIn, deliveryArea, ...shown };
});

runCases<RemoveItemCase>('remove item', removeItemCases, ({ items, position }) =>
  withoutItem({ items: items.map(named) }, position).items.map((item) => item.product.id),
);

runCases<AddItemCase>('add item', addItemCases, (given) => defaultSelection(product(given)));

runCases<OfferedOrderTypesCase>('offered order types', offeredOrderTypesCases, (given) => offeredTypes(given));

runCases<InitialOrderTypeCase>(
  'initial order type',
  initialOrderTypeCases,
  ({ persisted, defaultDeliveryMethod, enabled: types }) =>
    initialType(enabled(types), persisted ?? undefined, defaultDeliveryMethod),
);

runCases<InitialDeliveryAreaCase>(
  'initial delivery area',
  initialDeliveryAreaCases,
  ({ chosen, deliveryAreas }) =>
    initialArea(
      deliveryAreas.map((name) => ({ area: name })),
      chosen,
    )?.area,
);

runCases<OrderTypeFlagsCase>('order type flags', orderTypeFlagsCases, ({ orderType, isDelivery, isDineIn }) => {
  const own = typeFlags(orderType);
  return own.isDelivery === isDelivery && own.isDineIn === isDineIn ? 'accepted' : 422;
});

/** Payment methods by their names in the cases. */
const methods: Record<string, PaymentMethod> = {
  cash: 'cash',
  'debit-card': 'atm-card',
  'meal-voucher': 'meal-voucher',
  'card-provider': 'card',
  'second-provider': 'paypal',
};

runCases<PaymentMethodsCase>('payment methods', paymentMethodsCases, ({ method, plugin, enable, branch }) => {
  const row = paymentRows.find((each) => each.method === methods[method]);
  if (!row) throw new Error(`no such payment method: ${method}`);
  const config = row.config.map((flag) => [flag, flag.startsWith('enablePlugin') ? plugin : enable]);
  return offeredPayments(Object.fromEntries(config), { [row.branch]: branch }).includes(row.method);
});

runCases<InitialPaymentMethodCase>('initial payment method', initialPaymentMethodCases, ({ offered }) => {
  const initial = initialPayment(offered.map((name) => methods[name] as PaymentMethod));
  return Object.keys(methods).find((name) => methods[name] === initial);
});

runCases<PhoneCase>('phone', phoneCases, ({ input }) => ({
  typed: keepPhoneCharacters(input),
  value: normalizePhone(input),
  hasFormatHint: phoneHint(input) !== undefined,
}));

runCases<RequiredFieldsCase>(
  'required fields',
  requiredFieldsCases,
  ({ orderType, requiredFlags, ...given }, expected) => {
    const { isTableSelectionEnabled, ...draft } = given;
    const fields = requiredFields({ ...flags(requiredFlags), isTableSelectionEnabled }, orderType, draft);
    return fields.toSorted((a, b) => expected.indexOf(a) - expected.indexOf(b));
  },
);

runCases<CheckboxesCase>('checkboxes', checkboxesCases, (given) => missingConsents(given));

runCases<SubmitButtonCase>('submit button', submitButtonCases, (given) => {
  if (given.isCreating) return 'Verarbeiten...'; // the button's own word while it works, whatever the cart
  const { orderType, isOpen, isPreorderEnabled, isQuotationRequired, isMinimumReached } = given;
  const openingHours = isOpen ? [{ type: 'daily' as const, from: '00:00', to: '24:00' }] : [];
  return (
    submitText({
      branch: { ...enabled([orderType]), openingHours, isPreorderEnabled, isQuotationRequired },
      orderType,
      deliveryArea: area,
      goodsGross: goodsAt(isMinimumReached),
      currency: 'EUR',
      now: new Date('2026-11-23T12:00:00+01:00'),
    }) ?? null
  );
});

const options = { select: ['mittel', 'groß'], multiselect: ['Käse', 'Speck'] } as const;

runCases<ValidationCase>('validation', validationCases, ({ amount, parts, values }) => {
  const configurable: Product = product({
    type: 'configurable',
    config: {
      parts: parts.map((part, index) => ({
        name: `Teil ${index}`,
        options: (options[part.type as keyof typeof options] ?? []).map((name) => ({ name })),
        ...part,
      })),
    },
  });
  const uploads = new Map<string, string>();
  const idOf = (name: string) => {
    const known = uploads.get(name) ?? `0199f000-0000-7000-8000-${String(uploads.size).padStart(12, '0')}`;
    uploads.set(name, known);
    return known;
  };
  const given = values.map((value, index) =>
    ['file', 'files', 'image', 'images'].includes(parts[index]?.type ?? '') && Array.isArray(value)
      ? value.map(idOf)
      : value,
  );
  return isAllowed(amount, limitsOf(configurable, 'piece')) && partErrors(configurable, given).length === 0;
});
