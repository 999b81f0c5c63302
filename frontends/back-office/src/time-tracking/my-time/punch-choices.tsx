import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useMe } from '@theke/admin/api/session.ts';
import { type OwnTime, readOwnBookable } from '@theke/contracts/time-tracking/own-time';
import type { Booking } from '@theke/contracts/time-tracking/working-activity';
import { Select } from '@theke/ui/select';
import { bookingChoices, bookingOf } from '../shared/punching/booking-choices.ts';
import { punchMessages } from '../shared/punching/punch-messages.de.ts';
import { myTimeMessages } from './my-time-messages.de.ts';
import * as css from './punch-card.module.css';

/** Projects and tasks rarely change. In ms. */
const staleAfter = 5 * 60_000;

/** The chosen option: value of the select and its booking. */
export type ChosenWork = { value: string; booking: Booking | undefined };
export const noWork: ChosenWork = { value: '', booking: undefined };

type Props = {
  branches: OwnTime['branches'];
  branch: string;
  onBranch: (id: string) => void;
  work: ChosenWork;
  onWork: (work: ChosenWork) => void;
};

/** Choice of the branch, if there are several, and of the project or task (TIME-13). */
export function PunchChoices({ branches, branch, onBranch, work, onWork }: Props) {
  const me = useMe();
  const api = useApi();
  const { data } = useQuery({
    ...endpointQuery(api, readOwnBookable, {}),
    staleTime: staleAfter,
    retry: false,
  });
  const offered = data?.find((one) => one.branch.id === branch);
  const choices = offered ? bookingChoices(offered, me.id) : [];
  if (branches.length < 2 && choices.length === 0) return null;
  return (
    <div className={css.choices}>
      {branches.length > 1 && (
        <Select
          label={myTimeMessages.punch.branch}
          choices={branches.map(({ id, name }) => ({ value: id, label: name }))}
          value={branch}
          onChange={({ target }) => {
            onBranch(target.value);
            onWork(noWork);
          }}
        />
      )}
      {choices.length > 0 && (
        <Select
          label={punchMessages.bookedOn}
          optional={punchMessages.optional}
          choices={[{ value: '', label: punchMessages.bookedNothing }, ...choices]}
          value={work.value}
          onChange={({ target: { value } }) => onWork({ value, booking: bookingOf(value, offered) })}
        />
      )}
    </div>
  );
}
