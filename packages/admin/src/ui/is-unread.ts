/** Whether a field of a dialog holds a text that it cannot read (date-control.tsx): it gets the focus, and nothing is decided without it. */
export function isUnread(within: Element | null | undefined): boolean {
  const field = within?.querySelector<HTMLElement>('[data-unread]');
  field?.focus();
  return field !== null && field !== undefined;
}
