import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { MeContext, useMe } from '@theke/admin/api/session.ts';
import { ShopContext, useShop } from '@theke/admin/api/shop.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { readOrderTimes } from '@theke/contracts/analytics/order-statistics';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Role } from '@theke/contracts/permissions';
import {
  answerShiftSwap,
  createShiftSwap,
  decideShiftSwap,
  listColleagues,
  listShiftSwaps,
  type NamedShiftSwap,
  withdrawShiftSwap,
} from '@theke/contracts/time-tracking/shift-swap';
import { type PlanCostOnWire, readPlanCost } from '@theke/contracts/time-tracking/wage';
import {
  applyWeekTemplate,
  createWeekTemplate,
  deleteWeekTemplate,
  listWeekTemplates,
  type WeekTemplate,
} from '@theke/contracts/time-tracking/week-template';
import { listWorkingPeople } from '@theke/contracts/time-tracking/working-person';
import {
  copyWorkingSchedules,
  createWorkingSchedule,
  deleteWorkingSchedule,
  listWorkingSchedules,
  type PlannedWeek,
  publishWorkingSchedules,
  readPlannedWeek,
  takeWorkingSchedule,
  updateWorkingSchedule,
  type WorkingSchedule,
} from '@theke/contracts/time-tracking/working-schedule';
import { ApiError } from '@theke/ui/api-error';
import type { ReactNode } from 'react';
import { pageOf } from '../../../testing/page-of.ts';
import { office } from '../../../testing/test-office.ts';
import { PlanningPage } from './planning-page.tsx';

const branch: Branch = {
  ...branches.events.changed.example,
  id: '0199f000-0000-7000-8000-00000000aa03',
  timeZone: 'Europe/Vienna',
  openingHours: [
    { type: 'daily', isClosed: false, from: '11:00', to: '23:00' },
    { type: 'monday', isClosed: true },
  ],
};
const [sara, ali] = ['0199f000-0000-7000-8000-00000000aa01', '0199f000-0000-7000-8000-00000000aa02'];
/** The current user. */
const me = '0199f000-0000-7000-8000-000000000001';
const people = [
  { id: ali, name: 'Ali Kaya' },
  { id: sara, name: 'Sara Novak' },
];
const late: WorkingSchedule = {
  id: '0199f000-0000-7000-8000-00000000bb01',
  version: 3,
  user: { id: sara },
  name: 'Sara Novak',
  branch: { id: branch.id },
  startAt: '2026-11-24T15:00:00.000Z',
  endAt: '2026-11-24T22:00:00.000Z',
  pauseMinutes: 30,
  role: 'Küche',
  note: '',
  state: 'draft',
};
const week: PlannedWeek = {
  branch: { id: branch.id },
  monday: '2026-11-23',
  country: 'AT',
  drafts: 1,
  removed: 0,
  warnings: [],
  absences: [],
  busy: [],
  agreed: [],
  judged: [],
};

const template: WeekTemplate = {
  id: '0199f000-0000-7000-8000-00000000dd01',
  version: 1,
  branch: { id: branch.id },
  name: 'Ruhige Woche',
  shifts: 12,
  people: 1,
};

const Shop = ({ children }: { children: ReactNode }) => (
  <ShopContext value={{ ...useShop(), branches: [branch] }}>
    <MeContext value={{ ...useMe(), branches: [{ id: branch.id }] }}>{children}</MeContext>
  </ShopContext>
);

type Options = {
  week?: Partial<PlannedWeek>;
  shifts?: WorkingSchedule[];
  swaps?: NamedShiftSwap[];
  refusal?: string;
  /** Orders of four weeks by weekday and hour; undefined if the statistics do not respond. */
  orders?: { weekday: number; hour: number; orders: number }[];
  cost?: PlanCostOnWire;
  roles?: Role[];
  view?: 'day' | 'month';
};

