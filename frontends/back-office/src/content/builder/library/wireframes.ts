/** A rectangle of a thumbnail: tone, x, y, width, height. The area is 120 by 76. */
export type Shape = readonly [tone: 'ink' | 'line' | 'picture' | 'brand' | 'frame' | 'on-brand', ...box: number[]];

const lines = (x: number, y: number, ...widths: number[]): Shape[] =>
  widths.map((width, index) => ['line', x, y + index * 7, width, 3]);
const tiles = (tone: Shape[0], columns: number, rows: number, height: number, y = 12): Shape[] =>
  Array.from({ length: columns * rows }, (_, index): Shape => {
    const width = (104 - (columns - 1) * 6) / columns;
    return [tone, 8 + (index % columns) * (width + 6), y + Math.floor(index / columns) * (height + 6), width, height];
  });
const accordion = [0, 1, 2, 3].flatMap((row): Shape[] => [
  ['line', 8, 12 + row * 15, 104, 1],
  ['ink', 8, 17 + row * 15, [58, 44, 66, 40][row] ?? 40, 4],
  ['ink', 108, 17 + row * 15, 4, 4],
]);
const people: Shape[] = [
  ...tiles('picture', 4, 1, 30, 14),
  ...tiles('ink', 4, 1, 4, 50),
  ...tiles('line', 4, 1, 3, 58),
];
const link: Shape = ['brand', 8, 60, 22, 6];

/** Thumbnails by block type. */
export const wireframes: Readonly<Record<string, readonly Shape[]>> = {
  intro_home: [
    ['ink', 8, 10, 74, 8],
    ['ink', 8, 21, 52, 8],
    ['picture', 8, 36, 104, 32],
  ],
  intro_v1: [['ink', 8, 14, 44, 7], ...lines(8, 28, 40, 36, 28), link, ['picture', 62, 10, 50, 56]],
  intro_v2: [['ink', 8, 18, 70, 8], ...lines(8, 34, 60, 48), link],
  slider: [
    ['picture', 8, 10, 104, 48],
    ['brand', 44, 63, 10, 3],
    ['line', 57, 63, 8, 3],
    ['line', 68, 63, 8, 3],
  ],
  contact_section: [8, 45, 82].flatMap((x): Shape[] => [['ink', x, 18, 22, 5], ...lines(x, 29, 30, 26, 28, 18)]),
  title_section: [['ink', 8, 32, 78, 9]],
  text_section: [['ink', 8, 10, 46, 6], ...lines(8, 24, 104, 104, 98, 104, 64)],
  text_element: [['ink', 8, 14, 20, 5], ...lines(46, 14, 66, 66, 66, 60, 66, 40)],
  image_section: [
    ['picture', 8, 8, 104, 54],
    ['line', 8, 66, 40, 3],
  ],
  quote: [['ink', 8, 14, 6, 12], ['ink', 18, 14, 6, 12], ...lines(8, 36, 92, 80), ['line', 8, 56, 30, 2]],
  quote_slider: [
    ['ink', 8, 16, 96, 6],
    ['ink', 8, 26, 78, 6],
    ['line', 8, 42, 36, 3],
    ['brand', 8, 60, 16, 3],
    ['line', 28, 60, 16, 3],
    ['line', 48, 60, 16, 3],
  ],
  accordion,
  team: people,
  form: [
    ['frame', 8, 10, 49, 14],
    ['frame', 63, 10, 49, 14],
    ['frame', 8, 30, 104, 22],
    ['brand', 8, 58, 34, 10],
  ],
  news_scroller: [['line', 8, 14, 104, 1], ...tiles('line', 4, 1, 3, 22), ...tiles('ink', 4, 2, 4, 34)],
  case_studies: [
    ['picture', 8, 10, 58, 26],
    ['picture', 72, 10, 40, 26],
    ['picture', 8, 42, 40, 26],
    ['picture', 54, 42, 58, 26],
  ],
  skills: [0, 1, 2, 3].flatMap((row): Shape[] => [
    ['ink', 8, 14 + row * 14, 36, 4],
    ['line', 52, 14 + row * 14, 60, 4],
  ]),
  profile: [['picture', 8, 10, 50, 56], ['ink', 66, 14, 40, 6], ...lines(66, 28, 46, 46, 38, 44)],
  business_sectors: [0, 1, 2, 3].flatMap((row): Shape[] => [
    ['ink', 8, 14 + row * 14, [50, 40, 58, 44][row] ?? 40, 4],
    ['line', 102, 14 + row * 14, 10, 4],
    ['line', 8, 21 + row * 14, 104, 1],
  ]),
  topics: [...tiles('frame', 4, 2, 12, 18)],
  clients: tiles('frame', 3, 2, 25),
  partnerships: [...tiles('frame', 2, 1, 50), ['picture', 16, 20, 24, 14], ['picture', 72, 20, 24, 14]],
  projects: [...tiles('frame', 3, 1, 8, 8), ...tiles('picture', 3, 1, 28, 22), ...tiles('ink', 3, 1, 4, 56)],
  news: [
    ['picture', 8, 10, 62, 34],
    ['ink', 8, 50, 50, 5],
    ...lines(8, 60, 62),
    ...lines(78, 12, 34, 30, 34, 26, 34, 30),
  ],
  call_to_action: [
    ['brand', 8, 12, 104, 52],
    ['on-brand', 18, 22, 52, 6],
    ['on-brand', 18, 33, 36, 5],
    ['on-brand', 18, 46, 22, 8],
  ],
  hr: [['ink', 8, 37, 104, 2]],
  side_scroller: [...tiles('picture', 3, 1, 40), ['line', 8, 62, 104, 2], ['ink', 8, 62, 40, 2]],
  block: [['frame', 8, 10, 104, 56], ['ink', 18, 22, 40, 5], ...lines(18, 34, 80, 72, 60)],
  columns: tiles('frame', 3, 1, 50),
  columns_shifted: [
    ['frame', 8, 8, 46, 42],
    ['frame', 62, 24, 50, 44],
  ],
  column: [['frame', 36, 10, 48, 56]],
  sub_group: [
    ['ink', 8, 10, 40, 6],
    ['frame', 8, 22, 104, 20],
    ['frame', 8, 48, 104, 20],
  ],
};

export const unknownWireframe: readonly Shape[] = [['frame', 8, 10, 104, 56]];
