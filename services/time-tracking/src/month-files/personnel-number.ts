/** As payrolls know people. */
export const personnelNumber = /^(?!0+$)\d{1,5}$/;
