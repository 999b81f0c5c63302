import { Notice } from '@theke/ui/notice';
import { useLocation } from 'react-router';
import { messages } from '../messages.de.ts';

/** What an order that was put into the cart once more lacks today; `OrderAgain` says so on the way here. */
export function GoneNotice() {
  const { state } = useLocation() as { state: { gone?: readonly string[] } | null };
  if (!state?.gone?.length) return null;
  return (
    <Notice kind="soon" role="status">
      {messages.menu.gone(state.gone)}
    </Notice>
  );
}
