import { readPersonalData } from '@theke/contracts/time-tracking/personal-data';
import type { TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { retentionYears } from '@theke/rules/working-time/retention-years';
import { urlOf } from '@theke/ui/api-client';
import { buttonClass } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Download } from 'lucide-react';
import { longDate } from '../shared/day-text.ts';
import * as css from './my-time.module.css';
import { myTimeMessages } from './my-time-messages.de.ts';

const messages = myTimeMessages.ownData;
const countries = { AT: 'Österreich', DE: 'Deutschland', CH: 'Schweiz', LI: 'Liechtenstein' } as const;

/** "Österreich und Deutschland: 2 Jahre; Schweiz und Liechtenstein: 5 Jahre" */
function yearsText(): string {
  const names = Object.keys(countries) as (keyof typeof countries)[];
  return [...Map.groupBy(names, retentionYears)]
    .map(([years, same]) => messages.years(same.map((name) => countries[name]).join(' und '), years))
    .join('; ');
}

/** Export of the user's own data, with its retention period (TIME-18). */
export function OwnData({ kept: retention }: { kept: TimeSheet['kept'] | undefined }) {
  return (
    <section aria-labelledby="own-data" className={css.section}>
      <h2 id="own-data">{messages.title}</h2>
      <p>
        {messages.lead(yearsText())}
        {retention && ` ${messages.kept(longDate(retention.day), longDate(retention.until))}`}
      </p>
      <p className={css.own}>
        <a className={buttonClass({ kind: 'second' })} href={urlOf(readPersonalData, { query: {} })} download>
          <Download {...icon} size={16} />
          {messages.save}
        </a>
      </p>
    </section>
  );
}
