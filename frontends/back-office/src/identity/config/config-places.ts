import type { FieldPlaces } from '@theke/admin/forms/field-place.ts';
import { LegalEditor } from './legal-editor.tsx';
import { ModuleSwitch, moduleOf } from './module-switch.tsx';

const payments = ['enableATMCard', 'enableMealVoucher', 'enableCardProvider', 'enableSecondProvider'];
const legalTexts = ['termsAndConditions', 'privacyPolicy', 'imprint', 'allergens'];

const labelCounts = ['detail', 'compact'].flatMap((kind) => [`labels.${kind}.rows`, `labels.${kind}.columns`]);

/** What is one question to whoever runs a business is one field, however many the configuration keeps. */
export const configPlaces: FieldPlaces = Object.fromEntries([
  ...payments.flatMap((name) => [
    [name, { Editor: ModuleSwitch }],
    [moduleOf(name), { isElsewhere: true }],
  ]),
  ...legalTexts.flatMap((name) => [
    [name, { Editor: LegalEditor, width: 'whole' }],
    [`${name}Text`, { isElsewhere: true }],
  ]),
  ['needsLegalTexts', { isElsewhere: true }],
  // Two beside each other: a layout each.
  ...labelCounts.map((name) => [name, { width: 'half' }]),
]);
