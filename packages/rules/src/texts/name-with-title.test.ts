import { expect, test } from '@jest/globals';
import { nameWithTitle } from './name-with-title.ts';

// BLOCK-13
test.each([
  ['', 'Nora Walder'],
  ['DI Dr.', 'DI Dr. Nora Walder'],
  ['Mag.a', 'Mag.a Nora Walder'],
  ['BSc', 'Nora Walder, BSc'],
  ['B.A. M.Sc.', 'Nora Walder, B.A. M.Sc.'],
  ['DI BSc, MBA', 'DI Nora Walder, BSc MBA'],
])('the title "%s" gives "%s"', (title, expected) => expect(nameWithTitle(title, 'Nora Walder')).toBe(expected));
