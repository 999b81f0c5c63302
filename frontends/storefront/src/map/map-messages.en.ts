import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { mapMessages as german } from './map-messages.de.ts';

export const mapMessages: SameTexts<typeof german> = {
  title: 'How to get to us',
  plan: (names) => `Plan: ${names}`,
  map: 'Map',
  north: 'N',
  metres: (count) => `${count} m`,
  kilometres: (count) => `${count} km`,
  routeTo: (name) => `Directions to ${name}`,
  route: 'Directions',
  show: 'Show the 3D map',
  showNote: 'For this we ask you whether we may load map images of another provider.',
  failed: 'The 3D map cannot be reached at the moment. The plan shows the same places.',
  zoomIn: 'Closer',
  zoomOut: 'Further away',
  turnNorth: 'Turn to the north',
  sources: 'Where the map comes from',
  scrollHelp: 'Hold Ctrl and scroll to zoom',
  macScrollHelp: 'Hold ⌘ and scroll to zoom',
  touchHelp: 'Use two fingers to move the map',
};
