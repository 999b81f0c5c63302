import { CreatePage } from '@theke/admin/forms/create-page.tsx';
import { taskDefinitionPage } from './task-definition-page.tsx';

/** Page `/tasks/create`, a separate route because the task page's path would read it as an id. */
export const TaskCreatePage = taskDefinitionPage(CreatePage);
