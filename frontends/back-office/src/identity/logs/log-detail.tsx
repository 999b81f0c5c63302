import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { FactList } from '@theke/admin/ui/fact-list.tsx';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import type { WholeLogEntry } from '@theke/contracts/identity/log';
import { Link } from 'react-router';
import { lineText } from '../shared/line-text.ts';
import { logMessages } from '../shared/log-messages.de.ts';
import { useActorText } from '../shared/use-actor-text.ts';
import { useLogNames } from '../shared/use-log-names.ts';
import { useSubject } from '../shared/use-subject.ts';
import { ChangeTable } from './change-table.tsx';
import * as css from './log-page.module.css';

/** Details of an audit entry: actor, subject and changes. */
export function LogDetail({ entry }: { entry: WholeLogEntry }) {
  const names = useLogNames(entry);
  return (
    <>
      <PageBar title={lineText(entry, names)} backTo="/logs" />
      <div className={css.page}>
        <Facts entry={entry} />
      </div>
    </>
  );
}

function Facts({ entry }: { entry: WholeLogEntry }) {
  const zone = useZoneOf()();
  const actorText = useActorText();
  const subject = useSubject(entry);
  const name = subject && `${subject.kind} ${subject.name}`.trim();
  return (
    <>
      <FactList
        className={css.facts}
        facts={[
          [logMessages.when, dateTimeText(entry.at, zone)],
          [logMessages.who, actorText(entry.actor)],
          [
            logMessages.about,
            subject?.to ? (
              <Link key="about" to={subject.to}>
                {name}
              </Link>
            ) : (
              (name ?? entry.subject)
            ),
          ],
          [
            logMessages.more,
            <Link key="more" to={`/logs?subject=${entry.subject}`}>
              {logMessages.onlySubject}
            </Link>,
          ],
        ]}
      />
      <section aria-labelledby="log-changes">
        <h2 id="log-changes">{headingOf(entry)}</h2>
        <Changes entry={entry} />
      </section>
      <details className={css.raw}>
        <summary>{logMessages.raw}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <pre tabIndex={0}>
          {JSON.stringify({ type: entry.type, subject: entry.subject, data: entry.data }, null, 2)}
        </pre>
      </details>
    </>
  );
}

const isDeletion = ({ type }: WholeLogEntry): boolean => type.includes('-deleted.');

function headingOf(entry: WholeLogEntry): string {
  if (isDeletion(entry)) return logMessages.lastState;
  return entry.before === null ? logMessages.content : logMessages.changes;
}

/** Of a deletion the last state; otherwise what changed, of a first entry its content. */
const Changes = ({ entry }: { entry: WholeLogEntry }) =>
  isDeletion(entry) ? (
    <ChangeTable type={entry.type.replace('-deleted.', '-changed.')} before={null} after={entry.before} />
  ) : (
    <ChangeTable type={entry.type} before={entry.before} after={entry.data} />
  );
