import type { ProofKind } from '@theke/contracts/ordering/delivery';
import type { Database } from '@theke/kit/database/database';
import { invalid } from '@theke/kit/problem';
import { type ChangeOrder, changeOrder } from '../orders/change-order.ts';
import type { Order } from '../orders/order.ts';
import { type MoveCommand, move } from '../orders/order-decisions.ts';
import { isUploadUsable } from '../uploads/known-uploads.ts';
import { deliveryProvenFact } from './stop-facts.ts';
import { stopStore } from './stop-store.ts';

type Deps = { db: Database; now: () => Date };
type Proof = { upload: string; kind: ProofKind };

/**
 * Reports an order as delivered, with an optional photo or signature in the same transaction (DELIVERY-09). A
 * repetition changes nothing, so the first proof stays.
 * @throws Problem 404, 409 ORDER_MOVE_NOT_ALLOWED, 422 UPLOAD_UNKNOWN
 */
export const deliverOrder = (
  deps: Deps,
  target: ChangeOrder,
  command: Pick<MoveCommand, 'actor' | 'by'>,
  sent: Proof | undefined,
): Promise<Order> =>
  changeOrder(deps, target, async (order, at, tx) => {
    const decision = move(order, { ...command, move: 'delivered' }, at);
    if (!sent || decision.next === order) return decision;
    if (!(await isUploadUsable(tx, sent.upload, at)))
      throw invalid(
        'UPLOAD_UNKNOWN',
        'Foto oder Unterschrift sind noch nicht angekommen. Bitte versuchen Sie es noch einmal.',
        'proof',
      );
    const proof = { ...sent, at: at.toISOString(), by: command.by };
    stopStore.setProof(tx, order.id, proof);
    const next: Order = { ...decision.next, proof };
    return { next, facts: [...decision.facts, deliveryProvenFact(next, sent.upload, at)] };
  });
