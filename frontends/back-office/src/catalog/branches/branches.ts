import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { branches } from '@theke/contracts/catalog/branch';
import { Store } from 'lucide-react';
import { lazy } from 'react';
import { coordinatesText } from '../shared/coordinates.ts';
import { branchMessages } from './branch-messages.de.ts';
import { BranchOpen } from './branch-open.tsx';
import { dutiesText } from './duties.ts';
import { SpecialDaysTool } from './hours/special-days-tool.tsx';

const BranchPreview = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './branch-preview.tsx')).BranchPreview,
}));

const DescriptionEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './branch-description-editors.tsx'))
    .BranchDescriptionEditor,
}));
const EnglishDescriptionEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './branch-description-editors.tsx'))
    .EnglishBranchDescriptionEditor,
}));
const DutiesEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './duties-editor.tsx')).DutiesEditor,
}));
const PlaceEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './place-editor.tsx')).PlaceEditor,
}));
const TimeZoneEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './time-zone-editor.tsx')).TimeZoneEditor,
}));

const WeekHoursEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './hours/week-hours-editor.tsx'))
    .WeekHoursEditor,
}));

const elsewhere = { isElsewhere: true };

export const officeBranches = officeResource(branches, {
  group: 'locations',
  Icon: Store,
  newLabel: 'Neue Filiale',
  purpose: 'In einer Filiale wird bestellt: Sie hat Adresse, Öffnungszeiten und Bestellarten.',
  titleOf: ({ name }) => name,
  subtitleOf: ({ street, zipCode, city }) => [street, `${zipCode} ${city}`.trim()].filter(Boolean).join(', '),
  pictureOf: ({ images }) => images[0],
  columns: [
    { field: 'open', label: branchMessages.open, from: 'tablet', Cell: BranchOpen },
    { field: 'identifier', from: 'desktop' },
    { field: 'phone', from: 'desktop' },
    { field: 'isPublic', from: 'tablet' },
    { field: 'updatedAt', from: 'desktop' },
  ],
  views: [
    { label: 'Alle', filter: {} },
    { label: 'Öffentlich', filter: { isPublic: 'true' } },
    { label: 'Nicht öffentlich', filter: { isPublic: 'false' } },
  ],
  switchable: { field: 'isPublic', on: 'Veröffentlichen', off: 'Aus dem Netz nehmen' },
  places: {
    description: { Editor: DescriptionEditor },
    'translations.en.description': { Editor: EnglishDescriptionEditor },
    latitude: {
      Editor: PlaceEditor,
      width: 'half',
      title: branchMessages.place,
      read: ({ latitude, longitude }) => coordinatesText(latitude as number | null, longitude as number | null),
    },
    longitude: elsewhere,
    timeZone: { Editor: TimeZoneEditor },
    openingHours: { Editor: WeekHoursEditor, width: 'whole' },
    deliveryHours: { Editor: WeekHoursEditor, width: 'whole', onlyWith: 'isDeliveryHoursEnabled' },
    isTakeawayEmailRequired: { Editor: DutiesEditor, width: 'whole', title: branchMessages.duties, read: dutiesText },
    isTakeawayPhoneRequired: elsewhere,
    isTakeawayAddressRequired: elsewhere,
    isDeliveryEmailRequired: elsewhere,
    isDeliveryPhoneRequired: elsewhere,
    isDeliveryAddressRequired: elsewhere,
    isDineInEmailRequired: elsewhere,
    isDineInPhoneRequired: elsewhere,
    isDineInAddressRequired: elsewhere,
    tipSuggestions: { onlyWith: 'isTipEnabled' },
  },
  Preview: BranchPreview,
  ListTools: SpecialDaysTool,
});