function draw({
  week: weekChanges = {},
  shifts = [late],
  swaps = [],
  refusal = '',
  orders,
  cost,
  roles = ['ROLE_ADMIN'],
  view,
}: Options = {}) {
  const sent: unknown[] = [];
  const writes: readonly Endpoint[] = [
    updateWorkingSchedule,
    createWorkingSchedule,
    deleteWorkingSchedule,
    publishWorkingSchedules,
    copyWorkingSchedules,
    takeWorkingSchedule,
    createShiftSwap,
    answerShiftSwap,
    decideShiftSwap,
    withdrawShiftSwap,
    createWeekTemplate,
    deleteWeekTemplate,
    applyWeekTemplate,
  ];
  const api = (async (endpoint: Endpoint, call: { body?: unknown; params?: object }) => {
    if (endpoint === listWorkingPeople) return pageOf(people, 500);
    if (endpoint === listWorkingSchedules) return pageOf(shifts, 500);
    if (endpoint === listShiftSwaps) return pageOf(swaps, 100);
    if (endpoint === listWeekTemplates) return pageOf([template], 100);
    if (endpoint === listColleagues) return { people: [{ user: { id: ali }, name: 'Ali Kaya' }] };
    if (endpoint === readOrderTimes) {
      if (!orders) throw new ApiError(503, [{ code: 'UNAVAILABLE', message: 'Die Statistik antwortet nicht.' }]);
      return { rows: orders, total: { orders: 0 }, previous: { orders: 0 } };
    }
    if (endpoint === readPlanCost) {
      if (!cost) throw new ApiError(503, [{ code: 'UNAVAILABLE', message: 'Die Zeiterfassung antwortet nicht.' }]);
      return cost;
    }
    if (endpoint === readPlannedWeek) return { ...week, ...weekChanges };
    if (!writes.includes(endpoint)) throw new Error(`nobody asks for ${endpoint.name}`);
    if (refusal) throw new ApiError(422, [{ code: 'REFUSED', message: refusal }]);
    sent.push([endpoint.name, call.body]);
    return endpoint === copyWorkingSchedules || endpoint === applyWeekTemplate ? { copied: 2, left: 1 } : undefined;
  }) as unknown as OfficeApi;
  const path = `/working-schedules?day=${view === 'day' ? '2026-11-24' : '2026-11-23'}${view ? `&view=${view}` : ''}`;
  const page = (
    <Shop>
      <PlanningPage />
    </Shop>
  );
  renderPage(page, { office, api, path, route: '/working-schedules', roles });
  return sent;
}
const block = (name: string | RegExp) => screen.findByRole('button', { name });

test('shows people as rows with hours, days as columns with closing times, and marks drafts', async () => {
  draw();
  const shift = await block(/^Sara Novak, Di/);
  expect(shift.textContent).toBe('Sara Novak, Di 24.11., 16–23 6:30 Std., noch nicht veröffentlicht');
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows[0]?.slice(0, 3)).toEqual(['Team2 Personen', 'Mo23.11., zu', 'Di24.11., geöffnet 11–23']);
  expect(rows.slice(1).map((cells) => [cells[0], cells.at(-1)])).toEqual([
    ['AKAli Kaya', ''],
    ['SNSara NovakKüche', '6:30'],
    ['Offene Dienste', ''],
    ['Besetzt', '6:30'],
  ]);
  expect(screen.getByRole('heading', { name: 'KW 48, 23.11.–29.11.2026' })).toBeTruthy();
});

test('shows absences and agreed hours, and a warning opens its shift', async () => {
  const about = { user: { id: sara }, name: 'Sara Novak', severity: 'notice' as const };
  draw({
    week: {
      absences: [
        {
          user: { id: ali },
          kind: 'holiday',
          from: '2026-11-20',
          to: '2026-11-24',
          isHalfDay: false,
          half: null,
          isApproved: true,
        },
        {
          user: { id: sara },
          kind: 'sick',
          from: '2026-11-24',
          to: '2026-11-24',
          isHalfDay: true,
          half: 'afternoon',
          isApproved: false,
        },
      ],
      agreed: [
        { user: { id: sara }, minutes: 300 },
        { user: { id: ali }, minutes: 2_280 },
      ],
      warnings: [
        { ...about, rule: 'absence', date: '2026-11-24', text: 'Urlaub ist für diesen Tag eingetragen.' },
        { ...about, rule: 'AT-AZG-12', date: '2026-11-25', text: 'Ruhezeit (§ 12 AZG).' },
      ],
    },
  });
  await block(/^Sara Novak, Di .* Person ist abwesend$/);
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows[1]).toEqual([
    'AKAli Kaya',
    'Ali Kaya, Mo 23.11., Urlaub',
    'Ali Kaya, Di 24.11., Urlaub',
    ...Array(5).fill(''),
    '0:00von 38:00',
  ]);
  expect(rows[2]?.[2]).toContain('Kranken\u00adstand, Nachmittag, beantragt');
  expect(rows[2]?.at(-1)).toBe('6:30von 5:00, 1:30 darüber');
  const check = within(screen.getByRole('region', { name: /^Prüfung der Woche/ }));
  expect(check.getByRole('img', { name: 'Person ist abwesend' })).toBeTruthy();
  // A warning without a shift on this plan has nothing to open.
  expect(check.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(check.getByRole('button', { name: /^Sara Novak, Di 24\.11\. ?: Dienst ändern$/ }));
  expect(await screen.findByRole('dialog', { name: 'Dienst ändern' })).toBeTruthy();
});

