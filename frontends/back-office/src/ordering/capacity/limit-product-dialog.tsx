import { useAction } from '@theke/admin/api/use-action.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { numberFault, parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import { TargetField } from '@theke/admin/forms/editors/target-field.tsx';
import { messages } from '@theke/admin/messages.de.ts';
import { useReferredResource } from '@theke/admin/references/use-referred-resource.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import type { Product } from '@theke/contracts/catalog/product';
import { unitOf } from '@theke/rules/units/units';
import { Notice } from '@theke/ui/notice';
import { TextInput } from '@theke/ui/text-input';
import { useId, useState } from 'react';
import { capacityMessages } from './capacity-messages.de.ts';
import * as css from './capacity-page.module.css';

type Props = {
  products: ReadonlyMap<string, Product>;
  /** Ids of products that are already limited. */
  limited: readonly string[];
  onLimit: (product: string, remaining: number) => Promise<unknown>;
  onClose: () => void;
};

/** Dialog to limit a product to a remaining amount. */
export function LimitProductDialog({ products, limited, onLimit, onClose }: Props) {
  const field = useId();
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const product = products.get(chosen);
  const resource = useReferredResource('products');
  const remaining = parseNumber(typed);
  const isNumber = remaining !== null && remaining >= 0;

  const { isBusy, problem, run } = useAction((amount: number) => onLimit(chosen, amount), { onDone: onClose });
  function save() {
    setIsSubmitted(true);
    if (product && isNumber) void run(remaining);
  }
  return (
    <DecisionDialog
      title={capacityMessages.limitProduct}
      label={capacityMessages.save}
      busyLabel={isBusy && messages.working}
      onDecide={save}
      onClose={onClose}
    >
      {problem && (
        <Notice kind="late" role="alert">
          {problem.message}
        </Notice>
      )}
      <DialogForm className={css.form} onSubmit={save}>
        <FieldFrame
          id={field}
          label={capacityMessages.product}
          fault={isSubmitted && !product ? capacityMessages.productMissing : undefined}
        >
          {(control) => (
            <TargetField
              control={control}
              resource={resource}
              chosen={product?.name ?? ''}
              without={limited}
              placeholder={capacityMessages.findProduct}
              onChoose={(target) => setChosen(target?.id ?? '')}
            />
          )}
        </FieldFrame>
        <TextInput
          label={product ? capacityMessages.remainingIn(unitOf(product.unit).name) : capacityMessages.remaining}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          hint={capacityMessages.remainingHint}
          error={
            isSubmitted && !isNumber
              ? (numberFault(typed, capacityMessages.noNumber) ?? capacityMessages.noNumber)
              : undefined
          }
          onChange={(event) => setTyped(event.target.value)}
        />
      </DialogForm>
    </DecisionDialog>
  );
}
