import {
  type OnlinePayment,
  onlinePayments,
  type PaymentBranch,
  type PaymentConfig,
} from '../payments/payment-methods.ts';

type SaleConfig = PaymentConfig & { readonly enablePluginGiftCards?: boolean | null | undefined };
type SaleBranch = PaymentBranch & { readonly isPublic?: boolean | null | undefined };

/** Payment methods by which guests can buy a gift card of a branch online (GIFT-13); empty if it sells none. */
export const giftCardPayments = (config: SaleConfig, branch: SaleBranch): OnlinePayment[] =>
  config.enablePluginGiftCards && branch.isPublic ? onlinePayments(config, branch) : [];
