import type { Fault } from '@theke/contracts/errors';
import { Problem } from '@theke/kit/problem';
import { RuleError, type RuleErrorCode } from '@theke/rules/rule-error';

/** HTTP status for each rule error code: forbidden, conflict or invalid input. A new code needs an entry here. */
const statusOf: Record<RuleErrorCode, number> = {
  ORDER_MOVE_FORBIDDEN: 403,
  ORDER_MOVE_NOT_ALLOWED: 409,
  ORDER_NOT_EDITABLE: 409,
  ORDER_OPEN: 409,
  OFFER_NOT_POSSIBLE: 409,
  OFFER_CHANGED: 409,
  OFFER_EXPIRED: 409,
  OFFER_MISSING: 409,
  OFFER_PRICES: 422,
  OFFER_PAST: 422,
  PAID_TOTAL_EXCEEDED: 409,
  REFUND_NOT_POSSIBLE: 409,
  REFUND_TOO_HIGH: 422,
  NOT_COMPLETED: 409,
  RATING_OFF: 409,
  ALREADY_RATED: 409,
  TIP_NOT_OFFERED: 409,
  TIP_NOT_CHANGEABLE: 409,
  TIP_COUNTED: 409,
  TIP_TOO_HIGH: 422,
  ITEM_UNKNOWN: 404,
  PRODUCT_GONE: 409,
  TOO_MANY_ITEMS: 422,
  MONEY_OUT_OF_RANGE: 422,
  NUMBER_NOT_FINITE: 422,
  UNIT_NOT_CONVERTIBLE: 422,
  COUNTER_APPOINTMENT_PAST: 422,
  APPOINTMENT_PAST: 422,
  APPOINTMENT_TOO_FAR: 422,
  ORDER_HAS_WISH: 409,
  BILL_OPEN: 409,
  BILL_PAID: 409,
  BILL_SHARED: 409,
  ITEM_PAID: 409,
  COURSE_UNKNOWN: 422,
  ORDER_TOO_LARGE: 422,
  AMOUNT_TOO_SMALL: 422,
  LAST_ITEM: 422,
  REQUIRED: 422,
  NOT_A_DELIVERY: 422,
  DELIVERY_AREA_UNKNOWN: 422,
};

const faultOf = (error: RuleError): Fault => ({
  message: error.message,
  code: error.code,
  ...(error.path ? { field: error.path } : {}),
});

const asProblem = (error: unknown): unknown =>
  error instanceof RuleError ? new Problem(statusOf[error.code], [faultOf(error)]) : error;

/** Runs a rule and converts its RuleError into a Problem. */
export function refusing<T>(rule: () => T): T {
  try {
    const answer = rule();
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      throw asProblem(error);
    }) as T;
  } catch (error) {
    throw asProblem(error);
  }
}
