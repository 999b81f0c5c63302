import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { exampleId, exampleIds, id, instant } from '../wire.ts';

/**
 * What TVs of a branch should play has changed, or a command was queued. Published for the replicas of this service,
 * which ring the TVs. Subject is the branch.
 */
export const screensChanged = defineEvent({
  type: 'signage.screens-changed.v1',
  summary: 'Der Inhalt von TVs einer Filiale hat sich geändert.',
  data: z.object({ branch: id.nullable() }),
  example: { branch: exampleIds.branch },
});

/** Subject is the TV. Published once per silence. */
export const tvSilent = defineEvent({
  type: 'signage.tv-silent.v1',
  summary: 'Ein TV meldet sich seit fünf Minuten nicht, obwohl seine Filiale geöffnet hat.',
  data: z.object({ device: id, name: z.string(), branch: id, seenAt: instant }),
  example: {
    device: exampleId('digital-signage-device'),
    name: 'Theke links',
    branch: exampleIds.branch,
    seenAt: '2026-11-21T18:30:00.000Z',
  },
  isForOutside: true,
});
