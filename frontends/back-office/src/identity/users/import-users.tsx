import { ImportLink } from '@theke/admin/imports/import-link.tsx';

export const ImportUsers = () => <ImportLink listPath="/users" />;
