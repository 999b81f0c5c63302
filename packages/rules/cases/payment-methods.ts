import type { Case } from './case.ts';

/**
 * Whether a method is offered. `plugin` and `enable` are its flags in the config, `branch` is its flag at the branch
 * (isCashEnabled, isATMCardEnabled, ...); cash has no plugin flag.
 */
export type PaymentMethodsCase = Case<
  { readonly method: PaymentMethod; readonly plugin?: boolean; readonly enable: boolean; readonly branch: boolean },
  boolean
>;

/** The initially selected payment method of a new order. */
export type InitialPaymentMethodCase = Case<{ readonly offered: readonly PaymentMethod[] }, PaymentMethod>;

type PaymentMethod = 'cash' | 'debit-card' | 'meal-voucher' | 'card-provider' | 'second-provider';

const three =
  'Payment methods are offered only if the plugin flag, the enable flag and the branch flag are all on (cash needs only the enable flag and the branch flag).';
const initial = 'Initial payment method: cash if enabled, else the second online provider if enabled.';

export const paymentMethodsCases = [
  {
    name: 'debit card: all three on',
    rule: 'PAY-02',
    quote: three,
    arithmetic: 'plugin ∧ enable ∧ branch = on',
    given: { method: 'debit-card', plugin: true, enable: true, branch: true },
    expect: true,
  },
  {
    name: 'debit card: no plugin',
    rule: 'PAY-02',
    quote: three,
    arithmetic: 'plugin off → off',
    given: { method: 'debit-card', plugin: false, enable: true, branch: true },
    expect: false,
  },
  {
    name: 'debit card: plugin, but not enabled',
    rule: 'PAY-02',
    quote: three,
    arithmetic: 'enable off → off',
    given: { method: 'debit-card', plugin: true, enable: false, branch: true },
    expect: false,
  },
  {
    name: 'debit card: not at this branch',
    rule: 'PAY-02',
    quote: three,
    arithmetic: 'branch off → off',
    given: { method: 'debit-card', plugin: true, enable: true, branch: false },
    expect: false,
  },
  {
    name: 'meal voucher: all three on',
    rule: 'PAY-02',
    quote: three,
    arithmetic: 'plugin ∧ enable ∧ branch = on',
    given: { method: 'meal-voucher', plugin: true, enable: true, branch: true },
    expect: true,
  },
  {
    name: 'meal voucher: no plugin',
    rule: 'PAY-02',
    quote: three,
    arithmetic: 'plugin off → off',
    given: { method: 'meal-voucher', plugin: false, enable: true, branch: true },
    expect: false,
  },
  {
    name: 'meal voucher: plugin, but not enabled',
    rule: 'PAY-02',
    quote: three,
    arithmetic: 'enable off → off',
    given: { method: 'meal-voucher', plugin: true, enable: false, branch: true },
    expect: false,
  },
  {
    name: 'meal voucher: not at this branch',
    rule: 'PAY-02',
    quote: three,
    arithmetic: 'branch off → off',
    given: { method: 'meal-voucher', plugin: true, enable: true, branch: false },
    expect: false,
  },
  {
    name: 'card provider: all three on',
    rule: 'PAY-02',
    quote: three,
    arithmetic: 'plugin ∧ enable ∧ branch = on',
    given: { method: 'card-provider', plugin: true, enable: true, branch: true },
    expect: true,
  },
  {
    name: 'card provider: no plugin',
    rule: 'PAY-02',
    quote: three,
    arithmetic: 'plugin off → off',
    given: { method: 'card-provider', plugin: false, enable: true, branch: true },
    expect: false,
  },
  {
    name: 'card provider: plugin, but not enabled',
    rule: 'PAY-02',
    quote: three,
    arithmetic: 'enable off → off',
    given: { method: 'card-provider', plugin: true, enable: false, branch: true },
    expect: false,
  },
  {
    name: 'card provider: not at this branch',
    rule: 'PAY-02',
    quote: three,
    arithmetic: 'branch off → off',
    given: { method: 'card-provider', plugin: true, enable: true, branch: false },
    expect: false,
  },
  {
    name: 'second online provider: all three on',
    rule: 'PAY-02',
    quote: three,
    arithmetic: 'plugin ∧ enable ∧ branch = on',
    given: { method: 'second-provider', plugin: true, enable: true, branch: true },
    expect: true,
  },
  {
    name: 'second online provider: no plugin',
    rule: 'PAY-02',
    quote: three,
    arithmetic: 'plugin off → off',
    given: { method: 'second-provider', plugin: false, enable: true, branch: true },
    expect: false,
  },
  {
    name: 'second online provider: plugin, but not enabled',
    rule: 'PAY-02',
    quote: three,
    arithmetic: 'enable off → off',
    given: { method: 'second-provider', plugin: true, enable: false, branch: true },
    expect: false,
  },
  {
    name: 'second online provider: not at this branch',
    rule: 'PAY-02',
    quote: three,
    arithmetic: 'branch off → off',
    given: { method: 'second-provider', plugin: true, enable: true, branch: false },
    expect: false,
  },
  {
    name: 'cash: enabled, at this branch',
    rule: 'PAY-02',
    quote: three,
    arithmetic: 'enable ∧ branch = on',
    given: { method: 'cash', enable: true, branch: true },
    expect: true,
  },
  {
    name: 'cash: enabled, not at this branch',
    rule: 'PAY-02',
    quote: three,
    arithmetic: 'enable ∧ branch = off',
    given: { method: 'cash', enable: true, branch: false },
    expect: false,
  },
  {
    name: 'cash: not enabled, at this branch',
    rule: 'PAY-02',
    quote: three,
    arithmetic: 'enable ∧ branch = off',
    given: { method: 'cash', enable: false, branch: true },
    expect: false,
  },
  {
    name: 'cash: not enabled, not at this branch',
    rule: 'PAY-02',
    quote: three,
    arithmetic: 'enable ∧ branch = off',
    given: { method: 'cash', enable: false, branch: false },
    expect: false,
  },
] as const satisfies readonly PaymentMethodsCase[];

export const initialPaymentMethodCases = [
  {
    name: 'cash before everything else',
    rule: 'CART-10',
    quote: initial,
    arithmetic: 'cash is there',
    given: { offered: ['debit-card', 'cash', 'second-provider'] },
    expect: 'cash',
  },
  {
    name: 'without cash the second online provider',
    rule: 'CART-10',
    quote: initial,
    arithmetic: 'no cash; the second online provider is there',
    given: { offered: ['debit-card', 'card-provider', 'second-provider'] },
    expect: 'second-provider',
  },
  {
    name: 'cash alone',
    rule: 'CART-10',
    quote: initial,
    arithmetic: 'cash is there',
    given: { offered: ['cash'] },
    expect: 'cash',
  },
] as const satisfies readonly InitialPaymentMethodCase[];
