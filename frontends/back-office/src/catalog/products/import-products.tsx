import { ImportLink } from '@theke/admin/imports/import-link.tsx';

export const ImportProducts = () => <ImportLink listPath="/products" />;
