/** Data of the bar for staff on a content page (FRAME-18), embedded in their documents only. */
export type StaffBar = {
  readonly name: string;
  /** What can be edited, the page itself first. */
  readonly edits: readonly { readonly label: string; readonly href: string }[];
  /** Details of the page, for administrators. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
};

/** Id of the script element that holds the data. */
export const staffBarId = 'staff-bar';
