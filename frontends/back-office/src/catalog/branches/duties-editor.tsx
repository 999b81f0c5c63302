import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { fieldId, useField } from '@theke/admin/forms/editors/use-field.ts';
import { Checkbox } from '@theke/admin/ui/checkbox.tsx';
import { branchMessages } from './branch-messages.de.ts';
import { type Detail, details, dutyOf, isAlwaysDuty, type OrderType, orderTypes } from './duties.ts';
import * as css from './duties-editor.module.css';

/** Required guest data by order type: nine flags of a branch shown as a table. */
export function DutiesEditor({ name, isLabelHidden = false }: EditorProps) {
  return (
    <GroupFrame
      id={`${fieldId(name)}-table`}
      label={branchMessages.duties}
      hint={branchMessages.dutiesHint}
      fault={undefined}
      isLabelHidden={isLabelHidden}
    >
      <table className={css.duties}>
        <thead>
          <tr>
            <th scope="col">{branchMessages.orderType}</th>
            {details.map((detail) => (
              <th key={detail} scope="col">
                {branchMessages.details[detail]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orderTypes.map((orderType) => (
            <tr key={orderType}>
              <th scope="row">{branchMessages.orderTypes[orderType]}</th>
              {details.map((detail) => (
                <td key={detail}>
                  <Duty orderType={orderType} detail={detail} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </GroupFrame>
  );
}

function Duty({ orderType, detail }: { orderType: OrderType; detail: Detail }) {
  const { id, value, change } = useField<boolean>(dutyOf(orderType, detail));
  const isAlways = isAlwaysDuty(orderType, detail);
  return (
    <Checkbox
      id={id}
      label={branchMessages.duty(branchMessages.orderTypes[orderType], branchMessages.details[detail])}
      isChecked={isAlways || value === true}
      isDisabled={isAlways}
      onChange={() => change(!value)}
    />
  );
}
