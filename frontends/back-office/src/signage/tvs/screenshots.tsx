import { may, useMe } from '@theke/admin/api/session.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { exactTimeText, minuteText, nearDayText } from '@theke/admin/ui/format.ts';
import type { Tv } from '@theke/contracts/signage/device';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { useState } from 'react';
import { screenshotUrl } from '../shared/screenshot-url.ts';
import { tvMessages } from '../shared/tv-messages.de.ts';
import * as css from './screenshots.module.css';
import { tvPageMessages } from './tv-page-messages.de.ts';
import { useTvCommand } from './use-tv-command.ts';

const texts = tvPageMessages.screenshots;

/** The latest screenshots; the chosen one is large. */
export function Screenshots({ tv, now, zone }: { tv: Tv; now: Date; zone: string }) {
  const canCommand = may(useMe(), 'signage.command');
  const { send, sending } = useTvCommand(tv.id);
  const [chosen, setChosen] = useState<string>();
  const { screenshots, pairedAt } = tv.status;
  const shown = screenshots.find(({ id }) => id === chosen) ?? screenshots[0];
  const timeOf = (at: string) =>
    nearDayText(at, now, zone) === messages.today ? exactTimeText(at, zone) : minuteText(at, now, zone);
  return (
    <section aria-label={texts.title}>
      <div className={classNames(css.screen, tv.orientation === 'portrait' && css.portrait)}>
        {shown ? (
          <img src={screenshotUrl(tv.id, shown.id)} alt={tvMessages.screenshotOf(tv.name)} />
        ) : (
          <p>{texts.none}</p>
        )}
      </div>
      <div className={css.caption}>
        <span>{shown && texts.at(timeOf(shown.at))}</span>
        {canCommand && pairedAt && (
          <Button
            kind="quiet"
            size="small"
            busyLabel={sending === 'screenshot' && messages.working}
            onClick={() => send('screenshot')}
          >
            {texts.anew}
          </Button>
        )}
      </div>
      {screenshots.length > 1 && (
        <ul className={css.earlier}>
          {screenshots.map(({ id, at }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === shown?.id}
                aria-label={texts.at(timeOf(at))}
                onClick={() => setChosen(id)}
              >
                <img src={screenshotUrl(tv.id, id)} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