test('shows a role of the whole week below the name, and different roles in each shift', async () => {
  const other = {
    ...late,
    id: `${late.id.slice(0, -1)}2`,
    startAt: '2026-11-25T15:00:00.000Z',
    endAt: '2026-11-25T22:00:00.000Z',
  };
  const open = { ...other, id: `${late.id.slice(0, -1)}3`, user: null, name: '', role: 'Service' };
  draw({ shifts: [late, { ...other, role: 'Theke' }, open] });
  expect((await block(/^Sara Novak, Mi/)).textContent).toMatch(/16–23 Theke/);
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows[2]?.[0]).toBe('SNSara Novak');
  // Open shifts count as planned but not as filled.
  expect(rows.at(-1)?.slice(2, 4)).toEqual(['1 von 1 besetzt, 6:30 Std.', '1 von 2 besetzt, 6:30 Std.']);
});

test('TIME-09: shows the rules of law with their paragraphs, also for minors, folded; without findings one line', async () => {
  draw();
  await screen.findByText('Nichts zu beanstanden.');
  expect(screen.queryByRole('region', { name: /^Prüfung der Woche/ })).toBeNull();
  const fold = screen.getByText('Geltende Regeln').closest('details');
  expect(fold?.open).toBe(false);
  await userEvent.click(screen.getByText('Geltende Regeln'));
  expect(fold?.open).toBe(true);
  const rules = within(await screen.findByRole('region', { name: 'Geltende Regeln' }));
  const lines = (heading: 'Ab 18 Jahren' | 'Unter 18 Jahren') =>
    within(rules.getByRole('heading', { name: heading }).nextElementSibling as HTMLElement)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
  expect(lines('Ab 18 Jahren')).toEqual([
    'höchstens 12:00 Std.§ 9 Abs. 1 AZG',
    'höchstens 60:00 Std.§ 9 Abs. 1 AZG',
    '48:00 Std. in 17 Wochen§ 9 Abs. 4 AZG',
    'mindestens 11:00 Std.§ 12 Abs. 1 AZG',
    'mindestens 36:00 Std.§§ 2 und 4 ARG',
    'über 6:00 Std.: 30 Min.§ 11 Abs. 1 AZG',
  ]);
  expect(lines('Unter 18 Jahren')[0]).toBe('höchstens 9:00 Std.§ 11 Abs. 3 KJBG');
});

test('TIME-25: a plan under Liechtenstein law says that breaks and rest are not checked', async () => {
  draw({ week: { country: 'LI' } });
  expect(
    await screen.findByText('Pausen und Ruhezeiten werden nach liechtensteinischem Recht nicht geprüft.'),
  ).toBeTruthy();
});

test("TIME-09: checks a shift by its person's law, and explains the rules of each country", async () => {
  const judged = [{ user: { id: ali }, region: 'DE-BY' as const, trade: 'hospitality' as const, birthDate: null }];
  const long = { ...late, startAt: '2026-11-24T09:00:00.000Z', endAt: '2026-11-24T21:00:00.000Z' };
  const sent = draw({ shifts: [long], week: { judged } });
  const rules = within(await screen.findByRole('region', { name: 'Geltende Regeln' }));
  await userEvent.click(rules.getByText('Geltende Regeln'));
  await userEvent.click(rules.getByRole('radio', { name: 'Deutschland' }));
  expect(rules.getAllByRole('definition')[0]?.textContent).toBe('höchstens 10:00 Std.§ 3 ArbZG');
  (await block(/^Sara Novak, Di/)).focus();
  await userEvent.keyboard(' {ArrowUp}');
  await screen.findByText(/§ 3 ArbZG\)\.$/);
  await userEvent.keyboard(' ');
  await screen.findByText(/^Hier nicht möglich: /);
  expect(sent).toEqual([]);
});

