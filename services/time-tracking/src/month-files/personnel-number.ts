/** Format of a personnel number in payroll software. */
export const personnelNumber = /^(?!0+$)\d{1,5}$/;
