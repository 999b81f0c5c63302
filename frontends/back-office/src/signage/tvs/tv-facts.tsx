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

const words = tvPageMessages.facts;

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
      <h2 id="tv-facts">{words.title}</h2>
      <FactList
        className={css.facts}
        facts={[
          [words.seen, seenAt && agoText(seenAt, now, zone)],
          [words.scene, report?.scene?.name],
          [
            words.package,
            report &&
              (report.playing === wanted ? (
                words.current
              ) : (
                <span className={css.soon}>
                  {report.playingSince
                    ? words.outdated(when(report.playingSince), when(wantedSince))
                    : words.newer(when(wantedSince))}
                </span>
              )),
          ],
          [words.prices, report?.playingSince && words.pricesOf(when(report.playingSince))],
          [
            words.stream,
            stream && (
              <Link to={`/digital-signage-streams/${stream.id}`}>
                {streams?.find(({ id }) => id === stream.id)?.name ?? '…'}
              </Link>
            ),
          ],
          [words.version, report?.version],
          [
            words.storage,
            report?.storage && words.used(storageText(report.storage.used), storageText(report.storage.quota)),
          ],
          [words.screen, report && words.size(report.screen.width, report.screen.height)],
          [words.address, address],
          [
            words.clock,
            offset !== null && <span className={isClockWrong ? css.late : undefined}>{clockText(offset)}</span>,
          ],
          [words.paired, pairedAt && [dayText(pairedAt, userZone), pairedBy].filter(Boolean).join(', ')],
          [words.labels, labels.join(', ')],
        ]}
      />
      {isClockWrong && (
        <Notice kind="late" className={css.note}>
          {words.clockWrong}
        </Notice>
      )}
    </section>
  );
}

/** @param offset the TV's clock minus the server's, in ms */
function clockText(offset: number): string {
  const size = Math.abs(offset);
  if (size < 2_000) return words.clockRight;
  return offset > 0 ? words.clockFast(spanText(size)) : words.clockSlow(spanText(size));
}
