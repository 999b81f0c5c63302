import { CreatePage } from '../forms/create-page.tsx';
import { resourceRoute } from './resource-route.tsx';

export const ResourceCreate = resourceRoute(CreatePage);
