import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { qrCodes } from '@theke/contracts/analytics/qr-code';
import { Scan } from 'lucide-react';
import { lazy } from 'react';
import { editedRules } from './edited-rules.ts';
import { QrListTools } from './qr-list-tools.tsx';

const QrPreview = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-qr-codes" */ './qr-preview.tsx')).QrPreview,
}));
const QrTools = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-qr-codes" */ './qr-tools.tsx')).QrTools,
}));
const QrRulesEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-qr-codes" */ './qr-rules-editor.tsx')).QrRulesEditor,
}));

export const officeQrCodes = officeResource(qrCodes, {
  group: 'website',
  Icon: Scan,
  newLabel: 'Neuer QR-Code',
  purpose: 'Ein gedruckter Code bleibt gleich. Sein Ziel richtet sich nach Öffnungszeiten, Uhrzeit, Sprache und Gerät.',
  titleOf: ({ name }) => name,
  subtitleOf: ({ path, origin }) => [`/q/${path}`, origin].filter(Boolean).join(' · '),
  columns: [
    { field: 'branch', from: 'tablet' },
    { field: 'fallback', from: 'desktop' },
    { field: 'updatedAt', from: 'tablet' },
  ],
  edited: editedRules,
  places: {
    // The logo replaces the mark.
    mark: { onlyWith: ({ hasLogo }) => !hasLogo },
    rules: { Editor: QrRulesEditor, width: 'whole' },
  },
  previewTitle: 'Der Code',
  Preview: QrPreview,
  Tools: QrTools,
  ListTools: QrListTools,
});
