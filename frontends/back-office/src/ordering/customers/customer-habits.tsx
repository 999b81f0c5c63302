import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { listOrders } from '@theke/contracts/ordering/order-endpoints';
import { orderHabits } from '@theke/rules/customers/order-habits';
import { customerMessages } from './customer-messages.de.ts';
import * as css from './customer-page.module.css';

const habits = customerMessages.habits;
/** Newest orders from which habits are derived. */
const pageSize = 50;

/** Rhythm and favourite products of a customer; nothing before there are some. */
export function CustomerHabits({ customer }: { customer: string }) {
  const query = { page: 1, pageSize, sort: '-placedAt', filter: { customer } } as const;
  const { data } = useQuery(endpointQuery(useApi(), listOrders, { query }));
  const zone = useZoneOf()();
  if (!data) return null;
  const { everyDays, weekday, favourites } = orderHabits(data.data, zone);
  if (everyDays === null && favourites.length === 0) return null;
  return (
    <section aria-labelledby="customer-habits">
      <h2 id="customer-habits">{habits.title}</h2>
      {everyDays !== null && (
        <p className={css.rhythm}>
          <b>{habits.rhythm(everyDays)}</b>
          {weekday !== null && habits.weekday(weekday)}
        </p>
      )}
      {favourites.length > 0 && (
        <ul className={css.favourites}>
          {favourites.map(({ product, name, orders, choices }) => (
            <li key={product}>
              <b>{name}</b>
              <span>{habits.times(orders)}</span>
              {choices.length > 0 && <span>{habits.choices(choices)}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
