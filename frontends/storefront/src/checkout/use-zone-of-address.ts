import { useQuery } from '@tanstack/react-query';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { AddressZone, findDeliveryZone } from '@theke/contracts/ordering/address-list';
import { call, route } from '@theke/ui/api-client';
import { useEffect, useState } from 'react';
import type { OrderForm } from '../cart/cart.ts';

const endpoint = route<typeof findDeliveryZone>('POST', '/delivery-zones/find');

/** How long the guest has to pause before the address is looked up, in ms. */
const pauseMs = 500;

type Address = { street: string; zipCode: string; city: string };

function deliveredTo(form: OrderForm): Address {
  const { isDeliveryAddressDifferent: isOther } = form;
  const [street, zipCode, city] = isOther
    ? [form.deliveryStreet, form.deliveryZipCode, form.deliveryCity]
    : [form.street, form.zipCode, form.city];
  return { street: street.trim(), zipCode: zipCode.trim(), city: city.trim() };
}

const isComplete = ({ street, zipCode }: Address) => /\d/.test(street) && /\d{4}/.test(zipCode);

/** The zone of the address in the form; undefined until it is complete and looked up, and on errors. */
export function useZoneOfAddress(branch: Pick<Branch, 'id'>, form: OrderForm): AddressZone | undefined {
  const { street, zipCode, city } = deliveredTo(form);
  const [settled, setSettled] = useState<Address>({ street, zipCode, city });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ street, zipCode, city }), pauseMs);
    return () => clearTimeout(timer);
  }, [street, zipCode, city]);
  const { data } = useQuery({
    queryKey: ['delivery-zone', branch.id, settled],
    queryFn: ({ signal }) => call(endpoint, { body: { branch: { id: branch.id }, ...settled } }, signal),
    enabled: isComplete(settled),
    staleTime: 60_000,
    retry: false,
  });
  const isCurrent = settled.street === street && settled.zipCode === zipCode && settled.city === city;
  return isCurrent && isComplete(settled) ? data : undefined;
}