test('a shift held over an absence shows a warning, and can be dropped there', async () => {
  const away = { user: { id: ali }, kind: 'holiday' as const, from: '2026-11-24', to: '2026-11-24' };
  const sent = draw({ week: { absences: [{ ...away, isHalfDay: false, half: null, isApproved: true }] } });
  (await block(/^Sara Novak, Di/)).focus();
  await userEvent.keyboard(' ');
  expect(screen.queryByText('Ablegen ist trotzdem möglich.')).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByText('Ablegen ist trotzdem möglich.').parentElement?.textContent).toBe(
    'Abwesend: Urlaub.Ablegen ist trotzdem möglich.',
  );
  await userEvent.keyboard(' ');
  await waitFor(() => expect(sent).toMatchObject([['updateWorkingSchedule', { user: { id: ali } }]]));
});

test('each day shows expected orders and their peak hour', async () => {
  const orders = [
    { weekday: 2, hour: 12, orders: 18 },
    { weekday: 2, hour: 19, orders: 30 },
    { weekday: 6, hour: 20, orders: 1 },
  ];
  draw({ orders });
  const row = (await screen.findByRole('rowheader', { name: /^Erwartet/ })).closest('tr');
  const accessibleTexts = [...(row?.children ?? [])].map((cell) => {
    const copy = cell.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
    return copy.textContent;
  });
  expect(accessibleTexts).toEqual([
    'ErwartetBestellungen, Mittel aus 4 Wochen',
    'keine Bestellungen',
    '12 Bestellungen, die meisten von 19 bis 20 Uhr',
    ...Array(3).fill('keine Bestellungen'),
    '1 Bestellung, die meisten von 20 bis 21 Uhr',
    'keine Bestellungen',
    '',
  ]);
});

test('shows the tightest hour of the day below the staff, and an hour without staff', async () => {
  const orders = [
    { weekday: 2, hour: 17, orders: 18 },
    { weekday: 2, hour: 19, orders: 30 },
    { weekday: 6, hour: 20, orders: 8 },
  ];
  draw({ orders });
  const row = (await screen.findByRole('rowheader', { name: 'Besetzt' })).closest('tr');
  await screen.findByText('Spitze 19 Uhr, 7,5 Bestel\u00adlungen je Person');
  const accessibleTexts = [...(row?.children ?? [])].map((cell) => {
    const copy = cell.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
    return copy.textContent;
  });
  expect(accessibleTexts).toEqual([
    'Besetzt',
    '',
    '1 von 1 besetzt, 6:30 Std., am meisten zu tun um 19 Uhr mit 7,5 Bestellungen je Person',
    ...Array(3).fill(''),
    ', um 20 Uhr niemand trotz erwarteter Bestellungen',
    '',
    '6:30',
  ]);
});

test('TIME-19: shows costs by day, person and week, and marks missing wages', async () => {
  const other = { ...late, id: `${late.id.slice(0, -1)}2`, user: { id: ali }, name: 'Ali Kaya' };
  const sum = { cost: 94.25, unpriced: 1 };
  draw({
    shifts: [late, other],
    cost: {
      total: sum,
      days: [{ date: '2026-11-24', ...sum }],
      people: [
        { user: { id: sara }, cost: 94.25, unpriced: 0 },
        { user: { id: ali }, cost: 0, unpriced: 1 },
      ],
    },
  });
  await screen.findByText(/Bei 1 Dienst fehlt der Stundenlohn\./);
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows.slice(1).map((cells) => [cells[0], cells.at(-1)?.replace(/\s/g, ' ')])).toEqual([
    ['AKAli KayaKüche', '6:30, Stundenlohn fehlt–'],
    ['SNSara NovakKüche', '6:30, Lohnkosten 94,25 €'],
    ['Offene Dienste', ''],
    ['Besetzt', '13:00, Lohnkosten mindestens 94,25 €*'],
  ]);
  expect(rows.at(-1)?.[2]?.replace(/\s/g, ' ')).toBe('2 von 2 besetzt, 13:00 Std., Lohnkosten mindestens 94,25 €*');
});

