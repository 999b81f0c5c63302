import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import type { ListColumn } from '@theke/admin/lists/list-column.ts';
import { ListTable } from '@theke/admin/lists/list-table.tsx';
import * as table from '@theke/admin/ui/data-table.module.css';
import { whenText } from '@theke/admin/ui/format.ts';
import { NumberText } from '@theke/admin/ui/number-text.tsx';
import { readOperations, redriveDeadLetters } from '@theke/contracts/operations/operations';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Redo2 } from 'lucide-react';
import { useNotify } from 'ra-core';
import { Link } from 'react-router';
import { eventText } from '../../identity/shared/event-text.ts';
import { operationsMessages } from '../shared/operations-messages.de.ts';
import { partOf } from '../shared/part-of.ts';
import type { ServiceDeadLetter } from './all-dead-letters.ts';
import * as css from './dead-letters.module.css';

const messages = operationsMessages.dead;

type Props = {
  letters: readonly ServiceDeadLetter[];
  /** Services whose dead letters could not be read. */
  unknown: readonly string[];
};

/** Events that could not be delivered, with the reason and a button to retry after the cause is fixed. */
export function DeadLetters({ letters, unknown }: Props) {
  const api = useApi();
  const notify = useNotify();
  const client = useQueryClient();
  const mayWrite = may(useMe(), 'operations.write');
  const redriving = useMutation({
    mutationFn: async (chosen: readonly ServiceDeadLetter[]) => {
      const services = Map.groupBy(chosen, ({ service }) => service);
      let count = 0;
      for (const [service, letters] of services)
        count += (await api(redriveDeadLetters, { body: { service, ids: letters.map(({ id }) => id) } })).count;
      return count;
    },
    onSuccess: (count) => notify(count > 0 ? messages.redriven(count) : messages.gone),
    onError: (error) => notify(ApiError.from(error).message || messages.failed, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: endpointKey(readOperations) }),
  });
  return (
    <section className={css.section} aria-labelledby="dead-letters">
      <header>
        <h2 id="dead-letters">{messages.title}</h2>
        {letters.length > 0 && <span className={table.muted}>{letters.length}</span>}
        <span className={css.space} />
        {mayWrite && letters.length > 1 && (
          <Button
            size="small"
            busyLabel={redriving.isPending && messages.sending}
            onClick={() => redriving.mutate(letters)}
          >
            <Redo2 {...icon} size={16} />
            {messages.all(letters.length)}
          </Button>
        )}
      </header>
      {unknown.length > 0 && <p>{messages.unknown(unknown.map((name) => partOf(name).label).join(', '))}</p>}
      {letters.length === 0 && unknown.length === 0 && <p>{messages.none}</p>}
      {letters.length > 0 && (
        <ListTable
          columns={columns}
          rows={letters.map((letter) => ({
            id: `${letter.service} ${letter.id}`,
            letter,
            isUnderWay: redriving.isPending && redriving.variables.includes(letter),
            redrive: mayWrite ? () => redriving.mutate([letter]) : undefined,
          }))}
          isInset
          className={css.letters}
        />
      )}
    </section>
  );
}

type Row = {
  id: string;
  letter: ServiceDeadLetter;
  isUnderWay: boolean;
  /** Undefined without permission. */
  redrive: (() => void) | undefined;
};
type CellProps = { record: Row };

const Since = ({ record: { letter } }: CellProps) => (
  <span className={`${table.number} ${table.muted}`}>{whenText(letter.at, new Date(), useZoneOf()())}</span>
);

const Event = ({ record: { letter } }: CellProps) => (
  <>
    <b>{eventText(letter.type)}</b>
    <small className={table.below}>
      <code>{letter.type}</code>
    </small>
    {letter.type.startsWith('ordering.') && (
      <Link className={css.order} to={`/orders/${letter.subject}`}>
        {messages.order}
      </Link>
    )}
    <span className={`${table.onPhone} ${css.reason}`}>
      {recipientOf(letter)}: {letter.reason}
    </span>
  </>
);

const Again = ({ record: { letter, isUnderWay, redrive } }: CellProps) =>
  redrive && (
    <Button
      kind="second"
      size="small"
      aria-label={messages.againOf(eventText(letter.type), recipientOf(letter))}
      busyLabel={isUnderWay && messages.sending}
      onClick={redrive}
    >
      {messages.again}
    </Button>
  );

const recipientOf = ({ service }: ServiceDeadLetter) => partOf(service).label;

const columns: readonly ListColumn<Row>[] = [
  { field: 'at', label: messages.since, from: 'tablet', Cell: Since },
  { field: 'type', label: messages.event, from: 'phone', isWrapping: true, Cell: Event },
  { field: 'service', label: messages.recipient, from: 'desktop', Cell: ({ record }) => recipientOf(record.letter) },
  {
    field: 'reason',
    label: messages.reason,
    from: 'tablet',
    isWrapping: true,
    Cell: ({ record }) => <div className={css.reason}>{record.letter.reason}</div>,
  },
  {
    field: 'attempts',
    label: messages.attempts,
    from: 'desktop',
    isRight: true,
    Cell: ({ record }) => <NumberText value={record.letter.attempts} />,
  },
  { field: 'again', label: '', from: 'phone', isRight: true, Cell: Again },
];
