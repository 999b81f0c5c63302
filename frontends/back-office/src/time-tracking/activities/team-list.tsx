import { messages } from '@theke/admin/messages.de.ts';
import { StateText } from '@theke/admin/ui/state-text.tsx';
import type { WorkingActivity } from '@theke/contracts/time-tracking/working-activity';
import type { WorkingPerson } from '@theke/contracts/time-tracking/working-person';
import { Button } from '@theke/ui/button';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { Skeleton } from '@theke/ui/skeleton';
import { CircleAlert, CircleCheck, CircleMinus, Coffee, KeyRound, PencilLine } from 'lucide-react';
import { timeMessages } from '../shared/time-messages.de.ts';
import type { useTeam } from '../shared/use-team.ts';
import { durationText, forgottenAfterMs } from '../shared/worked-time.ts';
import * as css from './activities-page.module.css';

const teamMessages = timeMessages.team;

type Props = {
  team: ReturnType<typeof useTeam>;
  branch: string | undefined;
  now: Date;
  onCorrect: ((activity: Pick<WorkingActivity, 'id' | 'name'>) => void) | undefined;
  onAccess: ((person: WorkingPerson) => void) | undefined;
};

/**
 * People who are present and since when; those who have been there too long have most likely forgotten to clock out.
 */
export function TeamList({ team: { data, isError, refetch }, branch, now, onCorrect, onAccess }: Props) {
  return (
    <section className={css.section} aria-labelledby="team">
      <div className={css.heading}>
        <h2 id="team">{teamMessages.title}</h2>
        {data && <span>{teamMessages.count(data.filter(({ presence }) => presence !== 'out').length)}</span>}
      </div>
      {!data && !isError && <Skeleton width="100%" height={128} />}
      {!data && isError && (
        <ErrorPanel message={teamMessages.failed} retryLabel={messages.retry} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p>{teamMessages.none}</p>}
      {data && data.length > 0 && (
        <ul className={css.rows}>
          {forgottenFirst(data, now).map((person) => (
            <PersonRow key={person.id} {...{ person, branch, now, onCorrect, onAccess }} />
          ))}
        </ul>
      )}
    </section>
  );
}

const isForgotten = ({ startAt }: WorkingPerson, now: Date) =>
  startAt !== null && now.getTime() - Date.parse(startAt) > forgottenAfterMs;

/** Lists people who have most likely forgotten to clock out first. */
const forgottenFirst = (people: readonly WorkingPerson[], now: Date): WorkingPerson[] =>
  people.toSorted((one, other) => Number(isForgotten(other, now)) - Number(isForgotten(one, now)));

function PersonRow({ person, branch, now, onCorrect, onAccess }: Omit<Props, 'team'> & { person: WorkingPerson }) {
  const { name, activity, personnelNumber, hasPin } = person;
  const facts = [personnelNumber, hasPin ? teamMessages.withPin : teamMessages.withoutPin].filter(Boolean).join(', ');
  return (
    <li className={css.row}>
      <span className={css.name}>
        {name}
        <small>{facts}</small>
      </span>
      <span className={css.state}>
        <PresenceText {...{ person, now }} />
        {person.branch && person.branch.id !== branch && <small>{teamMessages.elsewhere}</small>}
      </span>
      <span className={css.tools}>
        {onCorrect && activity && (
          <IconButton label={teamMessages.correct(name)} onClick={() => onCorrect({ id: activity.id, name })}>
            <PencilLine {...icon} size={18} />
          </IconButton>
        )}
        {onAccess && !hasPin && (
          <Button size="small" kind="second" aria-label={teamMessages.setPinOf(name)} onClick={() => onAccess(person)}>
            {teamMessages.setPin}
          </Button>
        )}
        {onAccess && hasPin && (
          <IconButton label={teamMessages.access(name)} onClick={() => onAccess(person)}>
            <KeyRound {...icon} size={18} />
          </IconButton>
        )}
      </span>
    </li>
  );
}

function PresenceText({ person, now }: { person: WorkingPerson; now: Date }) {
  const { presence, since, startAt } = person;
  if (since === null || startAt === null) return <StateText Icon={CircleMinus} kind="plain" text={teamMessages.out} />;
  const lasts = (from: string) => teamMessages.since(durationText(Math.max(0, now.getTime() - Date.parse(from))));
  if (isForgotten(person, now))
    return <StateText Icon={CircleAlert} kind="late" text={`${teamMessages.forgotten} ${lasts(startAt)}`} />;
  return presence === 'paused' ? (
    <StateText Icon={Coffee} kind="soon" text={`${teamMessages.paused}, ${lasts(since)}`} />
  ) : (
    <StateText Icon={CircleCheck} kind="ok" text={`${teamMessages.in}, ${lasts(since)}`} />
  );
}
