import {
  isOnlinePayment,
  offeredPayments,
  type PaymentBranch,
  type PaymentConfig,
  type PaymentMethod,
} from '../payments/payment-methods.ts';

type SaleConfig = PaymentConfig & { readonly enablePluginGiftCards?: boolean | null | undefined };
type SaleBranch = PaymentBranch & { readonly isPublic?: boolean | null | undefined };

/**
 * Payment methods by which guests can buy a gift card of a branch online (GIFT-13); empty if it sells none. A card has a
 * price also where orders are only quoted.
 */
export const giftCardPayments = (config: SaleConfig, branch: SaleBranch): PaymentMethod[] =>
  config.enablePluginGiftCards && branch.isPublic
    ? offeredPayments(config, { ...branch, isQuotationRequired: false }).filter(isOnlinePayment)
    : [];
