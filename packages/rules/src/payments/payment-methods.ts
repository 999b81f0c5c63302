/** The tenant's flags (SHAPE-07): all but cash need the plugin and its enable flag. */
export type PaymentConfig = {
  readonly [flag in
    | 'enableCash'
    | `enable${'Plugin' | ''}${'ATMCard' | 'MealVoucher' | 'CardProvider' | 'SecondProvider'}`]?:
    | boolean
    | null
    | undefined;
};

/** The branch's flags (SHAPE-03). */
export type PaymentBranch = {
  readonly [flag in `is${'Cash' | 'ATMCard' | 'MealVoucher' | 'CardProvider' | 'SecondProvider'}Enabled`]?:
    | boolean
    | null
    | undefined;
} & { readonly isQuotationRequired?: boolean | null | undefined };

type Row = {
  readonly method: string;
  readonly config: readonly (keyof PaymentConfig)[];
  readonly branch: Exclude<keyof PaymentBranch, 'isQuotationRequired'>;
  /** Whether it is paid on a provider's page before the order counts as placed. */
  readonly isOnline: boolean;
};

/** All payment methods with the flags that must be on (PAY-02), in display order. */
export const paymentRows = [
  { method: 'cash', config: ['enableCash'], branch: 'isCashEnabled', isOnline: false },
  {
    method: 'atm-card',
    config: ['enablePluginATMCard', 'enableATMCard'],
    branch: 'isATMCardEnabled',
    isOnline: false,
  },
  {
    method: 'meal-voucher',
    config: ['enablePluginMealVoucher', 'enableMealVoucher'],
    branch: 'isMealVoucherEnabled',
    isOnline: false,
  },
  {
    method: 'card',
    config: ['enablePluginCardProvider', 'enableCardProvider'],
    branch: 'isCardProviderEnabled',
    isOnline: true,
  },
  {
    method: 'paypal',
    config: ['enablePluginSecondProvider', 'enableSecondProvider'],
    branch: 'isSecondProviderEnabled',
    isOnline: true,
  },
] as const satisfies readonly Row[];

export type PaymentMethod = (typeof paymentRows)[number]['method'];
export type OnlinePayment = Extract<(typeof paymentRows)[number], { isOnline: true }>['method'];

const rows: readonly (Row & { method: PaymentMethod })[] = paymentRows;

/**
 * The payment methods that a branch offers, in display order (PAY-02). A quotation has no price yet, so it cannot be
 * paid online (PAY-13).
 */
export const offeredPayments = (config: PaymentConfig, branch: PaymentBranch): PaymentMethod[] =>
  rows
    .filter((row) => branch[row.branch] && row.config.every((flag) => config[flag]))
    .filter((row) => !row.isOnline || !branch.isQuotationRequired)
    .map(({ method }) => method);

/** The initial payment method (CART-10): cash, else the second online provider, else none. */
export const initialPayment = (offered: readonly PaymentMethod[]): PaymentMethod | undefined =>
  (['cash', 'paypal'] as const).find((method) => offered.includes(method));

export const isOnlinePayment = (method: PaymentMethod): method is OnlinePayment =>
  rows.some((row) => row.method === method && row.isOnline);

/** The online payments that a branch offers for a bill or a gift card: they have a price even if orders are quoted. */
export const onlinePayments = (config: PaymentConfig, branch: PaymentBranch): OnlinePayment[] =>
  offeredPayments(config, { ...branch, isQuotationRequired: false }).filter(isOnlinePayment);
