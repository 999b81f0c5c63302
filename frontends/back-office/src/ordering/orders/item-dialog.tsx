import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import { TargetField } from '@theke/admin/forms/editors/target-field.tsx';
import { messages } from '@theke/admin/messages.de.ts';
import { useReferredResource } from '@theke/admin/references/use-referred-resource.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import { numberText } from '@theke/admin/ui/format.ts';
import type { Product } from '@theke/contracts/catalog/product';
import type { Order } from '@theke/contracts/ordering/order';
import { addOrderItem, updateOrderItem } from '@theke/contracts/ordering/order-endpoints';
import { formatMoney } from '@theke/rules/money/money';
import { priceItem } from '@theke/rules/price/price';
import { soldAt } from '@theke/rules/products/bundles';
import { type PartValue, partErrors, partsOf } from '@theke/rules/products/configuration';
import { valuesOf } from '@theke/rules/products/part-lines';
import type { Unit } from '@theke/rules/units/units';
import { unitOf } from '@theke/rules/units/units';
import { Checkbox } from '@theke/ui/checkbox';
import { Leader } from '@theke/ui/leader';
import { Select } from '@theke/ui/select';
import { sentenceOf } from '@theke/ui/sentence-of';
import { TextInput } from '@theke/ui/text-input';
import { useToast } from '@theke/ui/toast';
import { useId, useMemo, useState } from 'react';
import { ordersKey } from '../shared/current-orders.ts';
import { orderMessages } from '../shared/order-messages.de.ts';
import { PartField } from '../shared/part-field.tsx';
import { useProducts } from '../shared/use-products.ts';
import * as css from './item-dialog.module.css';

const { item: texts } = orderMessages;

type Props = {
  order: Order;
  /** Index of the item to change; undefined to add a product. */
  index?: number | undefined;
  onClose: () => void;
  /** Called after a change that requires an offer to the guest. */
  onAsk: () => void;
};

/** Dialog to add a product, or to change an item's options or unit, at the current price (ORDER-37). */
export function ItemDialog({ order, index, onClose, onAsk }: Props) {
  const api = useApi();
  const toast = useToast();
  const field = useId();
  const zone = useZoneOf()(order.branch.id);
  const resource = useReferredResource('products');
  const present = index === undefined ? undefined : order.items[index];
  const { data, isError } = useProducts();
  const productsById = useMemo(
    () => data && new Map(soldAt([...data.values()], zone, new Date()).map((product) => [product.id, product])),
    [data, zone],
  );
  const [chosen, setChosen] = useState(present?.product ?? '');
  const [typed, setTyped] = useState(present ? numberText(present.amount) : '1');
  const [picked, setPicked] = useState<{ unit?: Unit; values?: readonly PartValue[] }>({});
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isGuestAsked, setIsGuestAsked] = useState(false);
  const product = productsById?.get(chosen);
  const amount = parseNumber(typed);
  const isNumber = amount !== null && amount > 0;
  const unit = picked.unit ?? (present?.product === chosen ? present.unit : product?.unit) ?? 'piece';
  const values = picked.values ?? (product && present ? valuesOf(product, present.parts) : []);
  const faults = new Map(
    product ? partErrors(product, values, '').map(({ path, message }) => [Number(path.slice(1)), message]) : [],
  );
  const mayAsk = order.status === 'placed' && !order.isPaid && order.contact.email !== '';

  const { isBusy, problem, run } = useAction(
    (newAmount: number) => {
      const parts = values.map((value) => (typeof value === 'string' || !value ? (value ?? null) : [...value]));
      const body = { version: order.version, amount: newAmount, unit, parts };
      return index === undefined
        ? api(addOrderItem, { params: { id: order.id }, body: { ...body, product: chosen } })
        : api(updateOrderItem, { params: { id: order.id, index: String(index) }, body });
    },
    {
      invalidates: [ordersKey],
      onDone: () => {
        toast({ text: texts.saved, isForEars: true });
        if (isGuestAsked) onAsk();
        else onClose();
      },
    },
  );
  function save() {
    setIsSubmitted(true);
    if (product && isNumber && faults.size === 0) void run(amount);
  }

  return (
    <DecisionDialog
      title={present ? texts.changeOf(present.name) : texts.add}
      label={present ? orderMessages.editItems.save : texts.add}
      busyLabel={isBusy && messages.working}
      onDecide={save}
      onClose={onClose}
      error={problem ? sentenceOf(problem, orderMessages.editItems.failed) : isError ? texts.loadFailed : undefined}
    >
      <DialogForm className={css.form} onSubmit={save}>
        {!present && (
          <FieldFrame id={field} label={texts.product} fault={isSubmitted && !product ? texts.missing : undefined}>
            {(control) => (
              <TargetField
                control={control}
                resource={resource}
                chosen={product?.name ?? ''}
                without={[]}
                placeholder={texts.find}
                onChoose={(target) => {
                  setChosen(target?.id ?? '');
                  setPicked({});
                }}
              />
            )}
          </FieldFrame>
        )}
        {product && (
          <>
            <TextInput
              label={texts.amount}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              error={isNumber ? undefined : orderMessages.editItems.noNumber}
              onChange={(event) => setTyped(event.target.value)}
            />
            {product.alternativeUnits.length > 0 && (
              <Select
                label={texts.unit}
                value={unit}
                choices={unitsOf(product).map((value) => ({ value, label: unitOf(value).name }))}
                onChange={(event) => setPicked({ ...picked, unit: event.target.value as Unit })}
              />
            )}
            {partsOf(product).map((part, at) => (
              <PartField
                key={part.name}
                part={part}
                value={values[at]}
                error={isSubmitted ? faults.get(at) : undefined}
                onChange={(value) =>
                  setPicked({
                    ...picked,
                    values: partsOf(product).map((_, other) => (other === at ? value : (values[other] ?? null))),
                  })
                }
              />
            ))}
            {mayAsk && (
              <Checkbox checked={isGuestAsked} onChange={() => setIsGuestAsked(!isGuestAsked)}>
                {texts.ask}
              </Checkbox>
            )}
            {isNumber && (
              <dl className={css.sum} aria-live="polite">
                <Leader label={texts.sum} value={priceText(product, { amount, unit, parts: values }, order)} />
              </dl>
            )}
          </>
        )}
      </DialogForm>
    </DecisionDialog>
  );
}

const unitsOf = (product: Product): Unit[] => [
  ...new Set([product.unit, ...product.alternativeUnits.map((each) => each.unit)]),
];

const priceText = (product: Product, selection: Parameters<typeof priceItem>[1], { totals }: Order): string =>
  formatMoney(priceItem(product, selection).gross, totals.currency);
