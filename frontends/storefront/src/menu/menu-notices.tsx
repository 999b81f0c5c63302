import { LastOrderLink } from '../last-order/last-order-link.tsx';
import { UnavailableNotice } from './unavailable-notice.tsx';

/** What a menu tells a guest who has ordered before. Loaded only for them, to keep the first load small. */
export default function MenuNotices() {
  return (
    <>
      <UnavailableNotice />
      <LastOrderLink />
    </>
  );
}
