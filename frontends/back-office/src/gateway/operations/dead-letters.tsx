import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import * as table from '@theke/admin/ui/data-table.module.css';
import { whenText } from '@theke/admin/ui/format.ts';
import { redriveDeadLetters } from '@theke/contracts/operations/operations';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Redo2 } from 'lucide-react';
import { useNotify } from 'ra-core';
import { Link } from 'react-router';
import { eventText } from '../../identity/domain/event-text.ts';
import { operationsMessages } from '../domain/operations-messages.de.ts';
import { partOf } from '../domain/part-of.ts';
import type { ServiceDeadLetter } from './all-dead-letters.ts';
import * as css from './dead-letters.module.css';

const words = operationsMessages.dead;

type Props = {
  letters: readonly ServiceDeadLetter[];
  /** Services whose letters nobody could read just now. */
  unknown: readonly string[];
};

/** What could not be delivered to a service of ours: why, and the way to try again once the cause is mended. */
export function DeadLetters({ letters, unknown }: Props) {
  const api = useApi();
  const notify = useNotify();
  const client = useQueryClient();
  const mayWrite = may(useMe(), 'operations.write');
  const redriving = useMutation({
    mutationFn: async (chosen: readonly ServiceDeadLetter[]) => {
      const services = Map.groupBy(chosen, ({ service }) => service);
      let count = 0;
      for (const [service, those] of services)
        count += (await api(redriveDeadLetters, { body: { service, ids: those.map(({ id }) => id) } })).count;
      return count;
    },
    onSuccess: (count) => notify(count > 0 ? words.redriven(count) : words.gone),
    onError: (error) => notify(ApiError.from(error).message || words.failed, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['operations'] }),
  });
  const isUnderWay = (letter: ServiceDeadLetter) => redriving.isPending && redriving.variables.includes(letter);
  return (
    <section className={css.section} aria-labelledby="dead-letters">
      <header>
        <h2 id="dead-letters">{words.title}</h2>
        {letters.length > 0 && <span className={table.muted}>{letters.length}</span>}
        <span className={css.space} />
        {mayWrite && letters.length > 1 && (
          <Button
            size="small"
            busyLabel={redriving.isPending && words.sending}
            onClick={() => redriving.mutate(letters)}
          >
            <Redo2 {...icon} size={16} />
            {words.all(letters.length)}
          </Button>
        )}
      </header>
      {unknown.length > 0 && <p>{words.unknown(unknown.map((name) => partOf(name).label).join(', '))}</p>}
      {letters.length === 0 && unknown.length === 0 && <p>{words.none}</p>}
      {letters.length > 0 && (
        <LetterTable
          letters={letters}
          isUnderWay={isUnderWay}
          {...(mayWrite && { onRedrive: (letter: ServiceDeadLetter) => redriving.mutate([letter]) })}
        />
      )}
    </section>
  );
}

type TableProps = {
  letters: readonly ServiceDeadLetter[];
  isUnderWay: (letter: ServiceDeadLetter) => boolean;
  onRedrive?: (letter: ServiceDeadLetter) => void;
};

function LetterTable({ letters, isUnderWay, onRedrive }: TableProps) {
  const zone = useZoneOf()();
  const now = new Date();
  return (
    <table className={`${table.table} ${table.inset} ${css.letters}`}>
      <thead>
        <tr>
          <th scope="col" className={table.fromTablet}>
            {words.since}
          </th>
          <th scope="col">{words.event}</th>
          <th scope="col" className={table.fromDesktop}>
            {words.recipient}
          </th>
          <th scope="col" className={table.fromTablet}>
            {words.reason}
          </th>
          <th scope="col" className={`${table.fromDesktop} ${table.right}`}>
            {words.attempts}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {letters.map((letter) => {
          const { id, service, type, subject, reason, attempts, at } = letter;
          const recipient = partOf(service).label;
          return (
            <tr key={`${service} ${id}`}>
              <td className={`${table.fromTablet} ${table.number} ${table.muted}`}>{whenText(at, now, zone)}</td>
              <td className={table.wraps}>
                <b>{eventText(type)}</b>
                <small className={table.below}>
                  <code>{type}</code>
                </small>
                {type.startsWith('ordering.') && (
                  <Link className={css.order} to={`/orders/${subject}`}>
                    {words.order}
                  </Link>
                )}
                <span className={`${table.onPhone} ${css.reason}`}>
                  {recipient}: {reason}
                </span>
              </td>
              <td className={table.fromDesktop}>{recipient}</td>
              <td className={`${table.fromTablet} ${table.wraps} ${css.reason}`}>{reason}</td>
              <td className={`${table.fromDesktop} ${table.number} ${table.right}`}>{attempts}</td>
              <td className={table.right}>
                {onRedrive && (
                  <Button
                    kind="second"
                    size="small"
                    aria-label={words.againOf(eventText(type), recipient)}
                    busyLabel={isUnderWay(letter) && words.sending}
                    onClick={() => onRedrive(letter)}
                  >
                    {words.again}
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
