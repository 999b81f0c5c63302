import { Notice } from '@theke/ui/notice';
import { usePlace } from '../router/place.ts';
import { noticeMessages } from './notice-messages.de.ts';

/** Lists the items of a repeated order that are not available today; `OrderAgain` passes them in the navigation. */
export function UnavailableNotice() {
  const { state } = usePlace() as { state?: { gone?: readonly string[] } };
  if (!state?.gone?.length) return null;
  return (
    <Notice kind="soon" role="status">
      {noticeMessages.gone(state.gone)}
    </Notice>
  );
}
