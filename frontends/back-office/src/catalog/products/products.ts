import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { products } from '@theke/contracts/catalog/product';
import { Pizza } from 'lucide-react';
import { lazy } from 'react';
import { ImportProducts } from './import-products.tsx';
import { MenuCategories } from './menu-categories.tsx';
import { PriceCell } from './price-cell.tsx';
import { priceKindText } from './price-kind-text.ts';

const DescriptionEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './product-description-editors.tsx'))
    .ProductDescriptionEditor,
}));
const EnglishDescriptionEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './product-description-editors.tsx'))
    .EnglishProductDescriptionEditor,
}));
const MenuQuestion = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-product-places" */ './menu-question.tsx')).MenuQuestion,
}));
const PriceKindEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './price-kind-editor.tsx')).PriceKindEditor,
}));
const ProductPreview = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ '../shared/product-preview.tsx'))
    .ProductPreview,
}));
const ProductTools = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-product-places" */ './product-tools.tsx')).ProductTools,
}));
const ProductActions = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-sold-out" */ './product-actions.tsx')).ProductActions,
}));
const SoldOutMark = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-sold-out" */ './sold-out-mark.tsx')).SoldOutMark,
}));

export const officeProducts = officeResource(products, {
  group: 'catalog',
  // Staff at the counter look up allergens and prices.
  usedWith: 'catalog.read',
  Icon: Pizza,
  newLabel: 'Neues Produkt',
  purpose: 'Produkte sind, was Gäste bestellen. Gäste sehen ein Produkt, sobald es in einem Produktkatalog steht.',
  titleOf: ({ name }) => name,
  subtitleOf: ({ description }) => description,
  pictureOf: ({ images }) => images[0],
  Mark: SoldOutMark,
  Actions: ProductActions,
  columns: [
    { field: 'category', label: 'Kategorie', from: 'desktop', Cell: MenuCategories },
    { field: 'allergens', from: 'desktop' },
    { field: 'tax', from: 'desktop', label: 'USt.' },
    { field: 'price', from: 'phone', Cell: PriceCell },
    { field: 'unit', from: 'tablet', label: 'Einheit' },
    { field: 'isEnabled', from: 'tablet' },
    { field: 'updatedAt', from: 'desktop' },
  ],
  views: [
    { label: 'Alle', filter: {} },
    { label: 'Auf der Karte', filter: { isEnabled: 'true' } },
    { label: 'Ausverkauft', filter: { isSoldOut: 'true' } },
    { label: 'Nicht auf der Karte', filter: { isEnabled: 'false' } },
  ],
  switchable: { field: 'isEnabled', on: 'Auf die Karte setzen', off: 'Von der Karte nehmen' },
  places: {
    pricing: { Editor: PriceKindEditor, width: 'whole', read: priceKindText },
    calculationModel: { isElsewhere: true },
    contentQuantity: { width: 'half' },
    contentUnit: { width: 'half' },
    description: { Editor: DescriptionEditor },
    'translations.en.description': { Editor: EnglishDescriptionEditor },
    drawnAs: { onlyWith: 'isDrawn' },
    leadTimeValue: { onlyWith: 'isLeadTimeEnabled' },
    leadTimeType: { onlyWith: 'isLeadTimeEnabled' },
  },
  Question: MenuQuestion,
  Preview: ProductPreview,
  ListTools: ImportProducts,
  Tools: ProductTools,
});
