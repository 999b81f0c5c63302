import { expect, test } from '@jest/globals';
import { faultsOfWages, sentWages, typedWages } from './typed-wages.ts';

test('formats wages for typing, and sends unchanged ones as they were', () => {
  const wages = [
    { validFrom: '2026-01-01', hourly: 14.125 },
    { validFrom: '2025-01-01', hourly: 1300 },
  ];
  const typed = typedWages({ wages }, '2026-11-27');
  expect(typed.map(({ hourly }) => hourly)).toEqual(['14,125', '1300,00']);
  expect(faultsOfWages(typed)).toEqual([{}, {}]);
  expect(sentWages(typed)).toEqual({ wages });
  expect(typedWages({ wages: [] }, '2026-11-27')).toEqual([{ validFrom: '2026-01-01', hourly: '' }]);
});

test.each(['', '-1', '14,12345', '1.2,5', 'vierzehn'])('"%s" is not a wage', (hourly) => {
  expect(faultsOfWages([{ validFrom: '2026-01-01', hourly }])[0]).toEqual({
    hourly: 'Bitte geben Sie einen Betrag wie 14,50 an.',
  });
});

test('requires a day, and each day only once', () => {
  const wageFrom = (validFrom: string) => ({ validFrom, hourly: '14' });
  expect(faultsOfWages([wageFrom('2026-01-01'), wageFrom('2026-01-01'), wageFrom('')])).toEqual([
    {},
    { validFrom: 'Ab diesem Tag gilt schon ein anderer Stundenlohn.' },
    { validFrom: 'Bitte geben Sie einen Tag an.' },
  ]);
});
