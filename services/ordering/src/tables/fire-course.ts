import { isFinished } from '@theke/rules/orders/order-states';
import { RuleError } from '@theke/rules/rule-error';
import { courseOf } from '@theke/rules/tables/courses';
import { type Editor, edited } from '../orders/edit-order.ts';
import type { Decision, Order } from '../orders/order.ts';

/**
 * Asks the kitchen for a course of an order, and for earlier ones that wait (TABLE-08). A course that was fired before
 * changes nothing.
 * @throws RuleError ORDER_NOT_EDITABLE, COURSE_UNKNOWN
 */
export function fireCourse(order: Order, course: number, editor: Editor): Decision {
  const { firedCourse, items } = order;
  if (firedCourse === null || course <= firedCourse) return { next: order, facts: [] };
  if (isFinished(order.status))
    throw new RuleError(
      'ORDER_NOT_EDITABLE',
      'Diese Bestellung ist schon abgeschlossen. Es lässt sich kein Gang mehr abrufen.',
    );
  if (!items.some((item) => item.amount > 0 && courseOf(item) === course))
    throw new RuleError('COURSE_UNKNOWN', `Gang ${course} hat diese Bestellung nicht.`, 'course');
  return edited(order, { firedCourse: course }, `Gang ${course} abgerufen`, editor);
}
