import { dateTimeText } from '@theke/admin/ui/format.ts';
import type { WorkingFact } from '@theke/contracts/time-tracking/working-activity';
import { factDetails } from '../shared/fact-details.ts';
import { timeMessages } from '../shared/time-messages.de.ts';
import * as css from './activities-page.module.css';

const messages = timeMessages.correction;

/** Recorded facts of an entry; they never change. */
export const FactList = ({ facts, zone }: { facts: readonly WorkingFact[]; zone: string }) => (
  <section className={css.facts} aria-labelledby="facts">
    <h3 id="facts">{messages.facts}</h3>
    <p>{messages.factsLead}</p>
    <ul>
      {facts.map((fact) => (
        <li key={fact.id}>
          {messages.fact(messages.kinds[fact.kind], dateTimeText(fact.at, zone))}
          <small>{factDetails(fact, zone)}</small>
        </li>
      ))}
    </ul>
  </section>
);
