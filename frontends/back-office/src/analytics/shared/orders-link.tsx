import { numberText } from '@theke/rules/units/amount-text';
import { Link } from 'react-router';

/** Number of orders as a link to them; plain text for zero. */
export const OrdersLink = ({ count, to }: { count: number; to: string }) =>
  count > 0 ? <Link to={to}>{numberText(count)}</Link> : numberText(0);
