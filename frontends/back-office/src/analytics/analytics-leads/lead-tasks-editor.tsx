import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { RowsEditor } from '@theke/admin/forms/editors/rows-editor.tsx';
import type { AnalyticsLead } from '@theke/contracts/analytics/analytics-lead';
import { leadMessages } from './lead-messages.de.ts';
import * as css from './lead-tasks-editor.module.css';
import { taskText } from './task-text.de.ts';

/** Tasks of a lead with due dates. */
export const LeadTasksEditor = (props: EditorProps) => (
  <RowsEditor {...props} Field={FieldEditor} fieldsClass={css.task} rowLabel={leadMessages.task} />
);

/** Read-only texts of the tasks. */
export const LeadTasksReader = ({ value }: { value: unknown }) => (
  <ul>
    {((value as AnalyticsLead['tasks'] | undefined) ?? []).map((task, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: tasks have no other key than their index
      <li key={index}>{taskText(task)}</li>
    ))}
  </ul>
);
