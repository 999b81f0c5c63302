import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { analyticsLeads } from '@theke/contracts/analytics/analytics-lead';
import { Handshake } from 'lucide-react';
import { lazy } from 'react';
import { LeadDueCell } from './lead-due.tsx';
import { LeadStateCell } from './lead-state.tsx';
import { LeadSums } from './lead-sums.tsx';

const LeadTools = lazy(async () => ({
  default: (await import('./lead-tools.tsx')).LeadTools,
}));

export const officeAnalyticsLeads = officeResource(analyticsLeads, {
  group: 'people',
  Icon: Handshake,
  newLabel: 'Lead anlegen',
  purpose:
    'Wer über ein Formular schreibt, ein Angebot wünscht oder einer Nachfrage zu einem abgebrochenen Warenkorb zugestimmt hat, erscheint hier automatisch. Anrufe und Empfehlungen tragen Sie selbst ein.',
  titleOf: ({ name, company }) => company || name,
  subtitleOf: ({ name, company, subject }) => subject || (company ? name : ''),
  columns: [
    { field: 'source', from: 'desktop' },
    { field: 'state', from: 'phone', Cell: LeadStateCell },
    { field: 'owner', from: 'desktop' },
    { field: 'dueAt', from: 'tablet', Cell: LeadDueCell },
    { field: 'createdAt', from: 'tablet', label: 'Eingegangen' },
  ],
  Above: LeadSums,
  views: ({ beginOfDay, me }) => [
    { label: 'Alle', filter: {} },
    { label: 'Meine', filter: { ownerUser: me.id } },
    { label: 'Ohne Zuständige', filter: { isOwned: 'false' } },
    { label: 'Heute fällig', filter: { dueAtUntil: beginOfDay(-1) } },
    { label: 'Neu', filter: { state: 'new' } },
    { label: 'Im Gespräch', filter: { state: 'talking' } },
    { label: 'Angebot', filter: { state: 'offered' } },
    { label: 'Gewonnen', filter: { state: 'won' } },
    { label: 'Verloren', filter: { state: 'lost' } },
  ],
  Tools: LeadTools,
});
