/** Numbers of Austria, Germany, Switzerland and Liechtenstein (MSG-03), with any international prefix. */
const near = /^(\+|00)?(43|49|41|423)\d/;
/** National format: the provider uses its own country. */
const national = /^0[1-9]/;

/** Whether an SMS to this number has the usual price. @param phone as returned by `normalizePhone` */
export const isNear = (phone: string): boolean => near.test(phone) || national.test(phone);

export const farSentence =
  'SMS gehen nur an Nummern aus Österreich, Deutschland, der Schweiz und Liechtenstein. In den Einstellungen lässt sich das ändern („SMS auch in andere Länder“).';
