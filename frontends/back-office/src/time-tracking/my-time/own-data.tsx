import { readPersonalData } from '@theke/contracts/time-tracking/personal-data';
import { urlOf } from '@theke/ui/api-client';
import { buttonClass } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Download } from 'lucide-react';
import * as css from './my-time.module.css';
import { myTimeMessages } from './my-time-messages.de.ts';

const words = myTimeMessages.ownData;

/** All that is kept about one's times, as a file, and for how long it is (TIME-18). */
export function OwnData() {
  return (
    <section aria-labelledby="own-data" className={css.section}>
      <h2 id="own-data">{words.title}</h2>
      <p>{words.lead}</p>
      <p className={css.own}>
        <a className={buttonClass({ kind: 'second' })} href={urlOf(readPersonalData, { query: {} })} download>
          <Download {...icon} size={16} />
          {words.save}
        </a>
      </p>
    </section>
  );
}
