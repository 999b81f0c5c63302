import { z } from 'zod';
import { collection, listEndpoint } from '../collection.ts';
import { field } from '../field.ts';
import { id, ref } from '../wire.ts';

/** Plays of one content on one TV and day (proof of play). */
export const play = z.object({
  id,
  /** Local date of the branch. */
  day: field(z.iso.date(), 'Tag'),
  device: field(ref, 'TV', { resource: 'digital-signage-devices' }),
  /** Names at the time of playing, because TVs and content may be deleted. */
  deviceName: field(z.string(), 'TV'),
  content: field(z.enum(['scene', 'image', 'video']), 'Art', {
    choices: { scene: 'Szene', image: 'Bild', video: 'Video' },
  }),
  contentName: field(z.string(), 'Inhalt'),
  plays: field(z.int(), 'Ausspielungen'),
  seconds: field(z.int(), 'Sekunden'),
});
export type Play = z.output<typeof play>;

export const signagePlays = collection({
  service: 'signage',
  name: 'signage-plays',
  one: 'signage-play',
  label: { one: 'Ausspielung', many: 'Ausspielungen' },
  item: play,
  read: 'signage.read',
  filters: ['device', 'content'],
  range: ['day'],
  sorts: ['day', 'contentName', 'deviceName', 'plays', 'seconds'],
});
export const listSignagePlays = listEndpoint(signagePlays);
