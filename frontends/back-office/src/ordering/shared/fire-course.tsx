import { useAction } from '@theke/admin/api/use-action.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { fireCourse } from '@theke/contracts/ordering/table-bill-endpoints';
import { isFinished } from '@theke/rules/orders/order-states';
import { nextCourse } from '@theke/rules/tables/courses';
import { Button } from '@theke/ui/button';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useToast } from '@theke/ui/toast';
import { courseMessages as texts } from './course-messages.de.ts';
import { ordersKey } from './current-orders.ts';

/** Button that asks the kitchen for the next course of an order (TABLE-08); nothing if none waits. */
export function FireCourse({ order }: { order: Order }) {
  const toast = useToast();
  const course = isFinished(order.status) ? undefined : nextCourse(order);
  const { run, isBusy } = useAction(fireCourse, {
    invalidates: [ordersKey, ['table-bills']],
    onDone: (_, { body }) => toast({ text: texts.fired(body.course), isForEars: true }),
    onProblem: (problem) => toast({ text: sentenceOf(problem, texts.failed) }),
  });
  if (course === undefined) return null;
  return (
    <Button
      kind="second"
      busyLabel={isBusy && texts.fire(course)}
      onClick={() => void run({ params: { id: order.id }, body: { course } })}
    >
      {texts.fire(course)}
    </Button>
  );
}
