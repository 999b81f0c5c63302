/** Stable codes of the rules in this package; services map each to a status. */
export type RuleErrorCode =
  | 'MONEY_OUT_OF_RANGE'
  | 'NUMBER_NOT_FINITE'
  | 'UNIT_NOT_CONVERTIBLE'
  | 'ORDER_MOVE_NOT_ALLOWED'
  | 'ORDER_MOVE_FORBIDDEN'
  | 'COUNTER_APPOINTMENT_PAST'
  | 'APPOINTMENT_PAST'
  | 'APPOINTMENT_TOO_FAR'
  | 'ORDER_HAS_WISH'
  | 'ORDER_NOT_EDITABLE'
  | 'REQUIRED'
  | 'NOT_A_DELIVERY'
  | 'DELIVERY_AREA_UNKNOWN'
  | 'OFFER_NOT_POSSIBLE'
  | 'OFFER_PRICES'
  | 'OFFER_PAST'
  | 'OFFER_CHANGED'
  | 'OFFER_EXPIRED'
  | 'OFFER_MISSING'
  | 'ORDER_OPEN'
  | 'ORDER_TOO_LARGE'
  | 'AMOUNT_TOO_SMALL'
  | 'ITEM_UNKNOWN'
  | 'PRODUCT_GONE'
  | 'TOO_MANY_ITEMS'
  | 'LAST_ITEM'
  | 'PAID_TOTAL_EXCEEDED'
  | 'REFUND_NOT_POSSIBLE'
  | 'REFUND_TOO_HIGH'
  | 'NOT_COMPLETED'
  | 'RATING_OFF'
  | 'ALREADY_RATED'
  | 'TIP_NOT_OFFERED'
  | 'TIP_TOO_HIGH'
  | 'TIP_NOT_CHANGEABLE'
  | 'TIP_COUNTED'
  | 'BILL_OPEN'
  | 'BILL_PAID'
  | 'BILL_SHARED'
  | 'ITEM_PAID'
  | 'COURSE_UNKNOWN';

/**
 * Input violates a business rule. `message` is a German sentence for display; `path` names the field (`items.0.unit`)
 * if there is one.
 */
export class RuleError extends Error {
  override readonly name = 'RuleError';
  readonly code: RuleErrorCode;
  readonly path: string | undefined;

  constructor(code: RuleErrorCode, message: string, path?: string) {
    super(message);
    this.code = code;
    this.path = path;
  }
}
