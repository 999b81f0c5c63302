import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { RowsEditor } from '@theke/admin/forms/editors/rows-editor.tsx';
import type { TaskStep } from '@theke/contracts/time-tracking/task';
import { useWatch } from 'react-hook-form';
import * as css from './steps-editor.module.css';
import { taskMessages } from './task-messages.de.ts';

/** Only of what is measured: in what, and what it may be. */
const ofMeasured = new Set(['unit', 'min', 'max']);

/** These stand in a line of their own, below a step that may be anywhere: each says what it is. */
const StepField = (props: EditorProps) => (
  <FieldEditor
    {...props}
    isLabelHidden={(props.isLabelHidden ?? false) && !ofMeasured.has(props.name.split('.').at(-1) ?? '')}
  />
);

/** The steps of a task. */
export function StepsEditor(props: EditorProps) {
  const steps = (useWatch({ name: props.name }) as TaskStep[] | undefined) ?? [];
  return (
    <RowsEditor
      {...props}
      Field={StepField}
      fieldsClass={css.step}
      rowLabel={taskMessages.step}
      // By its id the service knows a step again; nobody writes it.
      isHidden={(index, field) => field === 'id' || (ofMeasured.has(field) && !steps[index]?.isMeasured)}
    />
  );
}

/** Their words, where nobody may change them. */
export const StepsReader = ({ value }: { value: unknown }) => (
  <ul>
    {((value as TaskStep[] | undefined) ?? []).map(({ id, text }, index) => (
      <li key={id ?? index}>{text}</li>
    ))}
  </ul>
);
