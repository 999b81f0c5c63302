// Visitors of the demo's pages: statistically plausible and fictitious.

/** Alternatives with their weights. */
export type Weighted<T> = readonly (readonly [T, weight: number])[];

export function pick<T>(random: () => number, choices: Weighted<T>): T {
  let left = random() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [choice, weight] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  return (choices.at(-1) as Weighted<T>[number])[0];
}

type Device = { agent: string; screens: Weighted<readonly [width: number, height: number, ratio: number]> };

const chrome = (system: string, mobile = '') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0${mobile} Safari/537.36`;
const desktops = [
  [[1920, 1080, 1], 5],
  [[1536, 864, 1.25], 3],
  [[2560, 1440, 1], 2],
] as const;
const phones = [
  [[412, 915, 2.625], 5],
  [[360, 800, 3], 4],
  [[384, 832, 2.75], 2],
] as const;

export const devices: Weighted<Device> = [
  [
    {
      agent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      screens: [
        [[390, 844, 3], 5],
        [[393, 852, 3], 4],
        [[430, 932, 3], 2],
      ],
    },
    34,
  ],
  [{ agent: chrome('Linux; Android 15; Pixel 9', ' Mobile'), screens: phones }, 22],
  [
    {
      agent:
        'Mozilla/5.0 (Linux; Android 15; SAMSUNG SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      screens: phones,
    },
    11,
  ],
  [{ agent: chrome('Windows NT 10.0; Win64; x64'), screens: desktops }, 15],
  [{ agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0', screens: desktops }, 8],
  [{ agent: `${chrome('Windows NT 10.0; Win64; x64')} Edg/141.0.0.0`, screens: desktops }, 5],
  [
    {
      agent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      screens: [
        [[1440, 900, 2], 3],
        [[1728, 1117, 2], 2],
      ],
    },
    7,
  ],
];

export const languages: Weighted<string> = [
  ['de-AT', 60],
  ['de-DE', 22],
  ['en-US', 9],
  ['it-IT', 4],
  ['hu-HU', 3],
  ['sl-SI', 2],
];
