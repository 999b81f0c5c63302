import { Notice } from '@theke/ui/notice';
import { messages } from '../messages.de.ts';
import { usePlace } from '../router/place.ts';

/** What an order that was put into the cart once more lacks today; `OrderAgain` says so on the way here. */
export function UnavailableNotice() {
  const { given } = usePlace() as { given?: { gone?: readonly string[] } };
  if (!given?.gone?.length) return null;
  return (
    <Notice kind="soon" role="status">
      {messages.menu.gone(given.gone)}
    </Notice>
  );
}
