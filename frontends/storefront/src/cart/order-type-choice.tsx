import type { Branch } from '@theke/contracts/catalog/branch';
import type { OrderType } from '@theke/rules/orders/order-types';
import { offeredTypes } from '@theke/rules/orders/order-types';
import { icon } from '@theke/ui/icon';
import { Segmented } from '@theke/ui/segmented';
import { messages } from '../messages.de.ts';
import { orderTypeIcons } from './order-type-icons.ts';

type Props = { branch: Branch; orderType: OrderType; onChange: (orderType: OrderType) => void };

/** Choice between the branch's order types. */
export const OrderTypeChoice = ({ branch, orderType, onChange }: Props) => (
  <Segmented
    isWrapping
    label={messages.orderTypes.label}
    value={orderType}
    segments={offeredTypes(branch).map((value) => {
      const Icon = orderTypeIcons[value];
      return { value, label: messages.orderTypes[value], icon: <Icon {...icon} size={18} /> };
    })}
    onChange={onChange}
  />
);
