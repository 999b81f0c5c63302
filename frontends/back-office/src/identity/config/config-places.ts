import type { FieldPlaces } from '@theke/admin/forms/field-place.ts';
import { LegalEditor } from './legal-editor.tsx';
import { ModuleSwitch, moduleOf } from './module-switch.tsx';

const payments = ['enableATMCard', 'enableMealVoucher', 'enableCardProvider', 'enableSecondProvider'];
const legalTexts = ['termsAndConditions', 'privacyPolicy', 'imprint', 'allergens'];

const stampFields = [
  'stampMinimum',
  'stampsPerReward',
  'stampReward',
  'stampRewardAmount',
  'stampRewardPercent',
  'stampRewardProducts',
  'stampRewardDays',
  'stampMonths',
];
type Draft = Readonly<Record<string, unknown>>;
const hasStamps = ({ enablePluginStamps }: Draft) => enablePluginStamps === true;

const labelCounts = ['detail', 'compact'].flatMap((kind) => [`labels.${kind}.rows`, `labels.${kind}.columns`]);

/** Form options that combine several configuration fields into one control. */
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
  ...stampFields.map((name) => [name, { onlyWith: hasStamps }]),
  // Two layouts side by side.
  ...labelCounts.map((name) => [name, { width: 'half' }]),
]);