test('TIME-19: branch managers plan by hours and see no costs', async () => {
  const sum = { cost: 94.25, unpriced: 0 };
  const cost = { total: sum, days: [{ date: '2026-11-24', ...sum }], people: [{ user: { id: sara }, ...sum }] };
  draw({ cost, roles: ['ROLE_MANAGER'] });
  await block(/^Sara Novak, Di/);
  expect(screen.getByRole('rowheader', { name: /Sara Novak/ }).closest('tr')?.textContent).toMatch(/6:30$/);
  expect(screen.queryByText(/Lohnkosten/)).toBeNull();
});

test('a week can be planned if the statistics do not respond', async () => {
  draw();
  await block(/^Sara Novak, Di/);
  expect(screen.queryByRole('rowheader', { name: /^Erwartet/ })).toBeNull();
});

test('a day shows staff, their number and expected orders by hour', async () => {
  const orders = [
    { weekday: 2, hour: 15, orders: 18 },
    { weekday: 2, hour: 17, orders: 30 },
    { weekday: 2, hour: 23, orders: 4 },
  ];
  const other = { ...late, id: `${late.id.slice(0, -1)}2`, user: { id: ali }, name: 'Ali Kaya' };
  const elsewhere = {
    ...other,
    id: `${late.id.slice(0, -1)}3`,
    startAt: '2026-11-25T15:00:00.000Z',
    endAt: '2026-11-25T22:00:00.000Z',
  };
  const absence = { user: { id: ali }, kind: 'holiday' as const, from: '2026-11-24', to: '2026-11-24' };
  draw({
    view: 'day',
    orders,
    shifts: [late, elsewhere],
    week: { absences: [{ ...absence, isHalfDay: false, half: null, isApproved: true }] },
  });
  await screen.findByText('Geöffnet 11–23 Uhr');
  await screen.findByText('Erwartet');
  expect(screen.getByRole('heading', { name: 'Di 24.11.2026' })).toBeTruthy();
  const rows = within(
    screen.getAllByRole('list').find((one) => one.textContent?.startsWith('AKAli Kaya')) as HTMLElement,
  );
  expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AKAli KayaUrlaub',
    'SNSara NovakKücheSara Novak, Di 24.11., 16–23 6:30 Std., noch nicht veröffentlicht6:30',
    'Offene Dienste',
  ]);
  const descriptions = ['Erwartet', 'Besetzt'].map((term) => {
    const row = screen.getByText(term).closest('div')?.lastElementChild;
    for (const hidden of row?.querySelectorAll('[aria-hidden]') ?? []) hidden.remove();
    return row?.textContent;
  });
  expect(descriptions[0]).toContain('15 Uhr: 516 Uhr: keine Bestellungen17 Uhr: 8');
  expect(descriptions[1]).toContain('15 Uhr: 016 Uhr: 117 Uhr: 1');
  // Orders are expected while the branch is closed.
  expect(descriptions[1]).toMatch(/23 Uhr: 0$/);
  expect(screen.queryByRole('button', { name: 'Vorwoche übernehmen' })).toBeNull();
  await userEvent.click(await block(/^Sara Novak, Di 24/));
  await screen.findByRole('dialog', { name: 'Dienst ändern' });
});

test('adds a shift to the selected day; the next day is one press away', async () => {
  const sent = draw({ view: 'day' });
  await userEvent.click(await block('Dienst am Di 24.11.: Ali Kaya'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent).toMatchObject([['createWorkingSchedule', { user: { id: ali } }]]));
  await userEvent.click(screen.getByRole('button', { name: 'Ein Tag später' }));
  expect(await screen.findByRole('heading', { name: 'Mi 25.11.2026' })).toBeTruthy();
});

