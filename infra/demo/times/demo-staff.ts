// Staff of the demo's first branch and their shifts: local time, in a repeating pattern of two weeks.

/** From, to, break in minutes, role. */
export type Work = readonly [from: string, to: string, pause: number, role: string];
/** Null: day off. */
type Day = Work | null;

export type DemoColleague = {
  firstName: string;
  lastName: string;
  email: string;
  weeklyMinutes: number;
  openingMinutes: number;
  /** In euros. */
  hourlyWage: number;
  /** From Monday to Sunday. */
  week: readonly [Day, Day, Day, Day, Day, Day, Day];
};

const kitchen = ['10:00', '18:30', 30, 'Küche'] as const;
const late = ['14:30', '22:45', 30, 'Küche'] as const;
const service = ['16:00', '22:30', 30, 'Service'] as const;
const counter = ['10:30', '17:00', 30, 'Theke'] as const;
const delivery = ['17:00', '22:00', 0, 'Zustellung'] as const;

export const demoColleagues: readonly DemoColleague[] = [
  {
    firstName: 'Nina',
    lastName: 'Aigner',
    email: 'nina.aigner@demo.example',
    weeklyMinutes: 2_310,
    openingMinutes: 240,
    hourlyWage: 16.2,
    // Late on Tuesday: after Sunday and Monday this makes more than 36 hours of rest with a whole day in them.
    week: [null, ['12:30', '21:00', 30, 'Küche'], kitchen, kitchen, kitchen, ['11:00', '18:00', 30, 'Küche'], null],
  },
  {
    firstName: 'Tobias',
    lastName: 'Eder',
    email: 'tobias.eder@demo.example',
    weeklyMinutes: 2_310,
    openingMinutes: -90,
    hourlyWage: 15.4,
    week: [late, late, null, late, late, late, null],
  },
  {
    firstName: 'Hanna',
    lastName: 'Moser',
    email: 'hanna.moser@demo.example',
    weeklyMinutes: 1_500,
    openingMinutes: 0,
    hourlyWage: 13.9,
    week: [service, null, service, service, service, null, null],
  },
  {
    firstName: 'Goran',
    lastName: 'Ilić',
    email: 'goran.ilic@demo.example',
    weeklyMinutes: 1_440,
    openingMinutes: 60,
    hourlyWage: 14.3,
    week: [counter, counter, null, null, counter, counter, null],
  },
  {
    // The login page offers this account (gateway/src/demo-accounts.ts).
    firstName: 'Emre',
    lastName: 'Yıldız',
    email: 'mitarbeiter@demo.example',
    weeklyMinutes: 1_200,
    openingMinutes: 30,
    hourlyWage: 13.1,
    week: [null, delivery, delivery, null, null, delivery, delivery],
  },
];

/** Deviation from the plan in minutes, from four early to eight late; deterministic per person and day. */
export const offBy = (person: number, day: number): number => ((person * 7 + day * 5) % 13) - 4;

const measured = (text: string, max: number) => ({ text, isMeasured: true, unit: '°C', max });

export type DemoTask = {
  title: string;
  text?: string;
  state: 'open' | 'in-progress' | 'waiting' | 'done';
  isUrgent?: boolean;
  /** Days from today. */
  due?: number;
  assignees: readonly string[];
  steps?: readonly object[];
};

export const demoTasks: readonly DemoTask[] = [
  {
    title: 'Kühlhaus: Temperaturen messen',
    state: 'open',
    due: 0,
    isUrgent: true,
    assignees: ['Aigner'],
    steps: [measured('Kühlhaus', 5), measured('Tiefkühler', -18), { text: 'Türdichtungen ansehen' }],
  },
  { title: 'Weinkarte für Dezember abstimmen', state: 'open', due: 6, assignees: ['Moser'] },
  { title: 'Gutscheine nachbestellen', state: 'open', assignees: [] },
  {
    title: 'Speisekarte: Winterkarte fotografieren',
    text: 'Sechs Gerichte, von oben, bei Tageslicht.',
    state: 'in-progress',
    due: 2,
    assignees: ['Eder', 'Aigner'],
    steps: [{ text: 'Teller auswählen' }, { text: 'Gerichte anrichten' }, { text: 'Bilder hochladen' }],
  },
  { title: 'Neue Schürzen ausgeben', state: 'in-progress', due: 1, assignees: ['Yıldız'] },
  { title: 'Pizzaofen: Termin für die Wartung', state: 'waiting', due: 9, assignees: ['Eder'] },
  { title: 'Allergene der Winterkarte prüfen', state: 'done', assignees: ['Aigner'] },
];
