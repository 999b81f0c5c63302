import type { Product } from '@theke/contracts/catalog/product';
import type { Fault } from '@theke/contracts/errors';
import type { OrderDraft } from '@theke/contracts/ordering/order';
import { activeMenu } from '@theke/rules/active-menu';
import { productAvailability } from '@theke/rules/availability';
import { partErrors } from '@theke/rules/configuration';
import { closedNotice, isOpenFor, zoneOf } from '@theke/rules/opening-status';
import { isAllowed, limitsOf, snap } from '@theke/rules/quantity';
import { requiredFields } from '@theke/rules/required-fields';
import { RuleError } from '@theke/rules/rule-error';
import { unitOf } from '@theke/rules/units';
import type { Offer } from '../offer/offer-store.ts';

const fault = (code: string, message: string, field?: string): Fault => ({
  code,
  message,
  ...(field ? { field } : {}),
});

const fieldNames: Record<string, string> = {
  firstName: 'Ihren Vornamen',
  lastName: 'Ihren Nachnamen',
  email: 'Ihre E‑Mail-Adresse',
  phone: 'Ihre Telefonnummer',
  companyName: 'den Namen Ihrer Firma',
  street: 'Straße und Hausnummer',
  zipCode: 'Ihre Postleitzahl',
  city: 'Ihren Ort',
  country: 'Ihr Land',
};

/**
 * Everything that speaks against an order right now, all at once, so that a guest need not correct one thing after the
 * other (spec 000 section 5, RULINGS "Checkout"). Empty: it may be priced and placed.
 */
export function checkOrder(draft: OrderDraft, offer: Offer, now: Date): Fault[] {
  const { branch } = offer;
  if (!branch?.isPublic)
    return [
      fault(
        'BRANCH_UNKNOWN',
        'Diese Filiale nimmt keine Bestellungen entgegen. Bitte wählen Sie eine andere.',
        'branch',
      ),
    ];
  return [
    ...checkBranch(draft, branch, now),
    ...checkGuest(draft, branch),
    ...checkPayment(draft, offer),
    ...checkItems(draft, offer, now),
  ];
}

type Branch = NonNullable<Offer['branch']>;

function checkBranch(draft: OrderDraft, branch: Branch, now: Date): Fault[] {
  const faults: Fault[] = [];
  const { deliveryType } = draft;
  if (
    (draft.isDelivery ?? deliveryType === 'delivery') !== (deliveryType === 'delivery') ||
    (draft.isDineIn ?? deliveryType === 'dineIn') !== (deliveryType === 'dineIn')
  ) {
    faults.push(
      fault(
        'DELIVERY_TYPE_CONTRADICTION',
        'Die Angaben zur Bestellart widersprechen einander. Bitte wählen Sie sie noch einmal.',
        'deliveryType',
      ),
    );
  }
  if (deliveryType !== 'takeaway' || !branch.isTakeawayEnabled) {
    faults.push(
      fault(
        'DELIVERY_TYPE_NOT_OFFERED',
        'Diese Bestellart ist hier nicht möglich. Bitte wählen Sie eine andere.',
        'deliveryType',
      ),
    );
  } else if (!isOpenFor(branch, deliveryType, now)) {
    faults.push(fault('BRANCH_CLOSED', closedNotice(branch, deliveryType, now).join(' ')));
  } else if (branch.orderableFrom && Date.parse(branch.orderableFrom) > now.getTime()) {
    faults.push(
      fault(
        'NOT_ORDERABLE_YET',
        `Bestellungen nehmen wir ab ${dayAndTime(branch.orderableFrom, zoneOf(branch))} Uhr entgegen.`,
      ),
    );
  }
  if (branch.isAppointmentRequired && !draft.appointmentDate) {
    faults.push(fault('APPOINTMENT_REQUIRED', 'Bitte wählen Sie einen Termin aus.', 'appointmentDate'));
  }
  if (draft.appointmentDate) {
    faults.push(
      fault(
        'APPOINTMENT_NOT_OFFERED',
        'Ein Wunschtermin ist hier nicht möglich. Wir bereiten Ihre Bestellung so schnell wie möglich zu.',
        'appointmentDate',
      ),
    );
  }
  return faults;
}