test('a month shows shifts, open ones and drafts; a day opens', async () => {
  const open = { ...late, id: `${late.id.slice(0, -1)}2`, user: null, name: '', state: 'published' as const };
  const next = {
    ...late,
    id: `${late.id.slice(0, -1)}3`,
    startAt: '2026-12-01T15:00:00.000Z',
    endAt: '2026-12-01T22:00:00.000Z',
  };
  draw({ view: 'month', shifts: [late, open, next] });
  await screen.findByText('2 Dienste, 6:30 Std. geplant, 1 Dienst offen.');
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy();
  const day = (await block(/^Di 24\.11\.\W+Tag öffnen$/)).closest('li') as HTMLElement;
  expect(
    within(day)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['16–23 Sara Novak, noch nicht veröffentlicht', '16–23 offen']);
  expect((await block(/^Mo 23\.11\., zu\W+Tag öffnen$/)).closest('li')?.textContent).not.toContain('16–23');
  await userEvent.click(await block(/^Di 24\.11\.\W+Tag öffnen$/));
  expect(await screen.findByRole('heading', { name: 'Di 24.11.2026' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Woche' }));
  expect(await screen.findByRole('heading', { name: 'KW 48, 23.11.–29.11.2026' })).toBeTruthy();
});

test('a shift can be lifted, moved to another day and person, and dropped by keyboard', async () => {
  const sent = draw();
  const shift = await block(/^Sara Novak, Di/);
  shift.focus();
  await userEvent.keyboard(' {ArrowUp}{ArrowRight} ');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual([
    'updateWorkingSchedule',
    {
      version: 3,
      user: { id: ali },
      startAt: '2026-11-25T15:00:00.000Z',
      endAt: '2026-11-25T22:00:00.000Z',
      pauseMinutes: 30,
      role: 'Küche',
      note: '',
    },
  ]);
});

test('TIME-09: a person planned elsewhere is busy and cannot get a shift then', async () => {
  const busy = [
    { user: { id: ali }, startAt: '2026-11-24T12:00:00.000Z', endAt: '2026-11-24T19:00:00.000Z', pauseMinutes: 0 },
  ];
  const sent = draw({ week: { busy } });
  (await block(/^Sara Novak, Di/)).focus();
  expect(screen.getByText('Anderswo 13–20').textContent).toBe('Ali Kaya, Di 24.11., Anderswo 13–20');
  await userEvent.keyboard(' {ArrowUp}');
  expect(
    within(screen.getByRole('table')).getByText('In dieser Zeit hat die Person anderswo einen Dienst.'),
  ).toBeTruthy();
  await userEvent.keyboard(' ');
  await screen.findByText(/^Hier nicht möglich: In dieser Zeit hat die Person anderswo/);
  expect(sent).toEqual([]);
});

test('Escape puts a shift back, and so does dropping it on another shift of the person', async () => {
  const other = { ...late, id: `${late.id.slice(0, -1)}2`, user: { id: ali }, name: 'Ali Kaya' };
  const sent = draw({ shifts: [late, other] });
  (await block(/^Sara Novak, Di/)).focus();
  await userEvent.keyboard(' {ArrowRight}{Escape}');
  await userEvent.keyboard(' {ArrowUp}');
  expect(within(screen.getByRole('table')).getByText('In dieser Zeit hat die Person schon einen Dienst.')).toBeTruthy();
  await userEvent.keyboard(' ');
  await screen.findByText(/^Hier nicht möglich: In dieser Zeit/);
  expect(sent).toEqual([]);
});

test('reports a failed save and puts the shift back', async () => {
  draw({ refusal: 'Diese Person gehört nicht zu dieser Filiale.' });
  (await block(/^Sara Novak, Di/)).focus();
  await userEvent.keyboard(' {ArrowRight} ');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Planung konnte nicht aktualisiert werden. Diese Person gehört nicht zu dieser Filiale.',
  );
  expect(await block(/^Sara Novak, Di 24/)).toBeTruthy();
});

test('TIME-09: a breach prevents publishing and is counted on the button; a notice does not', async () => {
  const about = { user: { id: sara }, name: 'Sara Novak', date: '2026-11-24' };
  const warnings = [
    { ...about, severity: 'breach' as const, rule: 'AT-AZG-9-1', text: '13:00 Std. an einem Tag (§ 9 Abs. 1 AZG).' },
    { ...about, severity: 'notice' as const, rule: 'AT-ARG-3', text: '2:00 Std. am Sonntag (§ 3 ARG).' },
  ];
  draw({ week: { warnings } });
  const button = await block('Veröffentlichen, 1 Verstoß');
  expect((button as HTMLButtonElement).disabled).toBe(true);
  const check = within(screen.getByRole('region', { name: /^Prüfung der Woche/ }));
  expect(check.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sara Novak, Di 24.11.: Dienst ändern13:00 Std. an einem Tag (§ 9 Abs. 1 AZG).',
    'Sara Novak, Di 24.11.: Dienst ändern2:00 Std. am Sonntag (§ 3 ARG).',
  ]);
  expect(check.getByRole('img', { name: 'Verstoß gegen das Gesetz' })).toBeTruthy();
  expect(check.getByRole('img', { name: 'nur unter Bedingungen erlaubt' })).toBeTruthy();
  await block(/^Sara Novak, Di .* Verstoß gegen das Gesetz$/);
});

test('publishes a week, and copies the previous one', async () => {
  const sent = draw();
  await userEvent.click(await block('1 Änderung veröffentlichen'));
  await screen.findByText(/^Die Woche ist veröffentlicht\./);
  await userEvent.click(await block('Vorwoche übernehmen'));
  await screen.findByText(/^2 Dienste übernommen\. 1 nicht/);
  const target = { branch: { id: branch.id }, monday: '2026-11-23' };
  expect(sent).toEqual([
    ['publishWorkingSchedules', target],
    ['copyWorkingSchedules', { ...target, from: '2026-11-16' }],
  ]);
});

test('saves a week as a named template and applies one; reports a failed save', async () => {
  const sent = draw();
  await userEvent.click(await block('Vorlagen'));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Ruhige Woche12 Dienste, 1 PersonAnwenden',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(dialog.getByText('Bitte füllen Sie dieses Feld aus.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('KW 48, 23.11.–29.11.2026 speichern als'), 'Sommer{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(dialog.getByRole('button', { name: 'Ruhige Woche löschen' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await userEvent.click(dialog.getByRole('button', { name: 'Ruhige Woche auf diese Woche anwenden' }));
  await screen.findByText(/^2 Dienste übernommen\. 1 nicht/);
  expect(sent).toEqual([
    ['createWeekTemplate', { branch: { id: branch.id }, monday: '2026-11-23', name: 'Sommer' }],
    ['deleteWeekTemplate', undefined],
    ['applyWeekTemplate', { monday: '2026-11-23' }],
  ]);
});

test('adds a shift over midnight by its form, and deletes one', async () => {
  const sent = draw();
  await userEvent.click(await block('Dienst am Sa 28.11.: Ali Kaya'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText('Von'));
  await userEvent.type(dialog.getByLabelText('Von'), '20:00');
  await userEvent.clear(dialog.getByLabelText('Bis'));
  await userEvent.type(dialog.getByLabelText('Bis'), '02:00');
  expect(dialog.getByText('am nächsten Tag')).toBeTruthy();
  await userEvent.clear(dialog.getByLabelText('Pause (Minuten)'));
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(dialog.getByText('Bitte geben Sie ganze Minuten von 0 bis 600 an.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Pause (Minuten)'), '20{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual([
    'createWorkingSchedule',
    {
      branch: { id: branch.id },
      user: { id: ali },
      startAt: '2026-11-28T19:00:00.000Z',
      endAt: '2026-11-29T01:00:00.000Z',
      pauseMinutes: 20,
      role: '',
      note: '',
    },
  ]);
  (await block(/^Sara Novak, Di/)).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await block('Dienst löschen'));
  await waitFor(() => expect(sent.at(-1)).toEqual(['deleteWorkingSchedule', undefined]));
});

