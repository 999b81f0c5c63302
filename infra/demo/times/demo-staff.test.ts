import { expect, test } from '@jest/globals';
import { demoColleagues, demoTasks, offBy } from './demo-staff.ts';

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

test("each colleague's week adds up to the agreed hours, within an hour and a half", () => {
  for (const { week, weeklyMinutes, lastName } of demoColleagues) {
    const planned = week.reduce((sum, day) => sum + (day ? minutes(day[1]) - minutes(day[0]) - day[2] : 0), 0);
    expect([lastName, Math.abs(planned - weeklyMinutes) <= 90]).toEqual([lastName, true]);
  }
});

test('everyone with a task works here', () => {
  const names = demoColleagues.map(({ lastName }) => lastName);
  expect(demoTasks.flatMap(({ assignees }) => assignees).filter((name) => !names.includes(name))).toEqual([]);
});

test('nobody starts or ends more than eight minutes off their plan', () => {
  for (let person = 0; person < demoColleagues.length; person += 1)
    for (let day = 0; day < 60; day += 1) expect(Math.abs(offBy(person, day))).toBeLessThanOrEqual(8);
});
