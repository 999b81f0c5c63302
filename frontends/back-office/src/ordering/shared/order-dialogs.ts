// Dialogs of an order's buttons, preloaded when the page is ready.
import { lazyPreloaded } from '@theke/admin/ui/lazy-preloaded.ts';

export const ConfirmDialog = lazyPreloaded(
  async () => (await import(/* webpackChunkName: "part-order-dialogs" */ './confirm-dialog.tsx')).ConfirmDialog,
);
export const CounterOfferDialog = lazyPreloaded(
  async () =>
    (await import(/* webpackChunkName: "part-order-dialogs" */ './counter-offer-dialog.tsx')).CounterOfferDialog,
);
export const EditItemsDialog = lazyPreloaded(
  async () => (await import(/* webpackChunkName: "part-order-dialogs" */ './edit-items-dialog.tsx')).EditItemsDialog,
);
export const ReasonDialog = lazyPreloaded(
  async () => (await import(/* webpackChunkName: "part-order-dialogs" */ './reason-dialog.tsx')).ReasonDialog,
);
