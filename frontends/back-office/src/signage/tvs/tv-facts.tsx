import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { FactList } from '@theke/admin/ui/fact-list.tsx';
import { dayText, minuteText, nearDayText, timeText } from '@theke/admin/ui/format.ts';
import type { Tv } from '@theke/contracts/signage/device';
import { digitalSignageStreams } from '@theke/contracts/signage/stream';
import { isClockOff } from '@theke/rules/signage/tv-state';
import { Notice } from '@theke/ui/notice';
import { Link } from 'react-router';
import { agoText, spanText } from '../shared/ago-text.ts';
import { useEveryEntry } from '../shared/use-every-entry.ts';
import { storageText } from './storage-text.ts';
import * as css from './tv-page.module.css';
import { tvPageMessages } from './tv-page-messages.de.ts';

const texts = tvPageMessages.facts;

/** What a TV reports, and when it was paired. */
export function TvFacts({ tv, now, zone }: { tv: Tv; now: Date; zone: string }) {
  const { data: streams } = useEveryEntry(digitalSignageStreams);
  const userZone = useZoneOf()();
  const { stream, labels, status } = tv;
  const { report, wanted, wantedSince, seenAt, pairedAt, pairedBy, address } = status;
  const when = (at: string) =>
    nearDayText(at, now, zone) === messages.today ? timeText(at, zone) : minuteText(at, now, zone);
  const offset = report?.clockOffset ?? null;
  const isClockWrong = isClockOff(offset);
  return (
    <section aria-labelledby="tv-facts">
      <h2 id="tv-facts">{texts.title}</h2>
      <FactList
        className={css.facts}
        facts={[
          [texts.seen, seenAt && agoText(seenAt, now, zone)],
          [texts.scene, report?.scene?.name],
          [
            texts.package,
            report &&
              (report.playing === wanted ? (
                texts.current
              ) : (
                <span className={css.soon}>
                  {report.playingSince
                    ? texts.outdated(when(report.playingSince), when(wantedSince))
                    : texts.newer(when(wantedSince))}
                </span>
              )),
          ],
          [texts.prices, report?.playingSince && texts.pricesOf(when(report.playingSince))],
          [
            texts.stream,
            stream && (
              <Link to={`/digital-signage-streams/${stream.id}`}>
                {streams?.find(({ id }) => id === stream.id)?.name ?? '…'}
              </Link>
            ),
          ],
          [texts.version, report?.version],
          [
            texts.storage,
            report?.storage && texts.used(storageText(report.storage.used), storageText(report.storage.quota)),
          ],
          [texts.screen, report && texts.size(report.screen.width, report.screen.height)],
          [texts.address, address],
          [
            texts.clock,
            offset !== null && <span className={isClockWrong ? css.late : undefined}>{clockText(offset)}</span>,
          ],
          [texts.paired, pairedAt && [dayText(pairedAt, userZone), pairedBy].filter(Boolean).join(', ')],
          [texts.labels, labels.join(', ')],
        ]}
      />
      {isClockWrong && (
        <Notice kind="late" className={css.note}>
          {texts.clockWrong}
        </Notice>
      )}
    </section>
  );
}

/** @param offset the TV's clock minus the server's, in ms */
function clockText(offset: number): string {
  const size = Math.abs(offset);
  if (size < 2_000) return texts.clockRight;
  return offset > 0 ? texts.clockFast(spanText(size)) : texts.clockSlow(spanText(size));
}
