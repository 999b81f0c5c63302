import { isReservationPath } from '@theke/rules/reservations/reservation-path';
import { lazyPage } from './lazy-page.tsx';
import NotFoundPage from './not-found-page.tsx';
import { PageLoading } from './page-loading.tsx';
import { usePlace } from './router/place.ts';

const ReservationPage = lazyPage(
  () => import(/* webpackChunkName: "reservation" */ './reservation/reservation-page.tsx'),
  <PageLoading />,
);

/** Pages that are not in the table of `pages.tsx`, so that it stays small, and the not-found page. */
export default function FurtherPage() {
  const { pathname } = usePlace();
  return isReservationPath(pathname) ? <ReservationPage /> : <NotFoundPage />;
}