const dayAndTime = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('de-AT', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));

function checkGuest(draft: OrderDraft, branch: Branch): Fault[] {
  const empty = requiredFields(branch, draft.deliveryType, draft).filter((name) => !draft[name as keyof OrderDraft]);
  const faults = empty.map((name) => fault('REQUIRED', `Bitte geben Sie ${fieldNames[name] ?? name} an.`, name));
  if (draft.phone && (draft.phone.match(/\d/g) ?? []).length < 5) {
    faults.push(
      fault(
        'FORMAT',
        'Diese Telefonnummer ist zu kurz. Bitte geben Sie sie mit Vorwahl an, zum Beispiel +436641234567.',
        'phone',
      ),
    );
  }
  if (!draft.legalInstructions) faults.push(fault('REQUIRED', 'Bitte bestätigen Sie die AGB.', 'legalInstructions'));
  if (!draft.privacyPolicy)
    faults.push(fault('REQUIRED', 'Bitte bestätigen Sie die Datenschutzerklärung.', 'privacyPolicy'));
  return faults;
}

/** Cash needs only the enable flag and the branch's (spec 000 section 6). */
function checkPayment(draft: OrderDraft, { branch, config }: Offer): Fault[] {
  if (draft.paymentMethod === 'cash' && config?.enableCash && branch?.isCashEnabled) return [];
  return [
    fault(
      'PAYMENT_NOT_OFFERED',
      'Diese Zahlungsart ist hier nicht möglich. Bitte wählen Sie eine andere.',
      'paymentMethod',
    ),
  ];
}

function checkItems(draft: OrderDraft, offer: Offer, now: Date): Fault[] {
  const menu = activeMenu(offer.menus, now);
  return draft.items.flatMap((item, index) => {
    const at = `items.${index}`;
    const product = offer.products.get(item.product);
    const stands = menu?.catalog.flatMap((category) =>
      category.products
        .filter((entry) => entry.id === item.product)
        .map((entry) => ({ entry, category: offer.categories.get(category.id) })),
    );
    const isOrderable = stands?.some(
      ({ entry, category }) =>
        product &&
        category &&
        productAvailability({ product, entry, category }, zoneOf(offer.branch ?? {}), now) === 'orderable',
    );
    if (!product || !isOrderable) {
      const name = product ? `„${product.name}“` : 'Ein Produkt in Ihrem Warenkorb';
      return [
        fault(
          'PRODUCT_UNAVAILABLE',
          `${name} ist gerade nicht erhältlich. Bitte entfernen Sie es aus dem Warenkorb.`,
          `${at}.product`,
        ),
      ];
    }
    return [
      ...partErrors(product, item.parts, `${at}.parts`).map(({ path, ...rest }) => ({ ...rest, field: path })),
      ...checkAmount(product, item, at),
    ];
  });
}

function checkAmount(product: Product, item: OrderDraft['items'][number], at: string): Fault[] {
  try {
    const limits = limitsOf(product, item.unit);
    if (isAllowed(item.amount, limits)) return [];
    const nearest = snap(item.amount, limits);
    const amount = new Intl.NumberFormat('de-AT').format(nearest);
    const hint = nearest > 0 ? ` Möglich sind zum Beispiel ${amount} ${unitOf(item.unit).label}.` : '';
    return [fault('AMOUNT_NOT_ALLOWED', `Diese Menge von „${product.name}“ ist nicht möglich.${hint}`, `${at}.amount`)];
  } catch (error) {
    if (error instanceof RuleError) return [fault(error.code, error.message, `${at}.unit`)];
    throw error;
  }
}
