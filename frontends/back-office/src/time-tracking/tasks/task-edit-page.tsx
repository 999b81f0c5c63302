import { EditPage } from '@theke/admin/forms/edit-page.tsx';
import { taskDefinitionPage } from './task-definition-page.tsx';

/** `/tasks/:id/edit`: the form of one. Where it would stand by its name, the task's page does. */
export const TaskEditPage = taskDefinitionPage(EditPage);
