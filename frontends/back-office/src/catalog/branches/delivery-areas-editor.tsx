import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { RowsEditor } from '@theke/admin/forms/editors/rows-editor.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { Switch } from '@theke/admin/ui/switch.tsx';
import { Link } from 'react-router';
import { branchMessages } from './branch-messages.de.ts';
import * as css from './delivery-areas-editor.module.css';

/**
 * Delivery areas of a branch with price, minimum and driving time, one row each. Outlines are drawn on a page of their
 * own.
 */
export const DeliveryAreasEditor = (props: EditorProps) => (
  <>
    <RowsEditor
      {...props}
      Field={AreaField}
      rowLabel={branchMessages.area}
      titles={branchMessages.areaTitles}
      isHidden={(_, field) => field === 'points'}
      fieldsClass={css.row}
    />
    <Link className={css.zones} to="/delivery-zones">
      {branchMessages.drawZones}
    </Link>
  </>
);

const AreaField = (props: EditorProps) =>
  props.name.endsWith('.free') ? <FreeEditor {...props} /> : <FieldEditor {...props} />;

/** A switch without label, for a table column. */
function FreeEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, fault } = useField<boolean>(name);
  return (
    <FieldFrame id={id} label={meta.title ?? name} fault={fault} isLabelHidden={isLabelHidden}>
      {() => (
        <span className={css.flag}>
          <Switch id={id} isOn={value === true} onChange={change} />
        </span>
      )}
    </FieldFrame>
  );
}
