import { useShop } from '@theke/ui/shop';
import NotFoundPage from '../not-found-page.tsx';
import { PagesByPath, usePathParts } from '../router/pages-by-path.tsx';
import { Booking } from './booking.tsx';
import { BranchChoice } from './branch-choice.tsx';
import { NoReservations } from './no-reservations.tsx';
import { OwnReservation } from './own-reservation.tsx';

/** Pages below `/reservation` (RESV-01). */
export default function ReservationPage() {
  return (
    <PagesByPath
      pages={{
        '/reservation': <Start />,
        '/reservation/:branchIdentifier': <OfBranch />,
        '/reservation/:uid/:hash': <OwnReservation />,
        '*': <NotFoundPage />,
      }}
    />
  );
}

const useReservingBranches = () =>
  useShop().branches.filter(({ isPublic, isReservationEnabled }) => isPublic && isReservationEnabled);

/** The form of the only branch, else a choice. */
function Start() {
  const branches = useReservingBranches();
  const [branch, ...others] = branches;
  if (!branch) return <NoReservations />;
  return others.length === 0 ? <Booking branch={branch} /> : <BranchChoice branches={branches} />;
}

function OfBranch() {
  const { branchIdentifier } = usePathParts();
  const { branches } = useShop();
  const reserving = useReservingBranches().find(({ identifier }) => identifier === branchIdentifier);
  if (reserving) return <Booking key={reserving.id} branch={reserving} />;
  const branch = branches.find(({ identifier, isPublic }) => isPublic && identifier === branchIdentifier);
  return branch ? <NoReservations branch={branch} /> : <NotFoundPage />;
}
