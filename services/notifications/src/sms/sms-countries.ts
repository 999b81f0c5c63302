/** Of Austria, Germany, Switzerland and Liechtenstein (MSG-03), with or without what stands before a country's code. */
const near = /^(\+|00)?(43|49|41|423)\d/;
/** Within a country: the provider takes it for one of its own. */
const national = /^0[1-9]/;

/** Whether an SMS to this number costs what the shop expects. @param phone as `normalizePhone` leaves it */
export const isNear = (phone: string): boolean => near.test(phone) || national.test(phone);

export const farSentence =
  'SMS gehen nur an Nummern aus Österreich, Deutschland, der Schweiz und Liechtenstein. In den Einstellungen lässt sich das ändern („SMS auch in andere Länder“).';
