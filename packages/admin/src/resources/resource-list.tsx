import { ListPage } from '../lists/list-page.tsx';
import { resourceRoute } from './resource-route.tsx';

export const ResourceList = resourceRoute(ListPage);
