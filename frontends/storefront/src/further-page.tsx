import { isGiftCardPath } from '@theke/rules/gift-cards/gift-card-path';
import { isReservationPath } from '@theke/rules/reservations/reservation-path';
import { type Place, pageKindOf } from '@theke/rules/site/page';
import type { ComponentType } from 'react';
import { accountPath } from './account/account-path.ts';
import ContactPage from './contact/contact-page.tsx';
import { lazyPage } from './lazy-page.tsx';
import LegalPage from './legal/legal-page.tsx';
import NotFoundPage from './not-found-page.tsx';
import { PageLoading } from './page-loading.tsx';
import { usePlace } from './router/place.ts';

const ReservationPage = lazyPage(
  () => import(/* webpackChunkName: "reservation" */ './reservation/reservation-page.tsx'),
  <PageLoading />,
);

const GiftCardPages = lazyPage(
  () => import(/* webpackChunkName: "gift-card" */ './gift-card/gift-card-pages.tsx'),
  <PageLoading />,
);

// In an existing chunk: another name would exceed the budget of the first load. Also without accounts: links of
// newsletters lead there.
const AccountPage = lazyPage(
  () => import(/* webpackChunkName: "status" */ './account/account-page.tsx'),
  <PageLoading />,
);

const pages: Partial<Record<Place, ComponentType>> = { legal: LegalPage, contact: ContactPage };

/** Pages that few guests open; they are not in the table of `pages.tsx`, so that the first load stays small. */
export default function FurtherPage() {
  const { pathname } = usePlace();
  if (pathname === accountPath) return <AccountPage />;
  if (isGiftCardPath(pathname)) return <GiftCardPages />;
  const Page = isReservationPath(pathname) ? ReservationPage : (pages[pageKindOf(pathname)] ?? NotFoundPage);
  return <Page />;
}
