import { Notice } from '@theke/ui/notice';
import { messages } from '../messages.de.ts';
import { usePlace } from '../router/place.ts';

/** Lists the items of a repeated order that are not available today; `OrderAgain` passes them in the navigation. */
export function UnavailableNotice() {
  const { state } = usePlace() as { state?: { unavailable?: readonly string[] } };
  if (!state?.unavailable?.length) return null;
  return (
    <Notice kind="soon" role="status">
      {messages.menu.noLongerAvailable(state.unavailable)}
    </Notice>
  );
}
