import type { Case } from './case.ts';

/**
 * The required fields of the order draft, in any order. `requiredFlags` names the branch's active flags
 * (isDelivery|isDineIn|isTakeaway + EmailRequired|PhoneRequired|AddressRequired); all others are off.
 */
export type RequiredFieldsCase = Case<
  {
    readonly orderType: 'takeaway' | 'delivery' | 'dineIn';
    readonly isTableSelectionEnabled: boolean;
    readonly requiredFlags: readonly string[];
    readonly isCompany: boolean;
    readonly isDeliveryAddressDifferent: boolean;
  },
  readonly string[]
>;

/** The missing checkboxes for which the server rejects an order; none means accepted. */
export type CheckboxesCase = Case<
  { readonly legalInstructions: boolean; readonly privacyPolicy: boolean },
  readonly string[]
>;

const fields =
  "Required fields: firstName, lastName, street, zipCode, city, country and (delivery) deliveryArea. Email, phone and address follow the branch's per-order-type flags. floor, stairway, door are optional. Table required for dine-in with table selection.";
const flags = "Email, phone and address follow the branch's per-order-type flags.";
const table = 'Table required for dine-in with table selection.';
const delivery =
  'Delivery always needs an address, whatever the flags; `isCompany` needs `companyName`; a different delivery address needs its street, zip code, city, country.';
const hidden = 'A hidden contact section requires nothing.';
const hiddenWhen = 'Hidden for dine-in with table selection when neither email nor phone is required.';
const boxes = 'The server refuses an order whose two checkboxes are not true.';

