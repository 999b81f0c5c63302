/**
 * Whether a dialog contains a date field with invalid text (date-control.tsx). Focuses that field, so that the dialog
 * is not submitted.
 */
export function isUnread(container: Element | null | undefined): boolean {
  const field = container?.querySelector<HTMLElement>('[data-unread]');
  field?.focus();
  return field !== null && field !== undefined;
}