test('TIME-10: employees see their own shifts and can take open ones', async () => {
  const day = (days: number, hour: number) =>
    new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + (days * 24 + hour) * 3_600_000).toISOString();
  const ownShift = { ...late, user: { id: me }, startAt: day(1, 10), endAt: day(1, 18), state: 'published' as const };
  const open = {
    ...ownShift,
    id: `${late.id.slice(0, -1)}9`,
    user: null,
    name: '',
    startAt: day(2, 10),
    endAt: day(2, 18),
  };
  const sent = draw({ shifts: [ownShift, open], roles: ['ROLE_EMPLOYEE'] });
  const region = async (name: string) => within(await screen.findByRole('region', { name }));
  expect((await region('Meine Dienste')).getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click((await region('Offene Dienste')).getByRole('button', { name: /übernehmen$/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect(sent).toEqual([['takeWorkingSchedule', {}]]));
  expect(screen.queryByText('Vorwoche übernehmen')).toBeNull();
});

/** An instant a number of days from now, at an hour in UTC. */
const inDays = (days: number, hour: number) =>
  new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + (days * 24 + hour) * 3_600_000).toISOString();
const swap: NamedShiftSwap = {
  id: '0199f000-0000-7000-8000-00000000cc01',
  version: 1,
  shift: { id: late.id },
  branch: { id: branch.id },
  startAt: '2026-11-24T15:00:00.000Z',
  endAt: '2026-11-24T22:00:00.000Z',
  role: 'Küche',
  user: { id: sara },
  to: { id: ali },
  name: 'Sara Novak',
  toName: 'Ali Kaya',
  isExchange: false,
  inReturn: null,
  note: 'Ich habe da einen Termin.',
  state: 'accepted',
  answer: '',
  decidedBy: '',
  askedAt: '2026-11-20T08:00:00.000Z',
  decidedAt: null,
};

test('asks a colleague by name to take over a shift', async () => {
  const ownShift = {
    ...late,
    user: { id: me },
    startAt: inDays(1, 10),
    endAt: inDays(1, 18),
    state: 'published' as const,
  };
  const sent = draw({ shifts: [ownShift], roles: ['ROLE_EMPLOYEE'] });
  await userEvent.click(await block(/: abgeben oder tauschen$/));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Anfragen' }));
  expect(dialog.getByText('Bitte wählen Sie eine Person.')).toBeTruthy();
  await screen.findByRole('option', { name: 'Ali Kaya' });
  await userEvent.selectOptions(dialog.getByLabelText('Wen fragen Sie?'), ali);
  await userEvent.click(dialog.getByLabelText(/^Im Tausch/));
  await userEvent.type(dialog.getByLabelText(/^Nachricht/), 'Ich habe da einen Termin.{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual([
    'createShiftSwap',
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      shift: { id: late.id },
      to: { id: ali },
      isExchange: true,
      note: 'Ich habe da einen Termin.',
    },
  ]);
});

