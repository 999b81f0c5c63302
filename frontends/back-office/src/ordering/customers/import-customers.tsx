import { ImportLink } from '@theke/admin/imports/import-link.tsx';

export const ImportCustomers = () => <ImportLink listPath="/customers" />;
