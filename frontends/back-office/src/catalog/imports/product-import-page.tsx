import type { ImportKind } from '@theke/admin/imports/import-kind.ts';
import { ImportPage } from '@theke/admin/imports/import-page.tsx';
import { products } from '@theke/contracts/catalog/product';
import { productImports } from '@theke/contracts/catalog/product-import';
import { productColumns } from '@theke/rules/imports/product-columns.de';
import { productTemplateRows, productImportMessages as texts } from './product-import-messages.de.ts';
import { ProductOptions } from './product-options.tsx';

const placedIn = (reply: object): number => ('placed' in reply ? Number(reply.placed) : 0);

const productImport: ImportKind = {
  contract: productImports,
  needs: products.write,
  columns: productColumns,
  keyFields: ['name'],
  listPath: '/products',
  texts: { ...texts, doneBesides: (reply) => (placedIn(reply) > 0 ? texts.placed(placedIn(reply)) : '') },
  template: {
    fields: ['name', 'description', 'category', 'menu', 'price', 'unit', 'options', 'allergens', 'tax', 'isEnabled'],
    rows: productTemplateRows,
  },
  invalidates: [['products'], ['product-imports'], ['menus'], ['categories']],
  options: {
    initial: { tax: null, menu: null },
    Fields: ProductOptions,
    isValid: ({ tax }) => !Number.isNaN(tax),
    doSomething: ({ menu }, columns) => menu !== null || columns.includes('menu'),
  },
};

export const ProductImportPage = () => <ImportPage kind={productImport} />;
