import { expect, test } from '@jest/globals';
import { saveEmployment } from '@theke/contracts/time-tracking/employment';
import type { Today } from '@theke/contracts/time-tracking/pressed';
import { timeClock, vienna } from '../../testing/time-clock.ts';

const { business, setClock } = timeClock();

test("TIME-03, TIME-09: shows today's shift, worked time and due break after the name is chosen", async () => {
  const { ask, hire, terminal, punch, read, branch } = await business();
  const [sara, tablet, withPin] = [await hire('Novak'), await terminal(), await terminal({ isPinRequired: true })];
  const today = async (at = tablet) => ((await read(at, `${sara}/me`)).body.data as { today: Today | null }).today;
  expect(await today()).toEqual({ shift: null, worked: [], breakDue: null, warnings: [] });
  const { body } = saveEmployment.example as { body: object };
  await ask('PUT', `working-people/${sara}/employment`, { body: { ...body, version: 0, birthDate: null } });
  const shift = { startAt: vienna('08:00'), endAt: vienna('16:30'), pauseMinutes: 30, role: 'Service', note: '' };
  await ask('POST', 'working-schedules', { body: { ...shift, user: { id: sara }, branch: { id: branch } } });
  // Not visible before it is published.
  expect((await today())?.shift).toBeNull();
  await ask('POST', 'working-schedules/publish', { body: { branch: { id: branch }, monday: '2026-11-23' } });
  setClock('07:58');
  await punch(tablet, sara, 'start');
  setClock('10:00');
  expect(await today()).toEqual({
    shift: { startAt: vienna('08:00'), endAt: vienna('16:30'), pauseMinutes: 30, role: 'Service' },
    worked: [{ startAt: vienna('07:58'), endAt: vienna('10:00') }],
    breakDue: { by: vienna('13:58'), minutes: 30 },
    warnings: [],
  });
  expect(await today(withPin)).toBeNull();
  await punch(tablet, sara, 'pause');
  setClock('10:30');
  await punch(tablet, sara, 'resume');
  setClock('11:00');
  expect(await today()).toMatchObject({
    worked: [
      { startAt: vienna('07:58'), endAt: vienna('10:00') },
      { startAt: vienna('10:30'), endAt: vienna('11:00') },
    ],
    breakDue: null,
  });
  // After midnight it is still the day on which work began; the next day starts empty.
  setClock('00:30', 1);
  expect((await today())?.worked).toHaveLength(2);
  await punch(tablet, sara, 'end');
  setClock('08:00', 1);
  expect(await today()).toEqual({ shift: null, worked: [], breakDue: null, warnings: [] });
});

test('TIME-09, TIME-02: shows legal warnings during work, after the PIN if required', async () => {
  const { ask, hire, terminal, punch, read } = await business();
  const [sara, tablet] = [await hire('Novak'), await terminal({ isPinRequired: true })];
  const { body } = saveEmployment.example as { body: object };
  await ask('PUT', `working-people/${sara}/employment`, { body: { ...body, version: 0, birthDate: null } });
  await ask('PUT', `working-people/${sara}`, { body: { pin: '4711' } });
  const readMe = async (pin?: string) => (await read(tablet, `${sara}/me`, pin === undefined ? {} : { pin })).body;
  const laws = async () =>
    ((await readMe('4711')).data as { today: Today }).today.warnings.map(
      ({ severity, text }) => `${severity}: ${text}`,
    );
  const press = async (verb: string, time: string, days = 0) => {
    setClock(time, days);
    expect((await punch(tablet, sara, verb, { pin: '4711' })).status).toBe(200);
  };
  await press('start', '17:00');
  await press('end', '23:00');
  await press('start', '08:00', 1);
  const rest = 'breach: Ruhezeit 9:00 Std. statt 11:00 Std. (§ 12 Abs. 1 AZG).';
  expect(await laws()).toEqual([rest]);
  setClock('14:01', 1);
  expect(await laws()).toEqual([rest, 'breach: Pause 0 von 30 Minuten (§ 11 Abs. 1 AZG).']);
  // Only choosing her name shows nothing; wrong PINs are counted.
  expect((await readMe()).data).toMatchObject({ presence: 'in', today: null });
  expect((await readMe('0000')).errors).toMatchObject([{ code: 'WRONG_PIN' }]);
  await press('pause', '14:02', 1);
  await press('resume', '14:40', 1);
  expect((await readMe()).data).toMatchObject({ since: vienna('08:00', 1), startAt: vienna('08:00', 1) });
  await press('end', '19:00', 1);
  // The previous day is over and only in the sheet.
  setClock('19:00', 2);
  expect(await laws()).toEqual([]);
});
