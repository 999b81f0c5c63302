import { branchMessages } from './branch-messages.de.ts';

export type OrderType = keyof typeof branchMessages.orderTypes;
export type Detail = keyof typeof branchMessages.details;

export const orderTypes = Object.keys(branchMessages.orderTypes) as OrderType[];
export const details = Object.keys(branchMessages.details) as Detail[];

/** Flag that requires a detail for an order type. */
export const dutyOf = (orderType: OrderType, detail: Detail) => `is${orderType}${detail}Required` as const;

/** Whether a detail is required regardless of its flag: a delivery needs an address. */
export const isAlwaysDuty = (orderType: OrderType, detail: Detail): boolean =>
  orderType === 'Delivery' && detail === 'Address';

/** "Lieferung: Telefon, Adresse", one line per order type with required data. */
export const dutiesText = (draft: Readonly<Record<string, unknown>>): string =>
  orderTypes
    .flatMap((orderType) => {
      const required = details.filter(
        (detail) => isAlwaysDuty(orderType, detail) || draft[dutyOf(orderType, detail)] === true,
      );
      const labels = required.map((detail) => branchMessages.details[detail]).join(', ');
      return labels ? [branchMessages.duty(branchMessages.orderTypes[orderType], labels)] : [];
    })
    .join('\n');
