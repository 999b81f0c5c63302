import { dateTimeText, moneyText } from '@theke/admin/ui/format.ts';
import type { LogEntry } from '@theke/contracts/identity/log';
import type { OrderState } from '@theke/contracts/ordering/order-state';

/** What an `order-changed` event says about the order, by the first of its changed fields that matters. */
export function orderChangeText(
  name: string,
  order: OrderState | undefined,
  changes: LogEntry['changes'],
  zoneOf: (branch?: string) => string,
): string {
  const about = `Bestellung ${name}`;
  if (!order || changes === null) return `${about} geändert`;
  const isChanged = (field: keyof OrderState) =>
    changes.some(([first, second]) => first === 'order' && second === field);
  if (order.isErased && isChanged('isErased')) return `Daten des Gastes von ${about} gelöscht`;
  if (order.archivedAt && isChanged('archivedAt')) return `${about} archiviert`;
  if (order.isPaid && isChanged('isPaid')) return `${about} als bezahlt vermerkt`;
  if (isChanged('refunded'))
    return `Rückerstattung zu ${about}: insgesamt ${moneyText(order.refunded, order.totals.currency)}`;
  if (order.questionnaireRating && isChanged('questionnaireRating'))
    return `${about} mit ${order.questionnaireRating} von 5 Sternen bewertet`;
  if (isChanged('giftCard') && order.giftCard)
    return `Geschenkkarte zu ${about}: ${moneyText(order.giftCard.amount - order.giftCard.returned, order.totals.currency)}`;
  if (isChanged('tip')) return `Trinkgeld zu ${about}: ${moneyText(order.tip ?? 0, order.totals.currency)}`;
  if (isChanged('fiscal')) return `Kassenbeleg zu ${about} signiert`;
  if (isChanged('items')) return `Positionen von ${about} geändert`;
  if (isChanged('tableIdentifier') && order.tableIdentifier)
    return `${about} an Tisch ${order.tableIdentifier} verlegt`;
  if (isChanged('appointment') && order.appointment)
    return `Termin von ${about} geändert: ${dateTimeText(order.appointment, zoneOf(order.branch.id))}`;
  return changes.length === 0 ? `Angaben des Gastes bei ${about} geändert` : `${about} geändert`;
}
