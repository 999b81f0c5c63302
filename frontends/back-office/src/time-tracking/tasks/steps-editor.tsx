import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { RowsEditor } from '@theke/admin/forms/editors/rows-editor.tsx';
import type { TaskStep } from '@theke/contracts/time-tracking/task';
import { useWatch } from 'react-hook-form';
import * as css from './steps-editor.module.css';
import { taskMessages } from './task-messages.de.ts';

/** Only for measured steps: unit and limits. */
const ofMeasured = new Set(['unit', 'min', 'max']);

/** These fields are on their own line, below a step at any position, so each shows its label. */
const StepField = (props: EditorProps) => (
  <FieldEditor
    {...props}
    isLabelHidden={(props.isLabelHidden ?? false) && !ofMeasured.has(props.name.split('.').at(-1) ?? '')}
  />
);

/** Editor for the steps of a task. */
export function StepsEditor(props: EditorProps) {
  const steps = (useWatch({ name: props.name }) as TaskStep[] | undefined) ?? [];
  return (
    <RowsEditor
      {...props}
      Field={StepField}
      fieldsClass={css.step}
      rowLabel={taskMessages.step}
      // The service identifies steps by id, which is not editable.
      isHidden={(index, field) => field === 'id' || (ofMeasured.has(field) && !steps[index]?.isMeasured)}
    />
  );
}

/** Read-only texts of the steps. */
export const StepsReader = ({ value }: { value: unknown }) => (
  <ul>
    {((value as TaskStep[] | undefined) ?? []).map(({ id, text }, index) => (
      <li key={id ?? index}>{text}</li>
    ))}
  </ul>
);
