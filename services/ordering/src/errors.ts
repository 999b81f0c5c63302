import type { Fault } from '@theke/contracts/errors';
import { Problem } from '@theke/kit/problem';
import { RuleError } from '@theke/rules/rule-error';

/** What the rules refuse, as an answer: forbidden, in conflict with the state, or a fault in what was sent. */
const statusOf = { ORDER_MOVE_FORBIDDEN: 403, ORDER_MOVE_NOT_ALLOWED: 409 } as const;

const faultOf = (error: RuleError): Fault => ({
  message: error.message,
  code: error.code,
  ...(error.path ? { field: error.path } : {}),
});

/** Runs a rule and turns what it refuses into a Problem. */
export function refusing<T>(rule: () => T): T {
  try {
    return rule();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    throw new Problem(statusOf[error.code as keyof typeof statusOf] ?? 422, [faultOf(error)]);
  }
}
