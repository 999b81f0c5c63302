import { EditPage } from '@theke/admin/forms/edit-page.tsx';
import { taskDefinitionPage } from './task-definition-page.tsx';

/** Page `/tasks/:id/edit` with the form of a task, because the engine's path shows the task's page. */
export const TaskEditPage = taskDefinitionPage(EditPage);
