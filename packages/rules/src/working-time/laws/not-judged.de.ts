/** Beside days and plans in which no warning about them would be a false comfort (TIME-25). */
export const notJudgedTexts = {
  LI: 'Pausen und Ruhezeiten werden nach liechtensteinischem Recht nicht geprüft.',
};
