import { numberText } from '@theke/rules/units/amount-text';
import { Link } from 'react-router';

/** How many orders there were, and the way to them; of none there is none. */
export const OrdersLink = ({ count, to }: { count: number; to: string }) =>
  count > 0 ? <Link to={to}>{numberText(count)}</Link> : numberText(0);
