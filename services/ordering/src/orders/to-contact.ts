import type { Address, Contact, OrderDraft } from '@theke/contracts/ordering/order';
import { type PhoneRegion, parsePhone } from '@theke/kit/phone';

/** Contact as stored: drops form fields that do not apply to this kind of order. */
export const toContact = (draft: OrderDraft, region: PhoneRegion): Contact => ({
  firstName: draft.firstName,
  lastName: draft.lastName,
  phone: parsePhone(draft.phone, region) ?? '',
  email: draft.email,
  companyName: draft.isCompany ? draft.companyName || draft.company : '',
  vatNumber: draft.isCompany ? draft.vatNumber : '',
  street: draft.street,
  stairway: draft.stairway,
  floor: draft.floor,
  door: draft.door,
  zipCode: draft.zipCode,
  city: draft.city,
  country: draft.country,
  deliveryAddress:
    draft.deliveryType === 'delivery' && draft.isDeliveryAddressDifferent ? deliveryAddressOf(draft) : null,
});

const deliveryAddressOf = (draft: OrderDraft): Address => ({
  companyName: draft.isDeliveryCompany ? draft.deliveryCompanyName : '',
  street: draft.deliveryStreet,
  stairway: draft.deliveryStairway,
  floor: draft.deliveryFloor,
  door: draft.deliveryDoor,
  zipCode: draft.deliveryZipCode,
  city: draft.deliveryCity,
  country: draft.deliveryCountry,
});
