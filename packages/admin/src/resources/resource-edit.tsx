import { EditPage } from '../forms/edit-page.tsx';
import { resourceRoute } from './resource-route.tsx';

export const ResourceEdit = resourceRoute(EditPage);
