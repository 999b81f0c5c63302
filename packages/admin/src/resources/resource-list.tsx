import { ListPage } from '../lists/list-page.tsx';
import { listRoute } from './resource-route.tsx';

export const ResourceList = listRoute(ListPage);
