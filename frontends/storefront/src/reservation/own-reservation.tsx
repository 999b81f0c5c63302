import { useQuery } from '@tanstack/react-query';
import type { readPublicReservation } from '@theke/contracts/ordering/reservation';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { buttonClass } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { ErrorPanel } from '@theke/ui/error-panel';
import { messages } from '../messages.de.ts';
import * as page from '../page.module.css';
import { PageLoading } from '../page-loading.tsx';
import { Link } from '../router/link.tsx';
import { usePathParts } from '../router/pages-by-path.tsx';
import { ownKey } from './own-key.ts';
import { reservationMessages } from './reservation-messages.de.ts';
import { ReservationSheet } from './reservation-sheet.tsx';

const endpoint = route<typeof readPublicReservation>('GET', '/reservations/public/:uid/:hash');
const texts = reservationMessages.own;

/** The guest's page of a reservation, by its link (RESV-09). */
export function OwnReservation() {
  const { uid = '', hash = '' } = usePathParts();
  const { data, error, refetch } = useQuery({
    queryKey: ownKey({ uid, hash }),
    queryFn: ({ signal }) => call(endpoint, { params: { uid, hash } }, signal),
    staleTime: 0,
    refetchInterval: 60_000,
  });
  if (data) return <ReservationSheet reservation={data} link={{ uid, hash }} />;
  if (!error) return <PageLoading />;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <main className={page.below}>
      {isMissing ? (
        <Empty
          isPageTitle
          title={texts.notFound}
          text={texts.notFoundText}
          action={
            <Link className={buttonClass()} to="/reservation">
              {texts.again}
            </Link>
          }
        />
      ) : (
        <ErrorPanel isPageTitle message={texts.failed} retryLabel={messages.retry} onRetry={() => void refetch()} />
      )}
    </main>
  );
}
