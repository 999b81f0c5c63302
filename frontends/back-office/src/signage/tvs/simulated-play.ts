import type { ContentPackage } from '@theke/contracts/signage/package';
import { type SceneFacts, type SkipReason, skipReason } from '@theke/rules/signage/playable-items';
import { type PlayReason, playingAt, type Span, streamTimeline } from '@theke/rules/signage/stream-timeline';
import { addDays, dateOf, instantOf, localTime, startOf } from '@theke/rules/time/local-time';
import { signageMessages } from '../shared/signage-messages.de.ts';
import { placeOf } from '../shared/span-text.ts';
import { tvPageMessages } from './tv-page-messages.de.ts';

const messages = tvPageMessages.simulator;

/** What a TV with this package shows at an instant (epoch milliseconds), and until when. */
export const spanAt = (content: ContentPackage, at: number): Span => playingAt(content.stream, placeOf(content), at);

/** What it shows on the local day of an instant. */
export function dayTimeline(content: ContentPackage, at: number): Span[] {
  const zone = content.branch.timeZone;
  const date = dateOf(localTime(zone, at));
  const [from, to] = [instantOf(zone, startOf(date)), instantOf(zone, startOf(addDays(date, 1)))];
  return streamTimeline(content.stream, placeOf(content), from, to);
}

/** Why something plays: "Unterbrechung", "Zeitblock 2, Vorrang 10". */
export function reasonText({ reason, entry }: { reason: PlayReason; entry: string | null }, content: ContentPackage) {
  if (reason !== 'entry') return signageMessages.reasons[reason];
  const place = content.stream.entries.findIndex(({ id }) => id === entry);
  const found = content.stream.entries[place];
  return [messages.entryAt(place + 1), found && messages.priority(found.priority)].filter(Boolean).join(', ');
}

export type ItemLine = {
  id: string;
  name: string;
  /** Null for videos, which play to their end. */
  seconds: number | null;
  skipped: SkipReason | undefined;
};

/** The items of a span in order, with the reason for each that is skipped. */
export function itemLines(content: ContentPackage, { segment }: Span, at: number): ItemLine[] {
  const scenes = new Map(content.scenes.map((scene) => [scene.id, scene]));
  const facts = new Map<string, SceneFacts>(
    content.scenes.map((scene) => [
      scene.id,
      { ...scene, product: scene.content.kind === 'promotion' ? scene.content.product.id : null },
    ]),
  );
  const situation = {
    zone: content.branch.timeZone,
    at,
    orientation: content.device.orientation,
    soldOut: new Set(content.products.filter(({ isSoldOut }) => isSoldOut).map(({ id }) => id)),
  };
  return (content.segments.find(({ id }) => id === segment)?.items ?? []).map((item) => ({
    id: item.id,
    name: item.scene
      ? (scenes.get(item.scene.id)?.name ?? signageMessages.deleted)
      : (item.video?.name ?? (item.image ? messages.picture : messages.video)),
    seconds: item.video ? null : item.seconds,
    skipped: skipReason(item, item.scene ? facts.get(item.scene.id) : undefined, situation),
  }));
}