export const requiredFieldsCases = [
  {
    name: 'takeaway without flags',
    rule: 'CHECKOUT-06',
    quote: fields,
    arithmetic: 'names only',
    given: {
      orderType: 'takeaway',
      isTableSelectionEnabled: false,
      requiredFlags: [],
      isCompany: false,
      isDeliveryAddressDifferent: false,
    },
    expect: ['firstName', 'lastName'],
  },
  {
    name: 'takeaway with e-mail',
    rule: 'CHECKOUT-06',
    quote: flags,
    arithmetic: 'names + email',
    given: {
      orderType: 'takeaway',
      isTableSelectionEnabled: false,
      requiredFlags: ['isTakeawayEmailRequired'],
      isCompany: false,
      isDeliveryAddressDifferent: false,
    },
    expect: ['firstName', 'lastName', 'email'],
  },
  {
    name: 'takeaway with phone',
    rule: 'CHECKOUT-06',
    quote: flags,
    arithmetic: 'names + phone',
    given: {
      orderType: 'takeaway',
      isTableSelectionEnabled: false,
      requiredFlags: ['isTakeawayPhoneRequired'],
      isCompany: false,
      isDeliveryAddressDifferent: false,
    },
    expect: ['firstName', 'lastName', 'phone'],
  },
  {
    name: 'takeaway with address',
    rule: 'CHECKOUT-06',
    quote: flags,
    arithmetic: 'names + the four address fields, no floor, stairway, door',
    given: {
      orderType: 'takeaway',
      isTableSelectionEnabled: false,
      requiredFlags: ['isTakeawayAddressRequired'],
      isCompany: false,
      isDeliveryAddressDifferent: false,
    },
    expect: ['firstName', 'lastName', 'street', 'zipCode', 'city', 'country'],
  },
  {
    name: 'takeaway with all flags',
    rule: 'CHECKOUT-06',
    quote: flags,
    arithmetic: 'names + email + phone + address; no delivery area',
    given: {
      orderType: 'takeaway',
      isTableSelectionEnabled: false,
      requiredFlags: ['isTakeawayEmailRequired', 'isTakeawayPhoneRequired', 'isTakeawayAddressRequired'],
      isCompany: false,
      isDeliveryAddressDifferent: false,
    },
    expect: ['firstName', 'lastName', 'email', 'phone', 'street', 'zipCode', 'city', 'country'],
  },
  {
    name: 'the flags of other order types do not count',
    rule: 'CHECKOUT-06',
    quote: flags,
    arithmetic: 'takeaway has none of its own',
    given: {
      orderType: 'takeaway',
      isTableSelectionEnabled: false,
      requiredFlags: [
        'isDeliveryEmailRequired',
        'isDeliveryPhoneRequired',
        'isDeliveryAddressRequired',
        'isDineInEmailRequired',
        'isDineInPhoneRequired',
        'isDineInAddressRequired',
      ],
      isCompany: false,
      isDeliveryAddressDifferent: false,
    },
    expect: ['firstName', 'lastName'],
  },
  {
    name: 'delivery without flags needs an address all the same',
    rule: 'CHECKOUT-07',
    quote: delivery,
    arithmetic: 'names + address + delivery area',
    given: {
      orderType: 'delivery',
      isTableSelectionEnabled: false,
      requiredFlags: [],
      isCompany: false,
      isDeliveryAddressDifferent: false,
    },
    expect: ['firstName', 'lastName', 'street', 'zipCode', 'city', 'country', 'deliveryArea'],
  },
  {
    name: 'delivery with e-mail and phone',
    rule: 'CHECKOUT-06',
    quote: flags,
    arithmetic: 'names + email + phone + address + delivery area',
    given: {
      orderType: 'delivery',
      isTableSelectionEnabled: false,
      requiredFlags: ['isDeliveryEmailRequired', 'isDeliveryPhoneRequired'],
      isCompany: false,
      isDeliveryAddressDifferent: false,
    },
    expect: ['firstName', 'lastName', 'email', 'phone', 'street', 'zipCode', 'city', 'country', 'deliveryArea'],
  },
  {
    name: 'delivery with the address flag on is the same',
    rule: 'CHECKOUT-07',
    quote: delivery,
    arithmetic: 'names + address + delivery area',
    given: {
      orderType: 'delivery',
      isTableSelectionEnabled: false,
      requiredFlags: ['isDeliveryAddressRequired'],
      isCompany: false,
      isDeliveryAddressDifferent: false,
    },
    expect: ['firstName', 'lastName', 'street', 'zipCode', 'city', 'country', 'deliveryArea'],
  },
  {
    name: "takeaway's flags do not bind a delivery",
    rule: 'CHECKOUT-06',
    quote: flags,
    arithmetic: 'delivery has none of its own',
    given: {
      orderType: 'delivery',
      isTableSelectionEnabled: false,
      requiredFlags: ['isTakeawayEmailRequired', 'isTakeawayPhoneRequired'],
      isCompany: false,
      isDeliveryAddressDifferent: false,
    },
    expect: ['firstName', 'lastName', 'street', 'zipCode', 'city', 'country', 'deliveryArea'],
  },
  {
    name: 'delivery to a company',
    rule: 'CHECKOUT-08',
    quote: delivery,
    arithmetic: '+ companyName; a VAT number is not named',
    given: {
      orderType: 'delivery',
      isTableSelectionEnabled: false,
      requiredFlags: [],
      isCompany: true,
      isDeliveryAddressDifferent: false,
    },
    expect: ['firstName', 'lastName', 'companyName', 'street', 'zipCode', 'city', 'country', 'deliveryArea'],
  },
  {
    name: 'a different delivery address',
    rule: 'CHECKOUT-09',
    quote: delivery,
    arithmetic: '+ deliveryStreet, deliveryZipCode, deliveryCity, deliveryCountry',
    given: {
      orderType: 'delivery',
      isTableSelectionEnabled: false,
      requiredFlags: [],
      isCompany: false,
      isDeliveryAddressDifferent: true,
    },
    expect: [
      'firstName',
      'lastName',
      'street',
      'zipCode',
      'city',
      'country',
      'deliveryArea',
      'deliveryStreet',
      'deliveryZipCode',
      'deliveryCity',
      'deliveryCountry',
    ],
  },
  {
    name: 'a company and a different delivery address',
    rule: 'CHECKOUT-09',
    quote: delivery,
    arithmetic: 'both',
    given: {
      orderType: 'delivery',
      isTableSelectionEnabled: false,
      requiredFlags: ['isDeliveryPhoneRequired'],
      isCompany: true,
      isDeliveryAddressDifferent: true,
    },
    expect: [
      'firstName',
      'lastName',
      'companyName',
      'phone',
      'street',
      'zipCode',
      'city',
      'country',
      'deliveryArea',
      'deliveryStreet',
      'deliveryZipCode',
      'deliveryCity',
      'deliveryCountry',
    ],
  },
  {
    name: 'dine-in without table selection',
    rule: 'CHECKOUT-06',
    quote: fields,
    arithmetic: 'names only',
    given: {
      orderType: 'dineIn',
      isTableSelectionEnabled: false,
      requiredFlags: [],
      isCompany: false,
      isDeliveryAddressDifferent: false,
    },
    expect: ['firstName', 'lastName'],
  },
  {
    name: 'dine-in with table selection: the contact is hidden and requires nothing',
    rule: 'CHECKOUT-05',
    quote: hidden,
    arithmetic: 'neither email nor phone → hidden; the table remains',
    given: {
      orderType: 'dineIn',
      isTableSelectionEnabled: true,
      requiredFlags: [],
      isCompany: false,
      isDeliveryAddressDifferent: false,
    },
    expect: ['table'],
  },
  {
    name: 'dine-in with table selection and phone: the contact is there',
    rule: 'CHECKOUT-05',
    quote: hiddenWhen,
    arithmetic: 'phone is required → shown: names + phone + table',
    given: {
      orderType: 'dineIn',
      isTableSelectionEnabled: true,
      requiredFlags: ['isDineInPhoneRequired'],
      isCompany: false,
      isDeliveryAddressDifferent: false,
    },
    expect: ['firstName', 'lastName', 'phone', 'table'],
  },
  {
    name: 'dine-in with table selection and e-mail: the contact is there',
    rule: 'CHECKOUT-05',
    quote: hiddenWhen,
    arithmetic: 'email is required → shown: names + email + table',
    given: {
      orderType: 'dineIn',
      isTableSelectionEnabled: true,
      requiredFlags: ['isDineInEmailRequired'],
      isCompany: false,
      isDeliveryAddressDifferent: false,
    },
    expect: ['firstName', 'lastName', 'email', 'table'],
  },
  {
    name: 'dine-in without table selection needs no table',
    rule: 'CHECKOUT-03',
    quote: table,
    arithmetic: 'no table selection → no table',
    given: {
      orderType: 'dineIn',
      isTableSelectionEnabled: false,
      requiredFlags: ['isDineInEmailRequired'],
      isCompany: false,
      isDeliveryAddressDifferent: false,
    },
    expect: ['firstName', 'lastName', 'email'],
  },
  {
    name: 'table selection does not concern takeaway',
    rule: 'CHECKOUT-03',
    quote: table,
    arithmetic: 'takeaway: names only',
    given: {
      orderType: 'takeaway',
      isTableSelectionEnabled: true,
      requiredFlags: [],
      isCompany: false,
      isDeliveryAddressDifferent: false,
    },
    expect: ['firstName', 'lastName'],
  },
  {
    name: 'table selection does not concern delivery',
    rule: 'CHECKOUT-03',
    quote: table,
    arithmetic: 'delivery: names + address + delivery area',
    given: {
      orderType: 'delivery',
      isTableSelectionEnabled: true,
      requiredFlags: [],
      isCompany: false,
      isDeliveryAddressDifferent: false,
    },
    expect: ['firstName', 'lastName', 'street', 'zipCode', 'city', 'country', 'deliveryArea'],
  },
  {
    name: 'dine-in with the address flag, no table selection',
    rule: 'CHECKOUT-06',
    quote: flags,
    arithmetic: 'names + address',
    given: {
      orderType: 'dineIn',
      isTableSelectionEnabled: false,
      requiredFlags: ['isDineInAddressRequired'],
      isCompany: false,
      isDeliveryAddressDifferent: false,
    },
    expect: ['firstName', 'lastName', 'street', 'zipCode', 'city', 'country'],
  },
] as const satisfies readonly RequiredFieldsCase[];

export const checkboxesCases = [
  {
    name: 'both checked',
    rule: 'CHECKOUT-18',
    quote: boxes,
    arithmetic: 'true ∧ true',
    given: { legalInstructions: true, privacyPolicy: true },
    expect: [],
  },
  {
    name: 'terms and conditions missing',
    rule: 'CHECKOUT-18',
    quote: boxes,
    arithmetic: 'legalInstructions is false',
    given: { legalInstructions: false, privacyPolicy: true },
    expect: ['legalInstructions'],
  },
  {
    name: 'privacy policy missing',
    rule: 'CHECKOUT-18',
    quote: boxes,
    arithmetic: 'privacyPolicy is false',
    given: { legalInstructions: true, privacyPolicy: false },
    expect: ['privacyPolicy'],
  },
  {
    name: 'both missing',
    rule: 'CHECKOUT-18',
    quote: boxes,
    arithmetic: 'both are false',
    given: { legalInstructions: false, privacyPolicy: false },
    expect: ['legalInstructions', 'privacyPolicy'],
  },
] as const satisfies readonly CheckboxesCase[];
