/** Notes on days and plans about checks that are not made, because a missing warning would be misleading (TIME-25). */
export const notJudgedTexts = {
  LI: 'Pausen und Ruhezeiten werden nach liechtensteinischem Recht nicht geprüft.',
};