test('the asked colleague offers a shift in return; the request can be withdrawn', async () => {
  const returnShift = {
    ...late,
    id: `${late.id.slice(0, -1)}7`,
    user: { id: me },
    startAt: inDays(3, 9),
    endAt: inDays(3, 15),
  };
  const requested = { ...swap, to: { id: me }, toName: 'Ich', isExchange: true, state: 'requested' as const };
  const ownSwap = { ...swap, id: `${swap.id.slice(0, -1)}2`, user: { id: me }, name: 'Ich' };
  const sent = draw({ shifts: [returnShift], swaps: [requested, ownSwap], roles: ['ROLE_EMPLOYEE'] });
  const region = within(await screen.findByRole('region', { name: /^Diensttausch/ }));
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Di 24.11., 16–23 UhrSara Novak fragt SieIch habe da einen Termin.Im Tausch gegen einen Dienst, GefragtAntworten',
    'Di 24.11., 16–23 UhrSie fragen Ali KayaIch habe da einen Termin.Zugesagt, wartet auf die LeitungZurückziehen',
  ]);
  await userEvent.click(region.getByRole('button', { name: /: antworten$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Zusagen' }));
  expect(dialog.getByText('Bitte wählen Sie einen Dienst.')).toBeTruthy();
  await userEvent.selectOptions(dialog.getByLabelText(/^Welchen Dienst/), returnShift.id);
  await userEvent.click(dialog.getByRole('button', { name: 'Zusagen' }));
  await waitFor(() =>
    expect(sent).toEqual([['answerShiftSwap', { state: 'accepted', inReturn: { id: returnShift.id } }]]),
  );
  await userEvent.click(region.getByRole('button', { name: /: Anfrage zurückziehen$/ }));
  await waitFor(() => expect(sent.at(-1)).toEqual(['withdrawShiftSwap', {}]));
});

test('managers decide about agreed swaps and do not see others', async () => {
  const sent = draw({ swaps: [swap, { ...swap, id: `${swap.id.slice(0, -1)}3`, state: 'requested' }] });
  const region = within(await screen.findByRole('region', { name: 'Diensttausch' }));
  expect(region.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(
    region.getByRole('button', {
      name: 'Über den Dienst von Sara Novak an Ali Kaya, Di 24.11., 16–23 Uhr, entscheiden',
    }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Ablehnen' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ablehnen' }));
  expect(dialog.getByText('Bitte füllen Sie dieses Feld aus.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: 'Genehmigen' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Genehmigen' }));
  await waitFor(() => expect(sent).toEqual([['decideShiftSwap', { state: 'approved', answer: '' }]]));
});
