import { minuteText } from '@theke/admin/ui/format.ts';
import { correctionStateLabels, type OpenedCorrectionRequest } from '@theke/contracts/time-tracking/correction-request';
import { factDetails } from '../shared/fact-details.ts';
import { requestMessages } from '../shared/request-messages.de.ts';
import { timeMessages } from '../shared/time-messages.de.ts';
import { correctionMessages } from './correction-messages.de.ts';
import * as css from './corrections.module.css';

const messages = correctionMessages.history;
const { kinds } = timeMessages.correction;

type Line = { id: string; at: string; text: string };

/** History of a request and punches of its day, newest first. */
export function RequestHistory({ request, now, zone }: { request: OpenedCorrectionRequest; now: Date; zone: string }) {
  const { id, name, state, decidedAt, decidedBy, askedAt, stamps } = request;
  const label = correctionStateLabels[state];
  const lines: Line[] = [
    ...(decidedAt === null
      ? []
      : [
          {
            id: `${id} decided`,
            at: decidedAt,
            text: decidedBy ? requestMessages.requests.by(label, decidedBy) : label,
          },
        ]),
    { id: `${id} asked`, at: askedAt, text: messages.asked(name) },
    ...stamps.map((fact) => ({
      id: fact.id,
      at: fact.at,
      text: [kinds[fact.kind], factDetails(fact, zone)].filter(Boolean).join(', '),
    })),
  ];
  return (
    <section aria-labelledby="history">
      <h3 id="history">{messages.title}</h3>
      <ol className={css.history}>
        {lines
          .toSorted((one, other) => other.at.localeCompare(one.at))
          .map((line) => (
            <li key={line.id}>
              <span>{minuteText(line.at, now, zone)}</span>
              <span>{line.text}</span>
            </li>
          ))}
      </ol>
    </section>
  );
}
