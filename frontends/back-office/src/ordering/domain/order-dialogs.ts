// What a press on an order's buttons may ask first, loaded once the page stands.
import { lazySoon } from '@theke/admin/ui/lazy-soon.ts';

export const ConfirmDialog = lazySoon(
  async () => (await import(/* webpackChunkName: "part-order-dialogs" */ './confirm-dialog.tsx')).ConfirmDialog,
);
export const CounterOfferDialog = lazySoon(
  async () =>
    (await import(/* webpackChunkName: "part-order-dialogs" */ './counter-offer-dialog.tsx')).CounterOfferDialog,
);
export const EditItemsDialog = lazySoon(
  async () => (await import(/* webpackChunkName: "part-order-dialogs" */ './edit-items-dialog.tsx')).EditItemsDialog,
);
export const ReasonDialog = lazySoon(
  async () => (await import(/* webpackChunkName: "part-order-dialogs" */ './reason-dialog.tsx')).ReasonDialog,
);
