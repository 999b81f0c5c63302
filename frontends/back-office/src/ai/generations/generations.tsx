import { useShop } from '@theke/admin/api/shop.ts';
import { costText } from '@theke/admin/generation/cost-text.ts';
import { isUnfinished } from '@theke/admin/generation/use-generation.ts';
import { messages as office } from '@theke/admin/messages.de.ts';
import { officeCollection } from '@theke/admin/resources/office-collection.ts';
import * as css from '@theke/admin/ui/data-table.module.css';
import { DateTimeText } from '@theke/admin/ui/date-time-text.tsx';
import {
  type Generation,
  generationStates,
  generations,
  generationUses,
  listGenerations,
} from '@theke/contracts/ai/generation';
import { Sparkles } from 'lucide-react';
import { GenerationState } from './generation-state.tsx';
import { generationsMessages } from './generations-messages.de.ts';

type Props = { record: Generation };

const states = ['proposed', 'accepted', 'rejected', 'failed'] as const;

const Use = ({ record }: Props) => <b>{generationUses[record.use]}</b>;

const Tokens = ({ record: { inputTokens, outputTokens } }: Props) => (
  <span className={`${css.number} ${css.muted}`}>
    {inputTokens === null && outputTokens === null
      ? office.none
      : ((inputTokens ?? 0) + (outputTokens ?? 0)).toLocaleString('de-AT')}
  </span>
);

function Cost({ record: { cost } }: Props) {
  const { currency } = useShop().config;
  return <span className={css.number}>{cost === null ? office.none : costText(cost, currency)}</span>;
}

/** Jobs of generation, newest first. The path has one segment, unlike the name of the collection. */
export const officeGenerations = officeCollection(
  { ...generations, name: 'ai-generations' },
  {
    list: listGenerations,
    Icon: Sparkles,
    columns: [
      { field: 'use', label: generationsMessages.use, from: 'phone', isWrapping: true, Cell: Use },
      {
        field: 'state',
        from: 'phone',
        isWrapping: true,
        Cell: ({ record }: Props) => <GenerationState state={record.state} />,
      },
      { field: 'createdBy', label: generationsMessages.by, from: 'desktop' },
      {
        field: 'createdAt',
        label: generationsMessages.when,
        from: 'tablet',
        Cell: ({ record }: Props) => <DateTimeText at={record.createdAt} />,
      },
      { field: 'model', from: 'desktop', isWrapping: true },
      { field: 'tokens', label: generationsMessages.tokens, from: 'desktop', isRight: true, Cell: Tokens },
      { field: 'cost', label: generationsMessages.cost, from: 'phone', isRight: true, Cell: Cost },
    ],
    linkTo: ({ id }) => `/ai-generations/${id}`,
    linkLabel: ({ use }) => generationsMessages.open(generationUses[use]),
    views: [
      { label: office.list.anyValue, filter: {} },
      ...states.map((state) => ({ label: generationStates[state], filter: { state } })),
    ],
    refreshMs: (rows) => rows.some(({ state }) => isUnfinished(state)) && 5_000,
    texts: {
      empty: generationsMessages.empty,
      emptyText: generationsMessages.emptyText,
      emptyFiltered: generationsMessages.emptyFiltered,
      loadFailed: generationsMessages.loadFailed,
    },
  },
);
