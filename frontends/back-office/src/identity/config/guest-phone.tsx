import { useShop } from '@theke/admin/api/shop.ts';
import type { Product } from '@theke/contracts/catalog/product';
import type { Theme } from '@theke/contracts/identity/config';
import type { ImageRef } from '@theke/contracts/wire';
import { fontStack, type Scheme } from '@theke/rules/theme/theme';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { imageUrl } from '@theke/ui/image-url';
import { Segmented } from '@theke/ui/segmented';
import { StateMark } from '@theke/ui/state-mark';
import { ArrowRight, Bike, ShoppingBag } from 'lucide-react';
import { useGetList } from 'ra-core';
import type { CSSProperties } from 'react';
import { ProductPreview } from '../../catalog/domain/product-preview.tsx';
import { orderMessages } from '../../ordering/domain/order-messages.de.ts';
import { configMessages } from './config-messages.de.ts';
import * as css from './guest-phone.module.css';

const words = configMessages.sample;

type Props = { theme: Theme; colours: Scheme; shopName: string; logo: ImageRef | null };

/** The theme as the properties that every style of the house is written with. */
const propertiesOf = ({ radius, font }: Theme, colours: Scheme): CSSProperties =>
  Object.fromEntries([
    ...Object.entries(colours).map(([name, value]) => [`--${name}`, value]),
    ['--tenant-radius', `${radius}px`],
    ['--tenant-font', fontStack(font)],
  ]);

/** A phone with a page of the shop, made of the very components that guests see. To be looked at only. */
export function GuestPhone({ theme, colours, shopName, logo }: Props) {
  const { branches } = useShop();
  const dishes = useSampleDishes();
  return (
    <div className={css.phone} data-theme="" style={propertiesOf(theme, colours)} inert>
      <div className={css.table}>
        <p className={css.shop}>
          {logo && <img src={imageUrl(logo, 'icon')} alt="" width="24" height="24" />}
          {shopName}
        </p>
        <p className={css.branch}>{branches[0]?.name ?? words.branch}</p>
        <StateMark state="open" isOnTable>
          {words.open}
        </StateMark>
      </div>
      <div className={css.card}>
        <Segmented
          label=""
          value="takeaway"
          segments={[
            {
              value: 'takeaway',
              label: orderMessages.deliveryTypes.takeaway,
              icon: <ShoppingBag {...icon} size={18} />,
            },
            { value: 'delivery', label: orderMessages.deliveryTypes.delivery, icon: <Bike {...icon} size={18} /> },
          ]}
          onChange={() => undefined}
        />
        <p className={css.category}>{words.category}</p>
        {dishes.map((dish, index) => (
          <ProductPreview key={dish.name ?? index} draft={dish} />
        ))}
      </div>
      <div className={css.counter}>
        <span className={css.inCart}>
          <b className={css.count}>2</b>
          {words.inCart}
        </span>
        <Button kind="accent" size="small">
          {words.order}
          <ArrowRight {...icon} size={16} />
        </Button>
      </div>
    </div>
  );
}

/** Two dishes of the card, or one that every card could have. */
function useSampleDishes(): Partial<Product>[] {
  const { data = [] } = useGetList('products', {
    pagination: { page: 1, perPage: 2 },
    sort: { field: 'name', order: 'ASC' },
  });
  return data.length > 0
    ? (data as Partial<Product>[])
    : [{ name: words.dish, description: words.description, price: 10.9, allergens: ['A', 'G'] }];
}
