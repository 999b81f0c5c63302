import { ListPage } from '@theke/admin/lists/list-page.tsx';
import { officeGenerations } from './generations.tsx';

/** List of the jobs of generation; editors see their own. */
export const GenerationsPage = () => <ListPage office={officeGenerations} />;
